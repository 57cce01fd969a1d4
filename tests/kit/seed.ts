import { createHash, randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { type Actor, signInActor } from './actor.ts'
import type { World } from './world.ts'

/** A confirmed user with a browser session and an API session, created by SQL without a worker or mail. */
export interface SeededActor extends Actor {
  /** The session cookie, as a Cookie header. */
  cookie: string
}

export const seededPassword = 'a seeded long sentence'
let hashed: Promise<string> | undefined
let count = 0

export async function seedActor(world: World): Promise<SeededActor> {
  hashed ??= hash(seededPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  count += 1
  const email = `seeded${count}-${randomBytes(4).toString('hex')}@example.com`
  await world.sql(
    `insert into users (email, email_confirmed_at, password_hash, accepted_terms_at, created_at) values ($1, $3, $2, $3, $3)`,
    [email, await hashed, world.sandbox.clock.now()],
  )
  const actor = await signInActor(world, email, seededPassword)
  return { ...actor, cookie: await cookieSession(world, actor.id) }
}

const proof = (now: Date) => JSON.stringify([{ method: 'password', timestamp: Math.floor(now.getTime() / 1000) }])

/** A new browser session of the user, signed in by password just now; returns its Cookie header. */
export async function cookieSession(world: World, userId: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const now = world.sandbox.clock.now()
  await world.sql(
    `insert into sessions (user_id, kind, secret_hash, created_at, seen_at, expires_at, amr)
     values ($1, 'cookie', $2, $3, $3, $3::timestamptz + interval '60 days', $4)`,
    [userId, createHash('sha256').update(secret).digest(), now, proof(now)],
  )
  return `warble=${secret}`
}

/** Links a Google account with an address that Google runs; returns the id of the identity. */
export async function linkGoogle(
  { sql }: Pick<World, 'sql'>,
  userId: string,
  email: string,
  at: Date,
): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `insert into identities (user_id, provider, subject, email, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1, 'google', $2, $2, jsonb_build_object('email_verified', true, 'custom_claims', jsonb_build_object('hd', $4::text)),
       $3, $3, $3) returning id`,
    [userId, email, at, email.slice(email.indexOf('@') + 1)],
  )
  return row?.id ?? ''
}

/** Puts the user on Pro: a bot on Free spreads its few actions over the whole day. */
export async function putOnPro({ sql }: Pick<World, 'sql'>, email: string): Promise<void> {
  await sql(
    `insert into subscriptions (user_id, status, plan_type, plan_name, current_period_end)
     select id, 'active', 'pro', 'Pro', '2040-01-01' from users where email = $1`,
    [email],
  )
}

/** Ages the user's recent proofs by an hour. */
export async function ageProofs(world: World, userId: string): Promise<void> {
  await world.sql(
    `update sessions set amr = (
       select jsonb_agg(proof || jsonb_build_object('timestamp', (proof ->> 'timestamp')::bigint - 3600))
       from jsonb_array_elements(amr) as proof
     ) where user_id = $1`,
    [userId],
  )
}

/** The password sign-ins of these users happened just now. */
export async function renewProofs(world: World, userIds: string[]): Promise<void> {
  await world.sql(
    `update sessions set amr = jsonb_build_array(jsonb_build_object('method', 'password', 'timestamp', $1::bigint))
     where user_id = any($2) and amr @> '[{"method": "password"}]'`,
    [Math.floor(world.sandbox.clock.now().getTime() / 1000), userIds],
  )
}

/** Whether a browser with this cookie is signed in. */
export async function isSignedIn(origin: string, cookie: string): Promise<boolean> {
  const page = await fetch(`${origin}/dashboard/settings`, { redirect: 'manual', headers: { cookie } })
  return page.status === 200
}

/** A user whose session has not verified the second factor yet. */
export async function halfSignedIn(world: World): Promise<{ cookie: string }> {
  const { id } = await seedActor(world)
  await world.sql(
    `insert into factors (user_id, friendly_name, status, created_at, updated_at) values ($1, 'app', 'verified', now(), now())`,
    [id],
  )
  return { cookie: await cookieSession(world, id) }
}
