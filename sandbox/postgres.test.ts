import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SandboxError } from './errors.ts'
import { type EmbeddedPostgres, startPostgres } from './postgres.ts'

let dataDir: string
const started: EmbeddedPostgres[] = []

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'warble-postgres-'))
})

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(port = 0, durable = false): Promise<EmbeddedPostgres> {
  const server = await startPostgres({ dataDir, port, durable, log: () => {} })
  started.push(server)
  return server
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const postmasterPid = () => Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
/** A zombie counts as ended; its command line is empty. */
function isRunning(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
  } catch {
    return false
  }
}

describe('the embedded PostgreSQL', () => {
  it('starts with an empty data folder as a UTF-8 PostgreSQL on loopback, with a password readable by its user only', async () => {
    const { url, port } = await start()
    const [row] = await query(
      url,
      `select current_setting('server_encoding') as encoding, current_setting('listen_addresses') as addresses,
              current_setting('max_connections') as connections, current_setting('password_encryption') as passwords,
              lower('ÄÉ') as lowered, current_database() as name`,
    )
    expect(row).toEqual({
      encoding: 'UTF8',
      addresses: '127.0.0.1',
      connections: '200',
      passwords: 'scram-sha-256',
      lowered: 'äé',
      name: 'warble',
    })
    expect(statSync(join(dataDir, 'postgres/password')).mode & 0o777).toBe(0o600)
    expect(statSync(join(dataDir, 'postgres/data')).mode & 0o777).toBe(0o700)
    await expect(query(`postgres://warble:wrong@127.0.0.1:${port}/warble`, 'select 1')).rejects.toThrow(/password/)
  })

  it('keeps its data across a restart and leaves no process behind', async () => {
    const first = await start()
    await query(first.url, 'create table kept as select 42 as answer')
    const pid = postmasterPid()
    await first.stop()
    expect(isRunning(pid)).toBe(false)
    const second = await start()
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('starts again with all committed data after a kill -9 with open sessions', async () => {
    const first = await start(0, true)
    await query(first.url, 'create table kept as select 42 as answer')
    const busy = new Client({ connectionString: first.url })
    busy.on('error', () => {})
    await busy.connect()
    process.kill(postmasterPid(), 'SIGKILL')
    const second = await start()
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('starts although the process id in a stale pid file now belongs to another program', async () => {
    const first = await start()
    const file = join(dataDir, 'postgres/data/postmaster.pid')
    const stale = readFileSync(file, 'utf8').split('\n').slice(1)
    await first.stop()
    const other = spawn('sleep', ['60'], asOwnerOf(dirname(file)))
    writeFileSync(file, [other.pid, ...stale].join('\n'))
    const second = await start()
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
    other.kill()
  })

  it('shares one server between all users of the same data and stops it with the last one', async () => {
    const [one, other] = await Promise.all([start(), start()])
    expect(other.port).toBe(one.port)
    const pid = postmasterPid()
    await one.stop()
    expect(await query(other.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await other.stop()
    expect(isRunning(pid)).toBe(false)
  })

  it('takes over the running server of a killed process', async () => {
    const { child, port } = await startElsewhere()
    const pid = postmasterPid()
    child.kill('SIGKILL')
    await once(child, 'exit')
    const server = await start()
    expect(server.port).toBe(port)
    await server.stop()
    expect(isRunning(pid)).toBe(false)
  })

  it('stops when its process exits without stopping it', async () => {
    const { child } = await startElsewhere()
    const pid = postmasterPid()
    child.stdin?.end()
    await once(child, 'exit')
    while (isRunning(pid)) await sleep(20)
  })

  it('stops when its process exits while it is still starting', async () => {
    await (await start()).stop()
    const pidFile = join(dataDir, 'postgres/data/postmaster.pid')
    const child = spawnProgram(`({ startPostgres }) => {
      startPostgres({ dataDir: ${JSON.stringify(dataDir)}, port: 0, durable: false, log() {} })
      setInterval(() => require('node:fs').existsSync(${JSON.stringify(pidFile)}) && process.exit(), 1)
    }`)
    await once(child, 'exit')
    while (existsSync(pidFile)) await sleep(20)
  })

  it('reports a busy port in one sentence', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const address = holder.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await expect(start(port)).rejects.toThrow(
      new SandboxError(
        `Port ${port} (PostgreSQL) is already in use. Stop what uses it, or set PG_PORT to another one.`,
      ),
    )
    holder.close()
  })

  it('reports in one sentence a data folder whose path leads through a file', async () => {
    writeFileSync(join(dataDir, 'file'), '')
    const options = { dataDir: join(dataDir, 'file/below'), port: 0, log: () => {} }
    await expect(startPostgres(options)).rejects.toThrow(
      /^The data folder .* cannot be written: a part of the path is a/,
    )
  })

  it('reports in one sentence data of another PostgreSQL version', async () => {
    const first = await start()
    await first.stop()
    writeFileSync(join(dataDir, 'postgres/data/PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(/are of PostgreSQL 17, and this version of Warble brings 18/)
  })
})

describe.runIf(process.getuid?.() === 0)('the embedded PostgreSQL, started by root', () => {
  it('runs in a folder that only root can enter, through a symlink', async () => {
    const closed = dataDir
    dataDir = join(closed, 'data')
    const lines: string[] = []
    const server = await startPostgres({ dataDir, port: 0, durable: false, log: (line) => lines.push(line) })
    started.push(server)
    const home = /the database is in (\S+)\.$/m.exec(lines.join('\n'))?.[1] ?? ''
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await server.stop()
    rmSync(home, { recursive: true })
    dataDir = closed
  })

  it('reports to another user whose data it is, and that the data folder is not writable', async () => {
    const server = await start()
    await server.stop()
    await expect(startElsewhere({ uid: 65534, gid: 65534 })).rejects.toThrow(/belongs to \w+: start as root or \w+/)
    rmSync(join(dataDir, 'postgres'), { recursive: true })
    chmodSync(dataDir, 0o755)
    await expect(startElsewhere({ uid: 65534, gid: 65534 })).rejects.toThrow(/cannot be written: permission denied/)
  })
})

function asOwnerOf(folder: string) {
  const { uid, gid } = statSync(folder)
  return process.getuid?.() === 0 ? { uid, gid } : {}
}

/** Starts a process that uses the database until its standard input ends. */
async function startElsewhere(
  account: { uid?: number; gid?: number } = {},
): Promise<{ child: ChildProcess; port: number }> {
  const program = `({ startPostgres }) =>
    startPostgres({ dataDir: ${JSON.stringify(dataDir)}, port: 0, durable: false, log() {} })
      .then(({ port }) => { console.log(port); process.stdin.resume().on('end', () => process.exit()) })
      .catch((error) => { console.log(error.message); process.exit(1) })`
  const child = spawnProgram(program, account)
  const [output] = await once(child.stdout, 'data')
  const port = Number(output)
  if (!port) throw new Error(String(output).trim())
  return { child, port }
}

/** Starts a process that calls this function, given as text, with the module. */
function spawnProgram(program: string, account: { uid?: number; gid?: number } = {}) {
  const postgres = fileURLToPath(new URL('./postgres.ts', import.meta.url))
  const tsx = execFileSync(process.execPath, ['-p', 'require.resolve("tsx")'], { encoding: 'utf8' }).trim()
  const code = `import(${JSON.stringify(postgres)}).then(${program})`
  return spawn(process.execPath, ['--import', tsx, '-e', code], { ...account, stdio: ['pipe', 'pipe', 'inherit'] })
}
