import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cookiesOf } from '../kit/actor.ts'
import { finishSignIn, startGoogleSignIn, toastOf } from '../kit/google.ts'
import { agree, type MockProvider, startProvider } from '../kit/oidc.ts'
import { seedActor } from '../kit/seed.ts'
import { freePort, startServer } from '../kit/server.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

/** Attempts per forgery; docs/figures.md reports 20. */
const tries = Number(process.env.TRIES ?? 3)
const robin = { sub: 'robin-1', email: 'robin@example.com', email_verified: true, name: 'Robin' }

let world: World
let google: MockProvider
beforeAll(async () => {
  google = await startProvider()
  world = await startWorld(inject('postgres'), {
    role: 'web',
    tick: false,
    people: 5,
    env: {
      GOOGLE_URL: google.url,
      GOOGLE_CLIENT_ID: 'warble',
      GOOGLE_CLIENT_SECRET: 'x',
      RATE_SIGN_IN: '100000',
      RATE_VERIFY: '100000',
    },
  })
})
afterAll(async () => {
  await world?.close()
  await google?.close()
})
beforeEach(() => {
  Object.assign(google, { person: robin, token: null, answer: null })
})

const hasSession = (answer: Response) => /(^|; )warble=/.test(cookiesOf(answer))

async function signInAtGoogle(): Promise<Response> {
  const { address, cookie } = await startGoogleSignIn(world)
  return finishSignIn(await agree(address), cookie)
}

/** Repeats the sign-in; returns the number of sessions opened and the last response. */
async function repeated(): Promise<{ sessions: number; last: Response }> {
  const answers = await Promise.all(Array.from({ length: tries }, signInAtGoogle))
  const last = answers.at(-1)
  if (!last) throw new Error('nothing was tried')
  for (const { status, headers } of answers) expect([status, headers.get('location')]).toEqual([302, '/login'])
  return { sessions: answers.filter(hasSession).length, last }
}

test('accepts a valid response', async () => {
  const answer = await signInAtGoogle()
  expect([answer.headers.get('location'), hasSession(answer)]).toEqual(['/onboarding', true])
})

describe('rejects an ID token or response', () => {
  const payload = (change: Record<string, unknown>) => () => {
    google.token = (token) => Object.assign(token.payload, change)
  }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const idToken = (forge: (claims: Record<string, unknown>, genuine: string) => string) => () => {
    google.answer = ({ body }) => {
      if (body === '') return
      const genuine = String(body.id_token)
      body.id_token = forge(JSON.parse(Buffer.from(genuine.split('.')[1] ?? '', 'base64url').toString()), genuine)
    }
  }
  const forgeries: Record<string, () => void> = {
    'for another client': payload({ aud: 'somebody-else' }),
    'for several clients, authorized for another': payload({ aud: ['warble', 'somebody-else'], azp: 'somebody-else' }),
    'of another issuer': payload({ iss: 'https://accounts.google.com.evil.test' }),
    'with another nonce': payload({ nonce: 'another' }),
    'without a nonce': payload({ nonce: undefined }),
    'that has expired': payload({ exp: Math.floor(Date.now() / 1000) - 120 }),
    'without a subject': payload({ sub: undefined }),
    'that is unsigned (alg none)': idToken((claims) => `${part({ alg: 'none' })}.${part(claims)}.`),
    'signed with our secret (alg HS256)': idToken(
      (claims) => `${part({ alg: 'HS256' })}.${part(claims)}.${'A'.repeat(43)}`,
    ),
    'whose claims were changed': idToken((claims, genuine) => {
      const [head, , signature] = genuine.split('.')
      return `${head}.${part({ ...claims, sub: 'somebody-else' })}.${signature}`
    }),
    'without an ID token': () => {
      google.answer = ({ body }) => {
        if (body !== '') delete body.id_token
      }
    },
  }
  test.each(Object.entries(forgeries))('%s', async (_name, spoil) => {
    spoil()
    const { sessions, last } = await repeated()
    expect(sessions).toBe(0)
    expect(await toastOf(world, last)).toContain('Account Setup Error')
  })

  test('signed with a key that is not the provider’s', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const { address, cookie } = await startGoogleSignIn(world)
    const claims = {
      ...robin,
      iss: google.url,
      aud: 'warble',
      nonce: address.searchParams.get('nonce'),
      exp: Math.floor(Date.now() / 1000) + 60,
      iat: Math.floor(Date.now() / 1000),
    }
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
    google.answer = ({ body }) => {
      if (body !== '') body.id_token = forged
    }
    expect(hasSession(await finishSignIn(await agree(address), cookie))).toBe(false)
  })

  test('without an email address', async () => {
    google.person = { sub: 'nameless' }
    const { sessions, last } = await repeated()
    expect(sessions).toBe(0)
    expect(await toastOf(world, last)).toContain('That account has no email address we can use.')
  })

  test('whose email_verified is text instead of a boolean', async () => {
    google.person = { ...robin, sub: 'another', email_verified: 'false' }
    expect((await repeated()).sessions).toBe(0)
  })

  test('when Google answers with an error or an unreadable body', async () => {
    google.answer = (response) => Object.assign(response, { statusCode: 500, body: { error: 'server_error' } })
    expect((await repeated()).sessions).toBe(0)
    google.answer = (response) => Object.assign(response, { body: '' })
    expect((await repeated()).sessions).toBe(0)
  })
})

test('rejected responses leave no user, identity or session behind', async () => {
  expect(await world.sql('select email from users')).toEqual([{ email: robin.email }])
  expect(await world.sql('select subject from identities')).toEqual([{ subject: robin.sub }])
  expect(await world.sql('select 1 from sessions')).toHaveLength(1)
})

test('a returning user with a new address at Google is the same user', async () => {
  google.person = { ...robin, email: 'robin.new@example.com' }
  expect((await signInAtGoogle()).headers.get('location')).toBe('/dashboard')
  expect(await world.sql('select email from users')).toEqual([{ email: robin.email }])
})

test('the log has the reason of a rejection and no code or state', async () => {
  google.token = (token) => Object.assign(token.payload, { aud: 'somebody-else' })
  const { address, cookie } = await startGoogleSignIn(world)
  const back = await agree(address)
  await finishSignIn(back, cookie)
  await until(() => world.output().includes('identity provider response rejected'))
  for (const name of ['code', 'state']) expect(world.output()).not.toContain(back.searchParams.get(name) ?? 'missing')
})

test('an unreachable Google leads to an error message', async () => {
  const server = await startServer('web', { ...world.env, GOOGLE_URL: `http://127.0.0.1:${await freePort()}` })
  try {
    const answer = await fetch(`${server.origin}/auth/provider`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: server.origin },
      body: new URLSearchParams({ intent: 'google' }),
    })
    expect(answer.headers.get('location')).toBe('/login')
    expect(await toastOf({ ...world, ...server }, answer)).toContain('We can’t reach the sign-in service right now')
    const program = await fetch(`${server.origin}/auth/v1/authorize?provider=google`, { redirect: 'manual' })
    expect([program.status, ((await program.json()) as { code: string }).code]).toEqual([503, 'unexpected_failure'])
  } finally {
    await server.stop()
  }
})

test('opens no account that its owner has confirmed for an address that Google has only verified', async () => {
  const owner = await seedActor(world)
  google.person = { sub: 'former owner', email: owner.email, email_verified: true }
  const refused = await signInAtGoogle()
  expect([hasSession(refused), refused.headers.get('location')]).toEqual([false, '/login'])
  expect(await toastOf(world, refused)).toContain('add Google in Settings')
  google.person = { ...google.person, hd: owner.email.slice(owner.email.indexOf('@') + 1) }
  expect(hasSession(await signInAtGoogle())).toBe(true)
})

test.each(['robin-1 ', '\u0001robin-1', `robin-1${'x'.repeat(255)}`])(
  'rejects a subject that would have to be changed to be kept: %j',
  async (sub) => {
    google.person = { ...robin, sub }
    const refused = await signInAtGoogle()
    expect([hasSession(refused), refused.headers.get('location')]).toEqual([false, '/login'])
  },
)

test('with sign-ups off a known user can sign in and a new one cannot', async () => {
  const server = await startServer('web', { ...world.env, SIGNUPS: 'off' })
  const closed = { ...world, ...server }
  const attempt = async () => {
    const { address, cookie } = await startGoogleSignIn(closed)
    return finishSignIn(await agree(address), cookie)
  }
  try {
    expect(hasSession(await attempt())).toBe(true)
    google.person = { sub: 'newcomer', email: 'new@example.com', email_verified: true }
    const refused = await attempt()
    expect([hasSession(refused), refused.headers.get('location')]).toEqual([false, '/login'])
    expect(await toastOf(closed, refused)).toContain('Signups not allowed for this instance')
  } finally {
    await server.stop()
  }
})
