import { BoundedCache } from '#app/adapters/cache.ts'
import { sentTextsOf } from '#app/adapters/model/likeness.ts'
import type { NetworkId } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import type { Sound } from '#app/contract/profile.ts'
import type { Db } from '#app/db/pool.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { writeReply } from '#app/domain/bot/decide/draft.ts'
import { steered } from '#app/domain/bot/decide/steered-mind.ts'
import type { StepDeps } from '#app/domain/bot/step-context.ts'
import { loadStepState } from '#app/domain/bot/step-state.ts'
import { fail } from '#app/domain/failure.ts'
import { hit, hitOn, limits } from '#app/domain/metering/limits.ts'
import { countedMind } from '#app/domain/metering/llm-usage.ts'
import { day } from '#app/domain/time.ts'
import { contradiction } from '#app/domain/voice/contradiction.ts'
import { measuredIn } from '#app/domain/voice/measured.ts'

interface SampleText {
  text: string | null
  /** Why there is none; empty if there is one. */
  why: string
}

export interface VoiceSample {
  post: { text: string; author: string; handle: string }
  before: SampleText
  /** With what was chosen. */
  after: SampleText
}

const maxSamples = 3
const sentDays = 90
const maxSent = 1_000
const maxMs = 25_000
/** The same question has the same replies. */
const written = new BoundedCache<string, VoiceSample[]>(100)

/** Posts that the user's bot has met lately. */
const recentDays = 7

/**
 * Replies to real posts as they are, and as they would be. Nothing is sent or saved. Throws `too_many`,
 * `analysis_incomplete`, `voice_late`.
 */
export async function previewSound(deps: StepDeps, user: SessionUser, sound: Sound, now: Date): Promise<VoiceSample[]> {
  const { connection, profile, terms, rejected_texts, examples } = await loadStepState(
    deps,
    { user_id: user.id, time_zone: user.time_zone },
    now,
  )
  if (!connection || !profile) fail('analysis_incomplete')
  const { network } = connection
  const posts = await samplePosts(deps.db, user.id, network.id, now)
  const about = { sound, now: profile.sound, terms, rejected_texts, examples, posts: posts.map(({ id }) => id) }
  const key = `${user.id} ${JSON.stringify(about)}`
  const known = written.get(key)
  if (known) return known
  await hit(deps.db, [hitOn(limits.voice_preview, user.id)], now)
  const signal = AbortSignal.timeout(maxMs)
  const sent = sentTextsOf(await sentTexts(deps.db, user.id, now))
  const own = { length: 3, ...measuredIn(profile) } as const
  const sounds = { now: { ...own, ...profile.sound }, chosen: { ...own, ...sound } }
  const write = async (post: Post, chosen: Sound, most = network.max_length): Promise<SampleText> => {
    const counted = countedMind(deps.mind, user.id)
    const about = steered(counted, { ...profile, sound: chosen }, terms, rejected_texts, examples)
    const recent = async () => sent
    const reply = await writeReply({ network: { ...network, max_length: most }, ...about, terms, recent, signal }, post)
    return reply.ok ? { text: reply.text, why: '' } : { text: null, why: reply.reason }
  }
  try {
    const compare = async (post: Post): Promise<VoiceSample> => {
      const before = await write(post, profile.sound ?? {})
      const isShorter = sounds.chosen.length < sounds.now.length && before.text !== null
      const after = await write(post, sound, isShorter ? (before.text?.length ?? 0) - 1 : undefined)
      const why = before.text && after.text && contradiction(sounds.now, sounds.chosen, before.text, after.text)
      const { display_name: author, handle } = post.author
      return {
        post: { text: post.text, author, handle: `@${handle}` },
        before,
        after: why ? { text: null, why } : after,
      }
    }
    const first = await Promise.all(posts.slice(0, maxSamples).map(compare))
    const isWhole = ({ before, after }: VoiceSample) => before.text !== null && after.text !== null
    const trying = first.every(isWhole) ? [] : posts.slice(maxSamples)
    const more = await Promise.all(trying.map(compare)).catch((error: unknown) => {
      if (signal.aborted) return []
      throw error
    })
    const all = [...first, ...more]
    const whole = all.filter(isWhole)
    const samples = (whole.length > 0 ? whole : all).slice(0, maxSamples)
    if (samples.length > 0 && samples.every(isWhole)) written.set(key, samples)
    return samples
  } catch (error) {
    if (signal.aborted) fail('voice_late')
    throw error
  }
}

/** No preview repeats one of them. */
async function sentTexts(db: Db, userId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('actions')
    .select(({ ref }) => ref('text').$notNull().as('text'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'reply')
    .where('state', '=', 'success')
    .where('text', 'is not', null)
    .where('claimed_at', '>', new Date(now.getTime() - sentDays * day))
    .orderBy('claimed_at', 'desc')
    .limit(maxSent)
    .execute()
  return rows.map(({ text }) => text)
}

/** The newest that the user rated a draft for, then those that the bot replied to; each by someone else. */
async function samplePosts(db: Db, userId: string, network: NetworkId, now: Date): Promise<Post[]> {
  const since = new Date(now.getTime() - recentDays * day)
  const rated = db
    .selectFrom('ratings')
    .select(['post_id', 'post_text', 'author_id', 'author_handle', 'author_name', 'created_at'])
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
  const replied = db
    .selectFrom('actions')
    .select(({ ref }) => [ref('post_id').$notNull().as('post_id'), ref('post_text').$notNull().as('post_text')])
    .select(['author_id', 'author_handle', 'author_name', 'created_at'])
    .where('user_id', '=', userId)
    .where('network', '=', network)
    .where('kind', '=', 'reply')
    .where('situation', '=', 'stranger')
    .where('state', 'in', ['success', 'waiting', 'planned'])
    .where('post_id', 'is not', null)
    .where('post_text', 'is not', null)
    .where('created_at', '>', since)
  const rows = await db
    .selectFrom(rated.unionAll(replied).as('met'))
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('post_id')
    .limit(50)
    .execute()
  const byAuthor = new Map(rows.toReversed().map((row) => [row.author_id, row]))
  return [...byAuthor.values()]
    .toReversed()
    .slice(0, 2 * maxSamples)
    .map((row) => ({
      network,
      id: row.post_id,
      author: {
        id: row.author_id,
        handle: row.author_handle,
        display_name: row.author_name,
        bio: '',
        followers: 0,
      },
      text: row.post_text,
      created_at: row.created_at,
      lang: null,
      likes: 0,
      replies: 0,
      is_reply: false,
      thread: [],
    }))
}
