import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

/** CPU time of a Linux process in ms, NaN elsewhere; its ticks are hundredths of a second. */
export function cpuOf(pid: number | undefined): number {
  const { cpu } = statOf(String(pid))
  return cpu
}

/** The same of a process' children together, such as those of PostgreSQL. */
export function cpuOfChildren(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return all.map(statOf).reduce((sum, { parent, cpu }) => (parent === pid ? sum + cpu : sum), 0)
}

export const parentOf = (pid: number) => statOf(String(pid)).parent

function statOf(pid: string): { parent: number; cpu: number } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return { parent: Number(fields[1]), cpu: (Number(fields[11]) + Number(fields[12])) * 10 }
  } catch {
    return { parent: Number.NaN, cpu: Number.NaN }
  }
}

/** Memory of a Linux process in MiB, NaN elsewhere. */
export function memoryOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

export interface Load {
  requests: number
  /** Requests not answered with 200. */
  failed: number
  ms: number
}

/** What is requested, and as whom. */
export interface Target {
  address: string
  headers: Record<string, string>
}

/** Sends the requests in turn for `ms`, over this many concurrent connections. */
export async function loadFor(targets: Target[], ms: number, connections = targets.length): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const begun = performance.now()
  const load = { requests: 0, failed: 0 }
  async function repeat(first: number): Promise<void> {
    for (let at = first; performance.now() - begun < ms; at += connections) {
      const status = await send(targets[at % targets.length] as Target, agent)
      load.requests += 1
      if (status !== 200) load.failed += 1
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, (_, first) => repeat(first)))
  } finally {
    agent.destroy()
  }
  return { ...load, ms: performance.now() - begun }
}

function send({ address, headers }: Target, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
      answer.once('error', reject)
    })
    sent.once('error', reject)
    sent.end()
  })
}
