import type { NetworkId } from '#app/contract/networks.ts'
import { currentLog } from '#app/log.ts'

/** What all processes of an installation know of reading a network. */
export interface ReadingRecord {
  /** null: nothing was kept. */
  vocabulary(): Promise<string | null>
  /** false: another process kept it before. */
  keepVocabulary(name: string): Promise<boolean>
  countOdd(objects: number): Promise<void>
}

export type ReadingRecords = (network: NetworkId) => ReadingRecord

/** An object of an answer that could not be read. `field`: the first one that was not as expected. */
export interface Odd {
  kind: string
  field: string
}

/** The answer's other objects are used. Logs no content. */
export function reportOdd(network: NetworkId, record: ReadingRecord, odd: readonly Odd[]): void {
  if (odd.length === 0) return
  const fields = [...new Set(odd.map(({ kind, field }) => `${kind}.${field}`))].slice(0, 10)
  const log = currentLog()
  log?.warn({ network, objects: odd.length, fields }, 'objects of a network’s answer could not be read')
  record
    .countOdd(odd.length)
    .catch((error: unknown) => log?.warn({ err: error, network }, 'unreadable objects could not be counted'))
}

export function recordInMemory(): ReadingRecord {
  let kept: string | null = null
  return {
    vocabulary: async () => kept,
    async keepVocabulary(name) {
      const isNew = kept !== name
      kept = name
      return isNew
    },
    countOdd: async () => undefined,
  }
}
