import { createHash } from 'node:crypto'
import { createEmulator } from 'emulate'
import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import { calculateJwkThumbprint, decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { consentPage, consentPolicy, type GooglePerson, googlePicture } from './google-page.ts'
import { serve, tryPort } from './listen.ts'

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
 * A stand-in for Google's sign-in. The `emulate` package implements the protocol; this adds a page to choose an account
 * or cancel, and replaces the subjects, which `emulate` generates anew at each start, by stable ones.
 */
export async function startGoogle({ host, port, webOrigin }: GoogleOptions): Promise<Google> {
  const app = express()
  const server = await serve(app, { host, port, part: 'the Google sign-in', variable: 'GOOGLE_PORT' })
  const url = `http://${host}:${server.port}`
  try {
    const inner = (await tryPort(0)) ?? 0
    const emulator = await createEmulator({
      service: 'google',
      port: inner,
      hostname: '127.0.0.1',
      baseUrl: url,
      seed: { google: { users: googlePeople.map(withPicture(url)), oauth_clients: [clientOf(webOrigin)] } },
    })
    app.disable('x-powered-by')
    app.use(routes(`http://127.0.0.1:${inner}`, await stableSubjects()))
    return { url, close: async () => void (await Promise.all([emulator.close(), server.close()])) }
  } catch (error) {
    await server.close()
    throw error
  }
}

const withPicture = (url: string) => (one: GooglePerson) => ({
  ...one,
  picture: `${url}/pictures/${encodeURIComponent(one.name)}`,
})

const clientOf = (webOrigin: string) => ({
  client_id: googleClient.id,
  client_secret: googleClient.secret,
  name: 'Warble',
  redirect_uris: [`${webOrigin}/auth/callback`, `${webOrigin}/auth/v1/callback`],
})

function routes(behind: string, subjects: Subjects): Router {
  const router = express.Router()
  router.get(
    '/',
    (_request, response) => void response.type('text').send('The sandbox in place of Google’s sign-in.\n'),
  )
  router.get(
    '/pictures/:name',
    ({ params }, response) => void response.type('svg').set(embeddable).send(googlePicture(params.name)),
  )
  router.get('/oauth2/v3/certs', (_request, response) => void response.json({ keys: [subjects.jwk] }))
  router.get(
    '/o/oauth2/v2/auth',
    asyncHandler(async (request, response) => {
      const answer = await fetch(behind + request.url)
      if (!answer.ok) return void (await sendResponse(answer, response))
      const query = new URL(request.url, behind).searchParams
      const policy = consentPolicy(query.get('redirect_uri') ?? behind)
      response.set({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      response.send(consentPage(googlePeople, query))
    }),
  )
  router.post(
    '/oauth2/token',
    rawBody,
    asyncHandler(async (request, response) => {
      const answer = await forward(behind, request)
      const tokens = (await answer.json()) as { id_token?: string }
      if (tokens.id_token) tokens.id_token = await subjects.sign(tokens.id_token)
      response.status(answer.status).json(tokens)
    }),
  )
  router.post(
    '/o/oauth2/v2/auth/callback',
    rawBody,
    asyncHandler(async (request, response) => {
      await sendResponse(await forward(behind, request), response)
    }),
  )
  router.get(
    '/.well-known/openid-configuration',
    asyncHandler(async (request, response) => {
      await sendResponse(await fetch(behind + request.url), response)
    }),
  )
  return router
}

/** As Google lets every site show its accounts’ pictures. */
const embeddable = { 'cross-origin-resource-policy': 'cross-origin' }

const rawBody = express.text({ type: () => true })

const asyncHandler =
  (work: (request: Request, response: Response) => Promise<void>): RequestHandler =>
  (request, response, next) => {
    work(request, response).catch(next)
  }

function forward(behind: string, { url, body, headers }: Request): Promise<globalThis.Response> {
  const type = headers['content-type'] ?? ''
  return fetch(behind + url, { method: 'POST', redirect: 'manual', headers: { 'content-type': type }, body })
}

async function sendResponse(answer: globalThis.Response, response: Response): Promise<void> {
  const location = answer.headers.get('location')
  if (location) response.set('location', location)
  response.status(answer.status).type(answer.headers.get('content-type') ?? 'text')
  response.send(await answer.text())
}

interface Subjects {
  jwk: object
  /** Signs the same claims with a subject derived from the email address. */
  sign(idToken: string): Promise<string>
}

async function stableSubjects(): Promise<Subjects> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const shown = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(shown)
  return {
    jwk: { ...shown, kid, use: 'sig', alg: 'RS256' },
    sign(idToken) {
      const claims = decodeJwt(idToken)
      const sub = createHash('sha256').update(String(claims.email)).digest('hex').slice(0, 21)
      return new SignJWT({ ...claims, sub }).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(privateKey)
    },
  }
}
