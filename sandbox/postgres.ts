import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { codeOf, portBusy, SandboxError, unwritable } from './errors.ts'
import { tryPort } from './listen.ts'
import { type Account, childOptions, postgresHome } from './postgres-account.ts'
import { type Binaries, postgresBinaries } from './postgres-binaries.ts'
import { enrol, isAlive } from './postgres-users.ts'
import {
  disownPidFile,
  endPostmaster,
  launch,
  type Postmaster,
  reasonIn,
  runningPostmaster,
  signal,
} from './postmaster.ts'

const run = promisify(execFile)

/** After a kill -9 the old server's processes take a moment to exit; until then a start fails. */
const retryFor = 10_000

export interface PostgresOptions {
  dataDir: string
  /** 0 takes any free port. A server that already runs on this data keeps its own. */
  port: number
  log(line: string): void
  /** False gives up safety against power loss for speed, in tests. */
  durable?: boolean
}

export interface EmbeddedPostgres {
  url: string
  port: number
  /** Ends the server, unless another process still uses it: then the last one does. */
  stop(): Promise<void>
}

/** A real PostgreSQL in `<dataDir>/postgres`: created on the first start, reused later. */
export async function startPostgres({
  dataDir,
  port,
  log,
  durable = true,
}: PostgresOptions): Promise<EmbeddedPostgres> {
  const { home, account } = await postgresHome(dataDir, log)
  const data = join(home, 'data')
  const user = enrol(home)
  try {
    const password = ownPassword(home, account)
    if (!existsSync(data)) await initialise(home, account, durable, log)
    const server = await findOrLaunch({ home, port, durable, account, password, log })
    const url = `postgres://warble:${password}@127.0.0.1:${server.port}/warble`
    await createDatabase(url)
    return { url, port: server.port, stop: leaver(server.pid, data, user) }
  } catch (error) {
    const running = runningPostmaster(data)
    if (user.leave().last && running) await endPostmaster(running.pid, data)
    throw unwritable(dataDir, error)
  }
}

/** Also for a process that exits without stop(): its server shuts down on its own. */
function leaver(pid: number, data: string, user: ReturnType<typeof enrol>) {
  const onExit = () => {
    if (user.leave().last && runningPostmaster(data)?.pid === pid) signal(pid, 'SIGINT')
  }
  process.once('exit', onExit)
  let stopped: Promise<void> | null = null
  return () => {
    stopped ??= (async () => {
      process.removeListener('exit', onExit)
      if (user.leave().last && runningPostmaster(data)?.pid === pid) await endPostmaster(pid, data)
    })()
    return stopped
  }
}

function ownPassword(home: string, account: Account | null): string {
  const file = join(home, 'password')
  try {
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' })
    if (account) chownSync(file, account.uid, account.gid)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** Into a temporary folder first: an interrupted first start leaves nothing that looks like data. */
async function initialise(home: string, account: Account | null, durable: boolean, log: (line: string) => void) {
  log('Making the database (first start).')
  const { initdb } = await postgresBinaries(home, account)
  for (const name of readdirSync(home)) {
    const maker = /^data\.(\d+)-/.exec(name)?.[1]
    if (maker && !isAlive(Number(maker))) rmSync(join(home, name), { recursive: true, force: true })
  }
  const unfinished = join(home, `data.${process.pid}-${randomBytes(3).toString('hex')}`)
  const flags = ['--username=warble', `--pwfile=${join(home, 'password')}`, '--auth=scram-sha-256', '--encoding=UTF8']
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const sync = durable ? [] : ['--no-sync']
  try {
    await run(initdb, [`--pgdata=${unfinished}`, ...flags, ...locale, ...sync], childOptions(account, home))
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    throw new SandboxError(`The database could not be made in ${home}: ${reasonIn(said) ?? said.trim()}.`)
  }
  try {
    renameSync(unfinished, join(home, 'data'))
  } catch (error) {
    // Two first starts at once: the other one's data are used.
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error
    rmSync(unfinished, { recursive: true, force: true })
  }
}

interface Place {
  home: string
  port: number
  durable: boolean
  account: Account | null
  password: string
  log(line: string): void
}

async function findOrLaunch(place: Place): Promise<Postmaster> {
  const data = join(place.home, 'data')
  const deadline = Date.now() + retryFor
  let binaries: Binaries | null = null
  let failure = 'the server that runs on these data does not answer'
  while (Date.now() < deadline) {
    const running = runningPostmaster(data)
    if (running && (await answers(running.port, place.password))) {
      if (place.port && place.port !== running.port) place.log(`PostgreSQL already runs, on port ${running.port}.`)
      return running
    }
    if (!running) {
      binaries ??= await suitableBinaries(place, data)
      const port = await freePort(place.port, Date.now() > deadline - retryFor + 1_000)
      if (port) {
        disownPidFile(data)
        const launched = await launch({ ...place, postgres: binaries.postgres, port })
        if ('postmaster' in launched) return launched.postmaster
        failure = launched.failure
      }
    }
    await sleep(150)
  }
  throw new SandboxError(`PostgreSQL does not start: ${failure}. Its log is ${join(place.home, 'postgres.log')}.`)
}

/** Waits briefly for a busy port: its holder may be our own server, starting or stopping. */
async function freePort(port: number, final: boolean): Promise<number | null> {
  const free = await tryPort(port)
  if (free === null && final) throw portBusy(port, 'PostgreSQL', 'PG_PORT')
  return free
}

async function suitableBinaries({ home, account }: Place, data: string): Promise<Binaries> {
  const binaries = await postgresBinaries(home, account)
  const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  if (version === binaries.major) return binaries
  throw new SandboxError(
    `The data in ${data} are of PostgreSQL ${version}, and this version of Warble brings ${binaries.major}: move that folder away, or go back.`,
  )
}

async function answers(port: number, password: string): Promise<boolean> {
  const client = new Client({ host: '127.0.0.1', port, user: 'warble', password, database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function createDatabase(url: string) {
  const address = new URL(url)
  address.pathname = '/postgres'
  const client = new Client({ connectionString: address.href })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'warble'")
    if (!rowCount) await client.query('create database warble')
  } catch (error) {
    // Another start created it at the same moment: PostgreSQL reports a duplicate, of the name or of the row.
    if (codeOf(error) !== '42P04' && codeOf(error) !== '23505') throw error
  } finally {
    await client.end()
  }
}
