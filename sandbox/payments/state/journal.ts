import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** An object after a change; null: it was removed. */
export type Entry = [kind: string, id: string, object: object | null]

export interface Journal {
  past: Entry[]
  /** Writes a change as one line, so that a killed process leaves all of it or nothing. */
  append(change: Entry[]): void
  close(): void
}

export function openJournal(path: string | null): Journal {
  if (path === null) return { past: [], append() {}, close() {} }
  mkdirSync(dirname(path), { recursive: true })
  const past = readPast(path)
  // Compacted at each start to the latest state of each object.
  writeFileSync(`${path}.new`, past.map((entry) => `${JSON.stringify([entry])}\n`).join(''), { mode: 0o600 })
  renameSync(`${path}.new`, path)
  const file = openSync(path, 'a')
  return {
    past,
    append(change) {
      writeSync(file, `${JSON.stringify(change)}\n`)
    },
    close() {
      closeSync(file)
    },
  }
}

/** The latest state of each object, in order of creation. */
function readPast(path: string): Entry[] {
  if (!existsSync(path)) return []
  const latest = new Map<string, Entry>()
  const text = readFileSync(path, 'utf8')
  // Text after the last line break is an incomplete write of a killed process.
  for (const [index, line] of text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .entries()) {
    if (line === '') continue
    for (const entry of parse(line, `${path}: line ${index + 1}`)) {
      const key = `${entry[0]} ${entry[1]}`
      if (entry[2] === null) latest.delete(key)
      else latest.set(key, entry)
    }
  }
  return [...latest.values()]
}

function parse(line: string, where: string): Entry[] {
  try {
    return JSON.parse(line) as Entry[]
  } catch {
    throw new Error(`The payments cannot read their journal ${where} is not JSON`)
  }
}
