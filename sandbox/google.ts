import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import express, { type Router } from 'express'
import {
  Events,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  OAuth2Issuer,
  OAuth2Service,
} from 'oauth2-mock-server'
import { consentPage, consentPolicy, type GooglePerson, googlePicture } from './google-page.ts'
import { serve } from './listen.ts'

export const googleClient = { id: 'warble-sandbox', secret: 'a-secret-of-the-sandbox' }

const googlePeople: readonly GooglePerson[] = [
  { email: 'robin@gmail.test', name: 'Robin Finch', email_verified: true },
  { email: 'wren@gmail.test', name: 'Wren Alder', email_verified: true },
  { email: 'demo@warble.test', name: 'Demo', email_verified: true },
  { email: 'unsure@gmail.test', name: 'Unsure Linnet', email_verified: false },
]

interface GoogleOptions {
  host: string
  port: number
  /** Warble's origin; the provider redirects nowhere else. */
  webOrigin: string
}

export interface Google {
  url: string
  close(): Promise<void>
}

/**
 * A stand-in for Google's sign-in. The package `oauth2-mock-server` implements the protocol; this adds a page to choose
 * an account or cancel, and the checks of client and code.
 */
export async function startGoogle({ host, port, webOrigin }: GoogleOptions): Promise<Google> {
  const app = express()
  const server = await serve(app, { host, port, part: 'the Google sign-in', variable: 'GOOGLE_PORT' })
  const url = `http://${host}:${server.port}`
  try {
    app.disable('x-powered-by')
    app.use(pages(webOrigin), (await protocolAt(url)).requestHandler)
    return { url, close: server.close }
  } catch (error) {
    await server.close()
    throw error
  }
}

function pages(webOrigin: string): Router {
  const router = express.Router()
  router.get(
    '/',
    (_request, response) => void response.type('text').send('The sandbox in place of Google’s sign-in.\n'),
  )
  router.get(
    '/pictures/:name',
    ({ params }, response) => void response.type('svg').set(embeddable).send(googlePicture(params.name)),
  )
  router.get(endpoints.authorize, ({ url }, response, next) => {
    const query = new URL(url, webOrigin).searchParams
    const back = query.get('redirect_uri') ?? ''
    if (query.get('client_id') !== googleClient.id || !callbacks.some((path) => back === webOrigin + path))
      return void response.status(400).type('text').send('Google does not know this client or this redirect URI.\n')
    if (personOf(query.get('email'))) return next()
    response.set({ 'content-security-policy': consentPolicy(back), 'cache-control': 'no-store' })
    response.send(consentPage(googlePeople, query))
  })
  return router
}

const callbacks = ['/auth/callback', '/auth/v1/callback']
const endpoints = { authorize: '/o/oauth2/v2/auth', token: '/oauth2/token', jwks: '/oauth2/v3/certs' }

/** As Google lets every site show its accounts’ pictures. */
const embeddable = { 'cross-origin-resource-policy': 'cross-origin' }

const personOf = (email: string | null) => googlePeople.find((one) => one.email === email)

/** Issues a code to whoever was chosen on the page, and exchanges it once, with PKCE. */
async function protocolAt(url: string): Promise<OAuth2Service> {
  const issuer = new OAuth2Issuer()
  issuer.url = url
  await issuer.keys.generate('RS256')
  const service = new OAuth2Service(issuer, endpoints)
  const codes = new Map<string, { person: GooglePerson; redirect_uri: string | null }>()
  service.on(Events.BeforeAuthorizeRedirect, ({ url: back }: MutableRedirectUri, request: IncomingMessage) => {
    const query = new URL(request.url ?? '', url).searchParams
    const [code, person] = [back.searchParams.get('code'), personOf(query.get('email'))]
    if (code && person) codes.set(code, { person, redirect_uri: query.get('redirect_uri') })
  })
  service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken, { body }: TokenRequest) => {
    const person = codes.get(body.code ?? '')?.person
    // The access token has a scope, the ID token has none.
    if (person && !('scope' in payload)) Object.assign(payload, claimsOf(person, url))
  })
  service.on(Events.BeforeResponse, (response: MutableResponse, { body, headers }: TokenRequest) => {
    const code = codes.get(body.code ?? '')
    codes.delete(body.code ?? '')
    const isValid = code && body.code_verifier && code.redirect_uri === body.redirect_uri
    if (!isOurClient(body, headers.authorization)) refuse(response, 401, 'invalid_client')
    else if (!isValid) refuse(response, 400, 'invalid_grant')
  })
  return service
}

const refuse = (response: MutableResponse, statusCode: number, error: string) =>
  Object.assign(response, { statusCode, body: { error } })

interface TokenRequest extends IncomingMessage {
  body: Record<string, string | undefined>
}

function isOurClient(body: TokenRequest['body'], authorization = ''): boolean {
  const [id, secret] = authorization.startsWith('Basic ')
    ? Buffer.from(authorization.slice(6), 'base64').toString().split(':').map(decodeURIComponent)
    : [body.client_id, body.client_secret]
  return id === googleClient.id && secret === googleClient.secret
}

/** The subject follows from the address, so that it outlives a restart. */
const claimsOf = (person: GooglePerson, url: string) => ({
  ...person,
  // Google runs the addresses that it has verified here.
  ...(person.email_verified && { hd: person.email.slice(person.email.lastIndexOf('@') + 1) }),
  // Else the package takes it from the Authorization header without decoding it.
  aud: googleClient.id,
  sub: createHash('sha256').update(person.email).digest('hex').slice(0, 21),
  picture: `${url}/pictures/${encodeURIComponent(person.name)}`,
})
