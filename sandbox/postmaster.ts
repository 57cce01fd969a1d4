import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, closeSync, existsSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from './errors.ts'
import { type Account, childOptions } from './postgres-account.ts'
import { isAlive } from './postgres-users.ts'

/** A PostgreSQL server process: one that we started, or one that was already running on the same data. */
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
 * A process id alone proves nothing: after a reboot it may be another program's, and a zombie keeps its own. Any user
 * may read any process's command line; root in a container may not see more.
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
 * PostgreSQL does not start while the process id in a stale pid file is in use, by whatever program. It treats its own
 * parent's id as stale, and the rest of the file must stay: from it PostgreSQL finds what a killed server left behind.
 */
export function disownPidFile(data: string) {
  const [pid, ...rest] = readPidFile(data)
  // Read again: another start may have put a live server there meanwhile.
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

/** Starts the server and waits until it accepts connections, or exits: then throws its error. */
export async function launch({ postgres, home, port, durable, account }: LaunchOptions): Promise<Launched> {
  const data = join(home, 'data')
  const logFile = join(home, 'postgres.log')
  const before = existsSync(logFile) && statSync(logFile).size < 5_000_000 ? statSync(logFile).size : 0
  const logTo = openSync(logFile, before ? 'a' : 'w', 0o600)
  if (account) chownSync(logFile, account.uid, account.gid)
  // Detached: Ctrl-C in a terminal reaches the whole group, and the database must outlive its users.
  const child = spawn(postgres, ['-D', data, ...settings(port, durable)], {
    ...childOptions(account, home),
    detached: true,
    stdio: ['ignore', logTo, logTo],
  })
  closeSync(logTo)
  let ended: string | null = null
  child.once('error', (error) => (ended = error.message))
  child.once('exit', (code, signal) => (ended ??= `it ended with ${signal ?? code}`))
  const deadline = Date.now() + 60_000
  while (ended === null) {
    if (isReady(data) && runningPostmaster(data)?.pid === child.pid) {
      child.unref()
      return { postmaster: { pid: Number(child.pid), port }, child }
    }
    if (Date.now() > deadline) child.kill('SIGQUIT')
    await sleep(15)
  }
  const said = (await readFile(logFile, 'utf8')).slice(before)
  return { failure: reasonIn(said) ?? ended }
}

function settings(port: number, durable: boolean): string[] {
  const pairs = {
    listen_addresses: '127.0.0.1',
    port,
    // TCP only: the path of a socket in a deep data folder would be too long.
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

/** Ends a server: closes its sessions and writes its data. With a hard limit, since a stop must not hang. */
export async function endPostmaster(pid: number, data: string) {
  signal(pid, 'SIGINT')
  const patience = Date.now() + 6_000
  let hurried = false
  while (servesData(pid, data)) {
    if (!hurried && Date.now() > patience) {
      signal(pid, 'SIGQUIT')
      hurried = true
    }
    if (Date.now() > patience + 3_000) return
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
