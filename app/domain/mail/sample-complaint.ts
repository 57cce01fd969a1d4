import type { Network } from '#app/adapters/network/network.ts'
import type { Tx } from '#app/db/pool.ts'

export const sampleReply = {
  kind: 'reply' as const,
  situation: 'addressed' as const,
  source: 'auto' as const,
  reason: 'They ask.',
  generation: 1,
}

export async function insertComplaint(
  tx: Tx,
  network: Network,
  user_id: string,
  today: string,
  now: Date,
): Promise<void> {
  const [person, text] = ['quiet_kettle', 'Did you even read my post? Please stop.']
  const author = { author_id: person, author_handle: person, author_name: person }
  const of = { ...author, user_id, network: network.id, network_account_id: 'sample' }
  const said = { text, says: 'stop' as const, thread: '[]', posted_at: now }
  const heard = { ...of, ...said, post_id: 'sample-9', kind: 'answer' as const }
  await tx.insertInto('inbox_posts').values(heard).execute()
  const sent = { created_at: now, claimed_at: now, local_day: today, local_hour: 10, state: 'success' as const }
  await tx
    .insertInto('actions')
    .values({
      ...sampleReply,
      ...of,
      ...sent,
      target_id: 'sent-9',
      post_text: 'Sold the second grinder.',
      text: 'Which did you keep?',
    })
    .execute()
  await tx
    .insertInto('notices')
    .values({ user_id, kind: 'complaint', key: 'post:sample-9', person, text, created_at: now, mail: 'due' })
    .execute()
}
