import { createHash, randomUUID } from 'node:crypto'
import type { Request, Router } from 'express'
import express from 'express'
import { type ApiResponse, jsonResponse, unauthorized, wrongTokenKind } from '../api/problems.ts'
import { callerOf } from '../http/identify.ts'
import { field } from '../pages/page-context.ts'
import type { XPolicy } from '../policy.ts'
import type { Grant } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import { type App, appOf } from './apps.ts'
import { type Codes, issueTokens, revoke, TOKEN_SECONDS } from './grants.ts'

export interface OAuthDeps {
  network: Network
  apps: readonly App[]
  codes: Codes
  policy: XPolicy
}

/** X's token endpoints, and the one route for an app's own token. They take forms and JSON alike. */
export function tokenRoutes({ network, apps, codes, policy }: OAuthDeps): Router {
  const router = express.Router()

  router.post('/2/oauth2/token', ({ headers, body }, response) => {
    const app = clientOf(apps, headers, body)
    const reply = app ? tokensFor(app, body) : noClient
    response.status(reply.status).json(reply.body)
  })

  function tokensFor(app: App, body: unknown): ApiResponse {
    const grantType = field(body, 'grant_type')
    if (grantType === 'authorization_code') return exchangeCode(app, body)
    if (grantType === 'refresh_token') return refresh(app, body)
    return refusal('unsupported_grant_type', 'Value passed for the grant_type was invalid.')
  }

  function exchangeCode(app: App, body: unknown): ApiResponse {
    const code = codes.take(field(body, 'code'))
    if (code?.app.id !== app.id || code.redirectUri !== field(body, 'redirect_uri'))
      return refusal('invalid_request', 'Value passed for the authorization code was invalid.')
    const challenge = createHash('sha256').update(field(body, 'code_verifier')).digest('base64url')
    if (challenge !== code.challenge)
      return refusal('invalid_request', 'Value passed for the code_verifier was invalid.')
    const { account, scopes } = code
    return tokensOf(issueTokens(network, { id: randomUUID(), app: app.id, account, scopes }))
  }

  function refresh(app: App, body: unknown): ApiResponse {
    const token = field(body, 'refresh_token')
    const grant = network.grantsByToken.get(token)
    if (grant?.refreshToken !== token || grant.app !== app.id)
      return refusal('invalid_request', 'Value passed for the token was invalid.')
    const { id, account, scopes } = grant
    return tokensOf(issueTokens(network, { id, app: app.id, account, scopes }))
  }

  router.post('/2/oauth2/revoke', ({ headers, body }, response) => {
    const app = clientOf(apps, headers, body)
    if (!app) return void response.status(noClient.status).json(noClient.body)
    const grant = network.grantsByToken.get(field(body, 'token'))
    if (grant?.app === app.id) revoke(network, grant)
    response.json({ revoked: true })
  })

  router.get('/2/usage/tweets', (request, response) => {
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (apps.some((app) => app.bearer === bearer)) return void response.json({ data: policy.usage(request.query.days) })
    const answer =
      callerOf(network, apps, request).kind === 'known' ? wrongTokenKind('OAuth 2.0 User Context') : unauthorized()
    response.status(answer.status).json(answer.body)
  })
  return router
}

/** By HTTP Basic for a client with a secret, by the client id alone for a public one. */
function clientOf(apps: readonly App[], headers: Request['headers'], body: unknown): App | null {
  const basic = /^Basic (\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (basic === undefined) return appOf(apps, field(body, 'client_id'), null)
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent)
  return appOf(apps, id, secret)
}

const refusal = (error: string, error_description: string, status = 400): ApiResponse =>
  jsonResponse({ error, error_description }, status)

const noClient = refusal('unauthorized_client', 'Missing valid authorization header', 401)

function tokensOf({ accessToken, refreshToken, scopes }: Grant): ApiResponse {
  return jsonResponse({
    token_type: 'bearer',
    expires_in: TOKEN_SECONDS,
    access_token: accessToken,
    scope: scopes.join(' '),
    ...(refreshToken !== null && { refresh_token: refreshToken }),
  })
}
