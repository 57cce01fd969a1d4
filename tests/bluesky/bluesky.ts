import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { AtpAgent } from '@atproto/api'
import { createDatabase } from '../kit/database.ts'

/** A package of its own: it is large, and nothing else needs it. */
const folder = fileURLToPath(new URL('network/', import.meta.url))
const npm = (...args: string[]) =>
  promisify(execFile)('npm', [...args, '--loglevel=error'], { cwd: folder, shell: process.platform === 'win32' })

/** Installs the packages of this folder if they are missing; they take minutes, and one is compiled. */
async function install(): Promise<void> {
  const compiled = join(folder, 'node_modules', 'better-sqlite3', 'build', 'Release', 'better_sqlite3.node')
  if (existsSync(compiled)) return
  console.log('Installing a Bluesky for the tests of its adapter (once, some minutes)')
  await npm('ci')
  await npm('rebuild', 'better-sqlite3', '--ignore-scripts=false')
}

export interface Bluesky {
  /** The server and the directory, as `blueskyNetwork` takes them. */
  directory: { url: string; plc_url: string }
  /** A new account; its handle is unique. */
  person(name: string): Promise<BlueskyPerson>
  close(): Promise<void>
}

export interface BlueskyPerson {
  agent: AtpAgent
  did: string
  handle: string
  appPassword: string
}

/** A real Bluesky on this machine; or why there can be none, as a sentence. */
export async function startBluesky(postgres: string): Promise<Bluesky | string> {
  try {
    await install()
  } catch (error) {
    return `Bluesky's development packages could not be installed in tests/bluesky/network: ${String(error).slice(0, 300)}`
  }
  const database = await createDatabase(postgres, { empty: true })
  const child = spawn(process.execPath, [join(folder, 'network.js'), database.url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const directory = await addressesOf(child)
  let made = 0
  return {
    directory,
    async person(name) {
      made += 1
      const handle = `${name}${made}.test`
      const agent = new AtpAgent({ service: directory.url })
      await agent.createAccount({ handle, email: `${handle}@example.com`, password: 'a quiet morning' })
      await agent.upsertProfile(() => ({ displayName: name, description: `${name} likes coffee.` }))
      const { data } = await agent.com.atproto.server.createAppPassword({ name: 'Warble' })
      return { agent, did: agent.assertDid, handle, appPassword: data.password }
    },
    async close() {
      child.stdin?.end()
      await new Promise((resolve) => child.once('exit', resolve))
      await database.drop()
    },
  }
}

async function addressesOf(child: ChildProcess): Promise<Bluesky['directory']> {
  if (!child.stdout) throw new Error('The process has no output.')
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('{"url"')) return JSON.parse(line)
  throw new Error('Bluesky did not start.')
}

/** The same token, as the server issues it, but of yesterday; the development server's secret is known. */
export function expiredToken(token: string): string {
  const [head = '', body = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const yesterday = Math.floor(Date.now() / 1000) - 86_400
  const old = { ...claims, iat: yesterday, exp: yesterday + 60 }
  const signed = `${head}.${Buffer.from(JSON.stringify(old)).toString('base64url')}`
  return `${signed}.${createHmac('sha256', 'jwt-secret').update(signed).digest('base64url')}`
}
