import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Agent, AtpAgent } from '@atproto/api'
import pg from 'pg'
import { oauthApp } from '#app/adapters/network/bluesky/client-metadata.ts'
import type { BlueskySettings } from '#app/adapters/network/bluesky/index.ts'
import { createDatabase } from '../kit/database.ts'
import { until } from '../kit/until.ts'

/** Where the installation that the tests stand for would be. */
export const warbleOrigin = 'http://localhost:5210'

export const accountPassword = 'a quiet morning'

/** Longest wait for the servers to end by themselves, in ms. */
const stopLimit = 20_000

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
  /** The server and the directory. */
  directory: { url: string; plc_url: string }
  /** As `blueskyNetwork` takes them, for an installation at `warbleOrigin`. */
  settings: BlueskySettings
  /** A new account; its handle is unique. */
  person(name: string): Promise<BlueskyPerson>
  /** The server takes an account down. */
  takeDown(did: string): Promise<void>
  /** The moderators label a post or an account. */
  label(subject: string, value: string): Promise<void>
  close(): Promise<void>
}

export interface BlueskyPerson {
  agent: AtpAgent
  did: string
  handle: string
  appPassword: string
}

/** Why there can be no Bluesky on this machine, as a sentence; null: there can. */
export async function whyMissing(): Promise<string | null> {
  try {
    await install()
    return null
  } catch (error) {
    const why = `Bluesky's development packages could not be installed in tests/bluesky/network: ${String(error).slice(0, 300)}`
    console.warn(`The tests against Bluesky are skipped. ${why}`)
    return why
  }
}

/** A real Bluesky on this machine; or why there can be none. */
export async function startBluesky(postgres: string): Promise<Bluesky | string> {
  const missing = await whyMissing()
  if (missing) return missing
  const database = await createDatabase(postgres, { empty: true })
  const child = spawn(process.execPath, [join(folder, 'network.js'), database.url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const { public_url, moderators, ...directory } = await addressesOf(child)
  // The app's own labels come from its moderators, who are other people here.
  Agent.configure({ appLabelers: [moderators] })
  const appView = new pg.Pool({ connectionString: database.url, max: 1 })
  appView.on('error', () => undefined)
  let made = 0
  return {
    directory,
    settings: { directory, oauth: oauthApp(warbleOrigin, []), public_url, appview_url: public_url },
    async person(name) {
      made += 1
      const handle = `${name}${made}.test`
      const agent = new AtpAgent({ service: directory.url })
      await agent.createAccount({ handle, email: `${handle}@example.com`, password: accountPassword })
      await agent.upsertProfile(() => ({ displayName: name, description: `${name} likes coffee.` }))
      const { data } = await agent.com.atproto.server.createAppPassword({ name: 'Warble' })
      // The AppView follows the server.
      await until(() => agent.getProfile({ actor: agent.assertDid }).catch(() => null))
      return { agent, did: agent.assertDid, handle, appPassword: data.password }
    },
    async takeDown(did) {
      const response = await fetch(`${directory.url}/xrpc/com.atproto.admin.updateSubjectStatus`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from('admin:admin-pass').toString('base64')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          subject: { $type: 'com.atproto.admin.defs#repoRef', did },
          takedown: { applied: true },
        }),
      })
      if (!response.ok) throw new Error(`The server answered ${response.status}.`)
    },
    async label(subject, value) {
      await appView.query(
        `insert into appview_bluesky.label (src, uri, cid, val, neg, cts) values ($1, $2, '', $3, false, $4)`,
        [moderators, subject, value, new Date().toISOString()],
      )
    },
    async close() {
      await appView.end()
      child.stdin?.end()
      const limit = setTimeout(() => child.kill('SIGKILL'), stopLimit)
      await exited
      clearTimeout(limit)
      await database.drop()
    },
  }
}

/** A post that mentions the person: without the facet it would only name them. */
export const mentionOf = ({ handle, did }: Pick<BlueskyPerson, 'handle' | 'did'>, text: string) => ({
  text: `@${handle} ${text}`,
  facets: [
    {
      index: { byteStart: 0, byteEnd: handle.length + 1 },
      features: [{ $type: 'app.bsky.richtext.facet#mention' as const, did }],
    },
  ],
})

interface Addresses {
  url: string
  plc_url: string
  public_url: string
  moderators: string
}

async function addressesOf(child: ChildProcess): Promise<Addresses> {
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
