import { createHash, randomBytes } from 'node:crypto'
import type { World } from './world.ts'

/** Returns the value of the session's cookie. */
export async function insertOperatorSession(world: World): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await world.sql(
    `insert into operator_keys (key_hash, kind, created_at, expires_at) values ($1, 'session', $2, $2::timestamptz + interval '12 hours')`,
    [createHash('sha256').update(secret).digest(), world.sandbox.clock.now()],
  )
  return secret
}

/** A row in each table of the operator's page. */
export async function insertOperatorFacts(world: World): Promise<void> {
  const now = world.sandbox.clock.now()
  const today = now.toISOString().slice(0, 10)
  const [user] = await world.sql<{ id: string }>(
    `insert into users (email, created_at) values ('operated@example.com', $1) on conflict (email) do update set created_at = $1 returning id`,
    [now],
  )
  const inserts: [string, unknown[]][] = [
    [
      `insert into actions (user_id, network, network_account_id, kind, target_id, author_id, author_handle, author_name,
         situation, source, state, reason, code, generation, created_at, claimed_at)
       values ($1, 'perch', 'operated', 'like', $2, 'x', 'x', 'X', 'stranger', 'auto', 'failed', '', 'post_deleted', 1, $3, $3)`,
      [user?.id, `p${now.getTime()}`, now],
    ],
    [
      `insert into heard_opt_outs (user_id, network, network_account_id, author_id, post_id, said_at, heard_at, words)
       values ($1, 'bluesky', 'did:plc:me', 'did:plc:ewvi7nxzyoun6zhxrhs64oiz', 'p', $2, $2, 'Please don’t let a bot reply to me again.')
       on conflict do nothing`,
      [user?.id, now],
    ],
    [
      `insert into support_messages (email, name, subject, message, digest, created_at)
       values ('ada@example.com', 'Ada', 'Two accounts on one plan', 'Hello.', $2, $1) on conflict do nothing`,
      [now, Buffer.from('operated')],
    ],
    [
      `insert into network_usage_total (network, day, posts, users, micros) values ('x', $1, 1204, 96, 6980000) on conflict do nothing`,
      [today],
    ],
    [
      `insert into network_usage_lines (network, day, line, resources, micros) values ('x', $1, 'searches', 1204, 6020000) on conflict do nothing`,
      [today],
    ],
  ]
  for (const [text, values] of inserts) await world.sql(text, values)
}
