import { sql } from 'kysely'
import type { Bots } from '#app/db/schema-bots.ts'

type LossCode = NonNullable<Bots['stopped_code']>

/** What Warble finds out about a connection by itself; what the network says about it is stored as a sentence. */
export const lossTexts: Record<LossCode, string> = {
  /** The reason why a bot without an open connection stops. */
  connection_gone: 'Your account is no longer connected. Connect it again.',
  /** The tokens were sealed with a key that is now missing. */
  tokens_lost: 'Warble can no longer use its saved access to your account. Connect it again.',
}

const textOf = (code: string, sentence: string) =>
  sql<string | null>`coalesce(${JSON.stringify(lossTexts)}::jsonb ->> ${sql.ref(code)}, ${sql.ref(sentence)})`

export const closedReason = textOf('connections.closed_code', 'connections.closed_reason')
export const stoppedReason = textOf('bots.stopped_code', 'bots.stopped_reason')
