import { sql } from 'kysely'
import { isStopWord, stem, wordsOf } from '#app/adapters/model/words.ts'
import type { NetworkId } from '#app/adapters/network/network.ts'
import type { Profile } from '#app/contract/profile.ts'
import type { Db } from '#app/db/pool.ts'
import { hasReaction } from '#app/domain/bot/send/outcome.ts'
import { termIn } from '#app/domain/bot/settings/term-in.ts'
import { type TermRow, termsOf, termsSelect } from '#app/domain/bot/settings/terms.ts'
import { searchWordsOf } from '#app/domain/bot/topics.ts'
import { wakeBot } from '#app/domain/bot-state.ts'
import { fail } from '#app/domain/failure.ts'
import { day } from '#app/domain/time.ts'

/** How old a stranger's post may be. */
export const maxAgeDaysOf = ({ widened_at }: { widened_at: Date | null }) => (widened_at ? 3 : 1)

const within = 30 * day
const maxPosts = 100
const maxWords = 10

/** Words that come up in posts whose authors liked or answered the user's reply, most frequent first. */
export async function wordsOfAnswered(
  db: Db,
  userId: string,
  account: { network: NetworkId; id: string },
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ post_text: string }>`
    select post_text from actions
    where user_id = ${userId} and network = ${account.network} and network_account_id = ${account.id}
      and state = 'success' and kind = 'reply' and post_text is not null and ${hasReaction}
      and claimed_at > ${new Date(now.getTime() - within)}
    order by claimed_at desc limit ${maxPosts}`.execute(db)
  const posts = new Map<string, { word: string; count: number }>()
  for (const { post_text } of rows) {
    const telling = wordsOf(post_text).filter((word) => word.length > 3 && !isStopWord(word))
    for (const [key, word] of new Map(telling.map((word) => [stem(word), word])))
      posts.set(key, { word, count: (posts.get(key)?.count ?? 0) + 1 })
  }
  return [...posts.values()]
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count || a.word.localeCompare(b.word))
    .slice(0, maxWords)
    .map(({ word }) => word)
}

/** How many topics and words one search asks for. */
export const maxTopics = 10

/** Beyond what is always searched for. `answered`: see `wordsOfAnswered`. */
function moreWords(profile: Profile, answered: string[], avoid: string[]) {
  const topics = searchWordsOf(profile)
  const words = [...topics.slice(maxTopics, 2 * maxTopics), ...(profile.interests?.words ?? []), ...answered]
  const known = new Set(topics.slice(0, maxTopics))
  return [...new Set(words)].filter((word) => !known.has(word) && termIn(avoid, word) === null)
}

/** Returns what the bot searches for in addition from its next step on. Throws `not_connected`. */
export async function widenSearch(db: Db, userId: string, widened: boolean, now: Date): Promise<string[]> {
  const { rows } = await sql<{ network: NetworkId; id: string; profile: Profile | null; terms: TermRow[] | null }>`
    select network, network_account_id as id, ${termsSelect(sql`user_id`, sql`network`)} as terms,
      (select profile from account_analyses as done where done.user_id = connections.user_id
       and (done.network, done.network_account_id) = (connections.network, connections.network_account_id)
       and status = 'complete' order by created_at desc limit 1) as profile
    from connections where user_id = ${userId}`.execute(db)
  const [row] = rows
  if (!row?.profile) fail('not_connected')
  await db
    .updateTable('bots')
    .set({ widened_at: widened ? now : null })
    .where('user_id', '=', userId)
    .execute()
  await wakeBot(db, userId, now)
  if (!widened) return []
  const { avoid, look_for } = termsOf(row.terms)
  const topics = [...new Set([...look_for, ...row.profile.key_topics])]
  return moreWords({ ...row.profile, key_topics: topics }, await wordsOfAnswered(db, userId, row, now), avoid)
}
