import { execFile } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  statSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { codeOf, explainWriteError, SandboxError } from './errors.ts'

const run = promisify(execFile)

/** The OS account that PostgreSQL runs under if we are root, since it refuses to run as root; null: our own account. */
export interface Account {
  name: string
  uid: number
  gid: number
}

/** Options for a child process under this account, with only PATH of our environment. */
export function childOptions(account: Account | null, cwd: string) {
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH ?? '/usr/bin:/bin',
    LC_ALL: 'C',
    TZ: 'UTC',
    NODE_ENV: 'production',
  }
  return { cwd, env, ...(account && { uid: account.uid, gid: account.gid }) }
}

/** Creates PostgreSQL's home below this data folder, accessible to the account that it runs under. */
export async function postgresHome(dataDir: string, log: (line: string) => void) {
  const link = join(dataDir, 'postgres')
  try {
    mkdirSync(dataDir, { recursive: true })
    if (lstatOrNull(link)?.isSymbolicLink() && !existsSync(link)) unlinkSync(link)
    const asRoot = process.getuid?.() === 0
    const account = asRoot ? (ownerOf(join(link, 'data')) ?? serviceAccount()) : null
    if (account) await grantAccess(dataDir, link, account, log)
    else mkdirSync(link, { recursive: true, mode: 0o700 })
    const home = realpathSync(link)
    if (account) chownSync(home, account.uid, account.gid)
    else assertOwnedByUs(home)
    chmodSync(home, 0o700)
    return { home, account }
  } catch (error) {
    throw explainWriteError(dataDir, error)
  }
}

function serviceAccount(): Account {
  const accounts = passwd()
  const account = accounts.find((one) => one.name === 'postgres') ?? accounts.find((one) => one.name === 'nobody')
  if (account) return account
  throw new SandboxError(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody": start as an ordinary user.',
  )
}

/** The owner of a data folder that an ordinary user created; root runs PostgreSQL under that account. */
function ownerOf(folder: string): Account | null {
  const owner = statSync(folder, { throwIfNoEntry: false })
  if (!owner || owner.uid === 0) return null
  const name = passwd().find(({ uid }) => uid === owner.uid)?.name ?? `user ${owner.uid}`
  return { name, uid: owner.uid, gid: owner.gid }
}

function passwd(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0)
}

function assertOwnedByUs(home: string) {
  const owner = lstatSync(home).uid
  if (process.getuid && owner !== process.getuid()) {
    const name = passwd().find(({ uid }) => uid === owner)?.name ?? (owner === 0 ? 'root' : `user ${owner}`)
    throw new SandboxError(
      `The database in ${home} belongs to ${name}: start as root or ${name}, or remove that folder.`,
    )
  }
}

/**
 * Makes the database's home accessible to its account, by the data folder's mode if that suffices. If a parent folder
 * is closed (such as root's home), the home becomes a symlink to a new folder under /var/lib/warble.
 */
async function grantAccess(dataDir: string, link: string, account: Account, log: (line: string) => void) {
  chmodSync(dataDir, (statSync(dataDir).mode & 0o7777) | 0o011)
  const known = lstatOrNull(link)
  if (known?.isSymbolicLink() || (known && (await canEnter(dataDir, account)))) return
  if (await canEnter(dataDir, account)) {
    mkdirSync(link, { recursive: true, mode: 0o700 })
    return
  }
  if (known) {
    throw new SandboxError(
      `The user ${account.name}, who runs PostgreSQL, cannot enter ${dataDir}: allow it with chmod o+x on the folders above it.`,
    )
  }
  mkdirSync('/var/lib/warble', { recursive: true, mode: 0o755 })
  const elsewhere = mkdtempSync('/var/lib/warble/postgres-')
  try {
    symlinkSync(elsewhere, link)
  } catch (error) {
    rmdirSync(elsewhere)
    // A concurrent first start has created the link: use that one.
    if (codeOf(error) === 'EEXIST') return
    throw error
  }
  log(`The user ${account.name}, who runs PostgreSQL, cannot enter ${dataDir}; the database is in ${elsewhere}.`)
}

async function canEnter(folder: string, account: Account): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], childOptions(account, '/'))
    return true
  } catch {
    return false
  }
}

const lstatOrNull = (path: string) => lstatSync(path, { throwIfNoEntry: false }) ?? null
