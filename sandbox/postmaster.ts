import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, closeSync, existsSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from './errors.ts'
import { type Account, childOptions } from './postgres-account.ts'
import { isAlive } from './postgres-usage.ts'

/** A PostgreSQL server process, started by us or already running on the same data. */
export interface Postmaster {
  pid: number
  port: number
}

/** The content of `data/postmaster.pid`, if its process is alive and serves this data; else null. */
export function runningPostmaster(data: string): Postmaster | null {
  const lines = readPidFile(data)
  const pid = Number(lines[0])
  if (!(pid > 0) || !servesData(pid, data)) return null
  return { pid, port: Number(lines[3]) }
}

const isReady = (data: string) => readPidFile(data)[7]?.trim() === 'ready'

function readPidFile(data: string): string[] {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

/**
 * Checks the command line, because the process id alone proves nothing: after a reboot it may belong to another
 * program, and a zombie keeps it. Unlike other process details, any user may read the command line, in containers too.
 */
function servesData(pid: number, data: string): boolean {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data)
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(data)
  } catch {
    return false
  }
}

/**
 * PostgreSQL does not start while any program has the process id of a stale pid file. This writes our own id there,
 * since PostgreSQL ignores its parent's. The rest of the file must stay: it identifies the shared memory of a killed
 * server.
 */
export function replaceStalePid(data: string) {
  const [pid, ...rest] = readPidFile(data)
  // Checked again, since a concurrent start may have written a live server's id meanwhile.
  if (Number(pid) > 0 && isAlive(Number(pid)) && !servesData(Number(pid), data))
    writeFileSync(join(data, 'postmaster.pid'), [process.pid, ...rest].join('\n'))
}

interface LaunchOptions {
  postgres: string
  home: string
  port: number
  durable: boolean
  account: Account | null
}

type Launched = { postmaster: Postmaster; child: ChildProcess } | { failure: string }

/** Starts the server and waits until it accepts connections, or exits: then returns the reason. */
export async function launch({ postgres, home, port, durable, account }: LaunchOptions): Promise<Launched> {
  const data = join(home, 'data')
  const logFile = join(home, 'postgres.log')
  const before = existsSync(logFile) && statSync(logFile).size < 5_000_000 ? statSync(logFile).size : 0
  const logTo = openSync(logFile, before ? 'a' : 'w', 0o600)
  if (account) chownSync(logFile, account.uid, account.gid)
  // Detached, because Ctrl-C in a terminal reaches the whole process group and the database must stop last.
  const child = spawn(postgres, ['-D', data, ...settings(port, durable)], {
    ...childOptions(account, home),
    detached: true,
    stdio: ['ignore', logTo, logTo],
  })
  closeSync(logTo)
  // Until its pid file tells others about it.
  const shutDown = () => child.kill('SIGINT')
  process.once('exit', shutDown)
  let exitReason: string | null = null
  child.once('error', (error) => (exitReason = error.message))
  child.once('exit', (code, signal) => (exitReason ??= `it ended with ${signal ?? code}`))
  const deadline = Date.now() + 60_000
  while (exitReason === null) {
    if (isReady(data) && runningPostmaster(data)?.pid === child.pid) {
      process.removeListener('exit', shutDown)
      child.unref()
      return { postmaster: { pid: Number(child.pid), port }, child }
    }
    if (Date.now() > deadline) child.kill('SIGQUIT')
    await sleep(15)
  }
  process.removeListener('exit', shutDown)
  const output = (await readFile(logFile, 'utf8')).slice(before)
  return { failure: reasonIn(output) ?? exitReason }
}

function settings(port: number, durable: boolean): string[] {
  const pairs = {
    listen_addresses: '127.0.0.1',
    port,
    // TCP only, because a socket path in a deep data folder would be too long.
    unix_socket_directories: '',
    max_connections: 200,
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(pairs).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

export function reasonIn(log: string): string | null {
  const lines = [...log.matchAll(/(?:FATAL|PANIC|error|could not bind[^:]*):\s+(.*)/g)].map(([, text]) => text ?? '')
  return lines.find((text) => /address already in use/i.test(text)) ?? lines.at(-1) ?? null
}

/** Stops a server: fast shutdown, after 6 s an immediate one; gives up after 9 s. */
export async function stopPostmaster(pid: number, data: string) {
  signal(pid, 'SIGINT')
  const deadline = Date.now() + 6_000
  let forced = false
  while (servesData(pid, data)) {
    if (!forced && Date.now() > deadline) {
      signal(pid, 'SIGQUIT')
      forced = true
    }
    if (Date.now() > deadline + 3_000) return
    await sleep(15)
  }
}

export function signal(pid: number, name: 'SIGINT' | 'SIGQUIT') {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}
