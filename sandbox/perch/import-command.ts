import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { importPosts, parseArchive } from './import.ts'

const USAGE = 'Usage: perch:import --handle NAME [--perch http://127.0.0.1:PORT] FILE'

/** `npm run perch:import -- --handle NAME FILE`; returns the exit code. */
export async function importCommand(args: string[], defaultUrl: string): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { handle: { type: 'string' }, perch: { type: 'string', default: defaultUrl } },
    })
    const [file] = positionals
    if (!values.handle || file === undefined || positionals.length > 1) throw new Error(USAGE)
    const posts = parseArchive(readFileSync(file, 'utf8'))
    await importPosts(values.perch, values.handle, posts)
    console.log(
      `${posts.length} posts are now the timeline of @${values.handle}: ${new URL(values.handle, values.perch)}`,
    )
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}
