import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Correct } from '#app/contract/correction.ts'
import type { Correction, Profile, Prompt } from '#app/contract/profile.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { isOfConnectedAccount } from '#app/domain/analysis/connected.ts'
import { fail } from '#app/domain/failure.ts'
import { publish } from '#app/live/publish.ts'

/** The newest finished analysis of the connected account. */
const newestFinished = (db: Db, userId: string) =>
  db
    .selectFrom('account_analyses')
    .where('user_id', '=', userId)
    .where('status', '=', 'complete')
    .where('profile', 'is not', null)
    .where(isOfConnectedAccount)
    .orderBy('created_at', 'desc')
    .limit(1)

export async function correctableAnalysis(db: Db, userId: string) {
  const row = await newestFinished(db, userId)
    .select(['corrected', 'twitter_handle', 'created_at'])
    .select(sql<Profile>`profile - 'interests'`.as('profile'))
    .executeTakeFirst()
  return row ?? null
}

/** Throws `not_found`, and `invalid` for a form of an older analysis: every difference would count as a correction. */
export async function correctAnalysis(db: Db, userId: string, input: Correct, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const found = await newestFinished(tx, userId)
      .select(['id', 'network', 'network_account_id', 'profile', 'corrected', 'created_at'])
      .forUpdate()
      .executeTakeFirst()
    if (!found?.profile) fail('not_found')
    const { analyzed_at = found.created_at } = input
    if (analyzed_at.getTime() !== found.created_at.getTime()) fail('invalid', { niche: newerAnalysis })
    const corrected = { ...found.corrected, ...changesIn(found.profile, input) }
    if (isDeepStrictEqual(corrected, found.corrected ?? {})) return
    const profile = correctedProfile(found.profile, corrected)
    const { niche, tone, engagement_style } = profile
    const correction = JSON.stringify(corrected)
    await tx
      .updateTable('account_analyses')
      .set({ profile: JSON.stringify(profile), niche, tone, engagement_style, corrected: correction })
      .where('id', '=', found.id)
      .execute()
    // An analysis in progress gets the same corrections when it finishes.
    await tx
      .updateTable('account_analyses')
      .set({ corrected: correction })
      .where('user_id', '=', userId)
      .where('network', '=', found.network)
      .where('network_account_id', '=', found.network_account_id)
      .where('status', 'in', ['pending', 'in_progress'])
      .execute()
    await publish(tx, userId, 'profile', {}, now)
  })
}

const newerAnalysis =
  'A newer analysis finished while this page was open. Compare it with your changes, then save again.'

function changesIn(profile: Profile, input: Correct): Correction {
  const { niche, tone, engagement_style, content_patterns, key_topics, prompts } = profile
  const now: Required<Correction> = {
    niche,
    tone,
    engagement_style,
    key_topics,
    prompts,
    posting_style: content_patterns.posting_style,
  }
  const corrected = { ...input, prompts: promptsFrom(input.prompts, prompts) }
  const changed = (Object.keys(now) as (keyof Correction)[]).filter(
    (key) => !isDeepStrictEqual(now[key], corrected[key]),
  )
  return Object.fromEntries(changed.map((key) => [key, corrected[key]]))
}

/** A prompt left empty is removed; an additional one is the user's own. */
function promptsFrom(input: Map<number, string>, known: Prompt[]): Prompt[] {
  const kept = known.flatMap((prompt, at) => {
    const text = input.get(at) ?? prompt.text
    return text === '' ? [] : [text === prompt.text ? prompt : { ...prompt, text, post_ids: [] }]
  })
  const own = input.get(known.length)
  return own && !kept.some(({ text }) => text === own)
    ? [...kept, { title: 'In your words', text: own, post_ids: [] }]
    : kept
}

export function correctedProfile(profile: Profile, corrected: Correction | null): Profile {
  if (!corrected) return profile
  const { posting_style, key_topics, ...lines } = corrected
  const known = new Set([...profile.key_topics].filter((topic) => !profile.added_topics?.includes(topic)))
  return {
    ...profile,
    ...lines,
    ...(posting_style === undefined ? {} : { content_patterns: { ...profile.content_patterns, posting_style } }),
    ...(key_topics ? { key_topics, added_topics: key_topics.filter((topic) => !known.has(topic)) } : {}),
  }
}
