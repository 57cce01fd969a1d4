import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { startPostgres } from '../../sandbox/main.ts'
import { childOptions, postgresHome } from '../../sandbox/postgres-account.ts'
import { freePort } from './server.ts'

const run = promisify(execFile)
const oldest = 15
/** The version of the embedded packages; they contain no pg_dump. */
const embedded = 18

/** The machine's pg_dump and pg_restore, with or without a server of the same version. */
export interface PgTools {
  folder: string
  major: number
  server: boolean
}

/** The newest tools available, or the reason why none can be used. */
export async function pgTools(): Promise<PgTools | string> {
  const debian = '/usr/lib/postgresql'
  const folders = [
    ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  const found: PgTools[] = []
  for (const folder of folders.filter((one) => has(one, 'pg_dump') && has(one, 'pg_restore'))) {
    const { stdout } = await run(join(folder, 'pg_dump'), ['--version'])
    const major = Number(/\) (\d+)/.exec(stdout)?.[1] ?? 0)
    const server = has(folder, 'initdb') && has(folder, 'pg_ctl')
    if (major >= oldest && (server || major >= embedded)) found.push({ folder, major, server })
  }
  const [best] = found.toSorted((one, other) => other.major - one.major)
  return (
    best ?? `no pg_dump here that reads PostgreSQL ${embedded}, or comes with a server of its own from ${oldest} on`
  )
}

const has = (folder: string, program: string) => existsSync(join(folder, program))

export interface Cluster {
  url: string
  stop(): Promise<void>
}

/** An empty cluster that these tools can read. If the tools include the server, its superuser is `owner`. */
export async function startCluster({ folder, server }: PgTools, owner: string): Promise<Cluster> {
  const dataDir = mkdtempSync(join(tmpdir(), 'warble-cluster-'))
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  if (!server) {
    const postgres = await startPostgres({ dataDir, port: 0, durable: false, log: () => undefined })
    return { url: postgres.url, stop: () => postgres.stop().finally(remove) }
  }
  const { home, account } = await postgresHome(dataDir, () => undefined)
  const options = childOptions(account, home)
  const [data, secret, password] = [join(home, 'data'), join(home, 'password'), randomBytes(18).toString('base64url')]
  writeFileSync(secret, password, { mode: 0o600 })
  if (account) chownSync(secret, account.uid, account.gid)
  const made = [`--pgdata=${data}`, `--username=${owner}`, `--pwfile=${secret}`, '--auth=scram-sha-256']
  await run(join(folder, 'initdb'), [...made, '--encoding=UTF8', '--locale=C', '--no-sync'], options)
  const port = await freePort()
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories= -c fsync=off -c max_connections=200`
  const control = (...args: string[]) => run(join(folder, 'pg_ctl'), ['-D', data, '-w', ...args], options)
  await control('start', '-l', join(home, 'log'), '-o', settings)
  return {
    url: `postgres://${owner}:${password}@127.0.0.1:${port}/postgres`,
    stop: () => control('stop', '-m', 'immediate').then(remove),
  }
}
