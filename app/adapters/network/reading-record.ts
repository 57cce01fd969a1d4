import type { NetworkId } from '#app/contract/networks.ts'

/** What all processes of an installation know of reading a network. */
export interface ReadingRecord {
  /** null: nothing was kept. */
  vocabulary(): Promise<string | null>
  /** false: another process kept it before. */
  keepVocabulary(name: string): Promise<boolean>
}

export type ReadingRecords = (network: NetworkId) => ReadingRecord

export function recordInMemory(): ReadingRecord {
  let kept: string | null = null
  return {
    vocabulary: async () => kept,
    async keepVocabulary(name) {
      const isNew = kept !== name
      kept = name
      return isNew
    },
  }
}
