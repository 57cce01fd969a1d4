import { createHash } from 'node:crypto'
import type { Clock } from '#app/adapters/clock.ts'
import type { Network, OAuthCredentials } from '#app/adapters/network/network.ts'
import { type XSettings, xNetwork } from '#app/adapters/network/x/index.ts'
import type { LoggedCall } from '../../sandbox/perch/http/call-log.ts'
import { type Perch, startPerch } from '../../sandbox/perch/main.ts'
import { sandboxApp, warbleApps } from '../../sandbox/perch/oauth/apps.ts'
import { type Client, post, signIn } from '../../sandbox/perch/testing/perch-fixture.ts'
import { oddness } from './oddness.ts'

/** The origin of this installation, to which its apps redirect. */
export const origin = 'http://localhost:3000'

/** A Perch under X's policy, and the network X that calls it. */
export interface XBench extends Perch {
  network: Network
  person(handle: string): Promise<Client>
  /** What the person's consent gives. */
  consent(handle: string): Promise<OAuthCredentials>
  calls(handle: string): Promise<LoggedCall[]>
  /** The person revokes every app on the network's own page. */
  revokeAll(handle: string): Promise<void>
}

export async function xBench(clock: Clock, changes: Partial<XSettings> = {}): Promise<XBench> {
  const options = { host: '127.0.0.1', port: 0, journal: null, seed: 7, people: 60, tick: false, oddness }
  const perch = await startPerch({ ...options, clock, apps: warbleApps(origin) })
  perch.policy.set({ on: true })
  const network = xNetwork(
    { ...standardSettings, api: perch.url, web: perch.url, pictures: perch.url, ...changes },
    clock,
  )
  const person = (handle: string) => signIn(perch, handle)
  return {
    ...perch,
    network,
    person,
    async consent(handle) {
      const { consent } = network
      if (!consent) throw new Error('X is connected by consent.')
      const [verifier, redirect_uri] = ['v'.repeat(43), `${origin}/connect/x/callback`]
      const challenge = createHash('sha256').update(verifier).digest('base64url')
      const { to: asked } = await consent.ask({ state: 'state', challenge, redirect_uri, handle: null })
      const returned = (await answerConsent(await person(handle), asked, 'allow')).searchParams
      const code = returned.get('code') ?? ''
      const credentials = await consent.redeem({ code, verifier, redirect_uri, returned, secret: null })
      if (credentials.kind !== 'oauth') throw new Error('X gave no OAuth tokens.')
      return credentials
    },
    async calls(handle) {
      const answer = await fetch(`${perch.url}/calls.json?handle=${handle}`)
      return ((await answer.json()) as { calls: LoggedCall[] }).calls
    },
    async revokeAll(handle) {
      const { cookie, ct0 } = await person(handle)
      const page = await (await fetch(`${perch.url}/settings/apps`, { headers: { cookie } })).text()
      for (const [, grant = ''] of page.matchAll(/name="grant" value="([^"]+)"/g))
        await post(`${perch.url}/settings/apps`, { ct0, grant }, { cookie })
    },
  }
}

/** Decides on the network's consent page; returns the URL that it redirects to. */
export async function answerConsent({ cookie, ct0 }: Client, asked: URL, decision: 'allow' | 'deny'): Promise<URL> {
  const fields = { ...Object.fromEntries(asked.searchParams), ct0, decision }
  const answer = await post(asked.origin + asked.pathname, fields, { cookie })
  return new URL(answer.headers.get('location') ?? '')
}

const standardSettings: Omit<XSettings, 'api' | 'web' | 'pictures'> = {
  app: { id: sandboxApp.id, secret: sandboxApp.secret },
  approval: 'APPROVED-1',
  budget: { of_user: 1_000_000, of_all: 10_000_000 },
  prices: {
    post_read: 5_000,
    user_read: 10_000,
    reply: 10_000,
    link_reply: 200_000,
    unasked_reply: 15_000,
    delete: 10_000,
  },
}
