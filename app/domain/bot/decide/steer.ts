import { type Db, inTransaction } from '#app/db/pool.ts'
import { addTerm } from '#app/domain/bot/settings/settings.ts'
import { addTarget } from '#app/domain/bot/settings/targets.ts'
import { termKey } from '#app/domain/bot/settings/terms.ts'
import { fail } from '#app/domain/failure.ts'

export type Remark = 'not_person' | 'not_topic' | 'topic_again' | 'not_like_me' | 'target'

/** Returns the person or topic of the remark. Throws `not_found`, and as `addTarget` does. */
export async function steerFrom(db: Db, userId: string, actionId: string, remark: Remark, now: Date): Promise<string> {
  return inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('actions')
      .select(['network', 'author_id', 'author_handle', 'topic', 'text'])
      .where('id', '=', actionId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (!row) fail('not_found')
    const { network, author_id, author_handle, topic, text } = row
    if (remark === 'not_person') {
      await addTerm(tx, userId, { list: 'person', value: author_handle, author_id, network }, now)
      return `@${author_handle}`
    }
    if (remark === 'target') {
      await addTarget(tx, userId, { handle: author_handle, author_id, network }, now)
      return `@${author_handle}`
    }
    if (remark === 'topic_again') {
      if (topic === null) fail('not_found')
      await tx
        .deleteFrom('bot_terms')
        .where('user_id', '=', userId)
        .where('list', '=', 'avoid')
        .where('key', '=', termKey(topic))
        .execute()
      return `“${topic}”`
    }
    if (remark === 'not_topic') {
      if (topic === null) fail('not_found')
      await addTerm(tx, userId, { list: 'avoid', value: topic }, now)
      return `“${topic}”`
    }
    if (text === null) fail('not_found')
    await tx.updateTable('actions').set({ not_like_me: true }).where('id', '=', actionId).execute()
    return `the reply to @${author_handle}`
  })
}
