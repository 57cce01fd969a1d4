import { createHash, randomBytes } from 'node:crypto'
import { sandboxApp } from '../oauth/apps.ts'
import { SCOPES } from '../oauth/grants.ts'
import { type Client, post, type Reply, request } from './perch-fixture.ts'

export const callback = 'http://localhost:3000/connect/x/callback'

export interface Tokens {
  token_type: string
  expires_in: number
  access_token: string
  refresh_token?: string
  scope: string
}

interface TokenReply {
  status: number
  body: Tokens & { error: string; error_description: string }
}

/** An app's side of OAuth 2 with PKCE. */
export function oauthApp(perch: { url: string }, secret: string | null = sandboxApp.secret) {
  const id = secret === null ? 'warble-public' : sandboxApp.id
  const verifier = randomBytes(32).toString('base64url')
  const basic = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
  const fetchForm = async (path: string, fields: Record<string, string>): Promise<TokenReply> => {
    const response = await post(
      perch.url + path,
      { ...fields, client_id: id },
      secret === null ? {} : { authorization: basic },
    )
    return { status: response.status, body: (await response.json()) as TokenReply['body'] }
  }
  const question = (scope: string) => ({
    response_type: 'code',
    client_id: id,
    redirect_uri: callback,
    state: 'a state',
    scope,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 's256',
  })
  const app = {
    id,
    question,
    /** The URL to which the person is redirected. */
    async decide(person: Client, decision: 'allow' | 'deny', scope = Object.keys(SCOPES).join(' ')): Promise<URL> {
      const fields = { ...question(scope), ct0: person.ct0, decision }
      const answer = await post(`${perch.url}/i/oauth2/authorize`, fields, { cookie: person.cookie })
      return new URL(answer.headers.get('location') ?? '')
    },
    exchange: (code: string, changes: Record<string, string> = {}) =>
      fetchForm('/2/oauth2/token', {
        grant_type: 'authorization_code',
        code,
        redirect_uri: callback,
        code_verifier: verifier,
        ...changes,
      }),
    refresh: (token = '') => fetchForm('/2/oauth2/token', { grant_type: 'refresh_token', refresh_token: token }),
    revoke: (token: string) => fetchForm('/2/oauth2/revoke', { token, token_type_hint: 'refresh_token' }),
    async tokensOf(person: Client, scope?: string): Promise<Tokens> {
      const back = await app.decide(person, 'allow', scope)
      return (await app.exchange(back.searchParams.get('code') ?? '')).body
    },
    call: (token: string, method: string, path: string, body?: unknown): Promise<Reply> =>
      request(perch.url + path, method, { authorization: `Bearer ${token}` }, body),
  }
  return app
}
