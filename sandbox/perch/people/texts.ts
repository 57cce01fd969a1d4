import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A build holds the files; programs that run from the sources, by tsx, read them. */
const built: Record<string, string> | undefined =
  import.meta.env && import.meta.glob<string>('./texts/**/*.txt', { query: '?raw', import: 'default', eager: true })

/** What Perch's people say: the file of that name in `texts`. */
export function textOf(name: string): string {
  const text = built
    ? built[`./texts/${name}.txt`]
    : readFileSync(join(import.meta.dirname, 'texts', `${name}.txt`), 'utf8')
  if (text === undefined) throw new Error(`Perch’s people have no text "${name}"`)
  return text
}
