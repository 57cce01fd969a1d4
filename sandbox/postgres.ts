import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { codeOf, explainWriteError, portInUse, SandboxError } from './errors.ts'
import { tryPort } from './listen.ts'
import { type Account, childOptions, postgresHome } from './postgres-account.ts'
import { type Binaries, postgresBinaries } from './postgres-binaries.ts'
import { isAlive, registerUse } from './postgres-usage.ts'
import {
  launch,
  type Postmaster,
  reasonIn,
  replaceStalePid,
  runningPostmaster,
  signal,
  stopPostmaster,
} from './postmaster.ts'

const run = promisify(execFile)

/** In ms. After a kill -9 the old server's processes take a moment to exit; until then a start fails. */
const retryFor = 10_000
/** In ms. How long a server that another process started may take to recover its data, on a busy disk. */
const recoverFor = 60_000

/** PostgreSQL's error code. */
const cannotConnectNow = '57P03'

export interface PostgresOptions {
  dataDir: string
  /** 0 takes any free port. A server that already runs on this data keeps its port. */
  port: number
  log(line: string): void
  /** False turns off fsync, for faster tests. */
  durable?: boolean
}

export interface EmbeddedPostgres {
  url: string
  port: number
  /** Stops the server unless another process still uses it. */
  stop(): Promise<void>
}

/** Starts a PostgreSQL with its data in `<dataDir>/postgres`, which the first start creates. */
export async function startPostgres({
  dataDir,
  port,
  log,
  durable = true,
}: PostgresOptions): Promise<EmbeddedPostgres> {
  const { home, account } = await postgresHome(dataDir, log)
  const data = join(home, 'data')
  const user = registerUse(home)
  const atExit = onExit(data, user)
  try {
    const password = readOrCreatePassword(home, account)
    if (!existsSync(data)) await initialise(home, account, durable, log)
    const server = await findOrLaunch({ home, port, durable, account, password, log })
    const url = `postgres://warble:${password}@127.0.0.1:${server.port}/warble`
    await createDatabase(url)
    return { url, port: server.port, stop: stopFunction(server.pid, data, user, atExit) }
  } catch (error) {
    atExit.cancel()
    const running = runningPostmaster(data)
    if (user.release().last && running) await stopPostmaster(running.pid, data)
    throw explainWriteError(dataDir, error)
  }
}

/** Shuts the server down if the process exits without stopping it, as soon as it may have been started. */
function onExit(data: string, user: ReturnType<typeof registerUse>) {
  const shutDown = () => {
    const running = runningPostmaster(data)
    if (user.release().last && running) signal(running.pid, 'SIGINT')
  }
  process.once('exit', shutDown)
  return { cancel: () => process.removeListener('exit', shutDown) }
}

/** Returns `stop()`. */
function stopFunction(
  pid: number,
  data: string,
  user: ReturnType<typeof registerUse>,
  atExit: ReturnType<typeof onExit>,
) {
  let stopped: Promise<void> | null = null
  return () => {
    stopped ??= (async () => {
      atExit.cancel()
      if (user.release().last && runningPostmaster(data)?.pid === pid) await stopPostmaster(pid, data)
    })()
    return stopped
  }
}

function readOrCreatePassword(home: string, account: Account | null): string {
  const file = join(home, 'password')
  try {
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' })
    if (account) chownSync(file, account.uid, account.gid)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** Initialises into a temporary folder first, so that an interrupted first start leaves no incomplete data. */
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
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    throw new SandboxError(`The database could not be made in ${home}: ${reasonIn(output) ?? output.trim()}.`)
  }
  try {
    renameSync(unfinished, join(home, 'data'))
  } catch (error) {
    // A concurrent first start has created the data: use those.
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error
    rmSync(unfinished, { recursive: true, force: true })
  }
}

interface LaunchRequest {
  home: string
  port: number
  durable: boolean
  account: Account | null
  password: string
  log(line: string): void
}

async function findOrLaunch(place: LaunchRequest): Promise<Postmaster> {
  const data = join(place.home, 'data')
  const begun = Date.now()
  let deadline = begun + retryFor
  let binaries: Binaries | null = null
  let failure = 'the server that runs on these data does not answer'
  while (Date.now() < deadline) {
    const running = runningPostmaster(data)
    if (running) {
      const state = await stateOf(running.port, place.password)
      if (state === 'ready') {
        if (place.port && place.port !== running.port) place.log(`PostgreSQL already runs, on port ${running.port}.`)
        return running
      }
      if (state === 'busy') deadline = Math.min(Date.now() + retryFor, begun + recoverFor)
    } else {
      binaries ??= await suitableBinaries(place, data)
      const port = await freePort(place.port, Date.now() > deadline - retryFor + 1_000)
      if (port) {
        replaceStalePid(data)
        const launched = await launch({ ...place, postgres: binaries.postgres, port })
        if ('postmaster' in launched) return launched.postmaster
        failure = launched.failure
      }
    }
    await sleep(150)
  }
  throw new SandboxError(`PostgreSQL does not start: ${failure}. Its log is ${join(place.home, 'postgres.log')}.`)
}

/** Null if the port is busy, since its holder may be our own server that starts or stops; throws on the `final` try. */
async function freePort(port: number, final: boolean): Promise<number | null> {
  const free = await tryPort(port)
  if (free === null && final) throw portInUse(port, 'PostgreSQL', 'PG_PORT')
  return free
}

async function suitableBinaries({ home, account }: LaunchRequest, data: string): Promise<Binaries> {
  const binaries = await postgresBinaries(home, account)
  const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  if (version === binaries.major) return binaries
  throw new SandboxError(
    `The data in ${data} are of PostgreSQL ${version}, and this version of Warble brings ${binaries.major}: move that folder away, or go back.`,
  )
}

/** Busy: it is starting, recovering or stopping, and says so. */
async function stateOf(port: number, password: string): Promise<'ready' | 'busy' | 'silent'> {
  const client = new Client({ host: '127.0.0.1', port, user: 'warble', password, database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    return codeOf(error) === cannotConnectNow ? 'busy' : 'silent'
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
    // A concurrent start has created it: PostgreSQL reports a duplicate database or a unique violation.
    if (codeOf(error) !== '42P04' && codeOf(error) !== '23505') throw error
  } finally {
    await client.end()
  }
}
