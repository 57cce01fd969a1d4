import { closeSync, existsSync, mkdirSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { NetworkEvent } from './events.ts'

export interface Journal {
  /** Events of earlier runs, oldest first. */
  past: NetworkEvent[]
  append(events: readonly NetworkEvent[]): void
  close(): void
}

function readPast(path: string): NetworkEvent[] {
  if (!existsSync(path)) return []
  const bytes = readFileSync(path)
  const end = bytes.lastIndexOf(0x0a) + 1
  // A process killed while writing leaves an incomplete last line, whose event no client has seen yet.
  if (end < bytes.length) truncateSync(path, end)
  const lines = bytes.subarray(0, end).toString('utf8').split('\n')
  return lines.flatMap((line, index) => {
    if (line === '') return []
    try {
      return [JSON.parse(line) as NetworkEvent]
    } catch {
      throw new Error(`Perch cannot read its journal ${path}: line ${index + 1} is not JSON`)
    }
  })
}

export function openJournal(path: string | null): Journal {
  if (path === null) return { past: [], append() {}, close() {} }
  mkdirSync(dirname(path), { recursive: true })
  const past = readPast(path)
  const file = openSync(path, 'a')
  return {
    past,
    append(events) {
      writeSync(file, events.map((event) => `${JSON.stringify(event)}\n`).join(''))
    },
    close() {
      closeSync(file)
    },
  }
}
