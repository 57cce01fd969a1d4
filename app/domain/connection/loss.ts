import { sql } from 'kysely'
import type { Bots } from '#app/db/schema-bots.ts'

type LossCode = NonNullable<Bots['stopped_code']>

/** What the network says itself is stored as a sentence instead. */
export const lossTexts: Record<LossCode, string> = {
  connection_gone: 'Your account is no longer connected. Connect it again.',
  tokens_lost: 'Warble can no longer use its saved access to your account. Connect it again.',
}

const textOf = (code: string, sentence: string) =>
  sql<string | null>`coalesce(${JSON.stringify(lossTexts)}::jsonb ->> ${sql.ref(code)}, ${sql.ref(sentence)})`

export const closedReason = textOf('connections.closed_code', 'connections.closed_reason')
export const stoppedReason = textOf('bots.stopped_code', 'bots.stopped_reason')
