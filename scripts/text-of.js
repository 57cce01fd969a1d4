import { readFileSync } from 'node:fs'

/** Null if there is no such file, or it cannot be read. */
export function textOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
