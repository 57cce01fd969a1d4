import { createHash, randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { type Actor, signInActor } from './actor.ts'
import type { World } from './world.ts'

/** A confirmed user with a browser's session and a program's, made past the forms: no worker and no mail is needed. */
export interface SeededActor extends Actor {
  /** The session cookie, as a Cookie header. */
  cookie: string
}

const password = 'a seeded long sentence'
let hashed: Promise<string> | undefined
let count = 0

export async function seedActor(world: World): Promise<SeededActor> {
  hashed ??= hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  count += 1
  const email = `seeded${count}-${randomBytes(4).toString('hex')}@example.com`
  await world.sql(
    `insert into users (email, email_confirmed_at, password_hash, accepted_terms_at, created_at) values ($1, $3, $2, $3, $3)`,
    [email, await hashed, world.box.clock.now()],
  )
  const actor = await signInActor(world, email, password)
  return { ...actor, cookie: await cookieSession(world, actor.id) }
}

/** One more browser of a user, signed in. */
export async function cookieSession(world: World, userId: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const now = world.box.clock.now()
  await world.sql(
    `insert into sessions (user_id, kind, secret_hash, created_at, seen_at, expires_at)
     values ($1, 'cookie', $2, $3, $3, $3::timestamptz + interval '60 days')`,
    [userId, createHash('sha256').update(secret).digest(), now],
  )
  return `warble=${secret}`
}
