import { contentStems } from '#app/adapters/model/words.ts'
import type { Network } from '#app/adapters/network/network.ts'
import { textLengths } from '#app/adapters/network/text-length.ts'
import { lengthStop } from '#app/content/sound.ts'
import type { Sound, Stop } from '#app/contract/profile.ts'
import { type RatingReason, type RatingVerdict, roundSize } from '#app/contract/rating-terms.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import type { Learned } from '#app/db/schema-bots.ts'
import { fail } from '#app/domain/failure.ts'
import { ratingRound } from '#app/domain/ratings/round.ts'
import { addFacts, loadFacts, removeFact } from '#app/domain/voice/facts.ts'
import { loadSound, saveSound } from '#app/domain/voice/sound.ts'
import { insertExample, lockUser, removeExample } from '#app/domain/voice/voice.ts'
import { publish } from '#app/live/publish.ts'
import type { Queue } from '#app/queue/queue.ts'

interface Deps {
  db: Db
  queue: Queue
}

interface Verdict {
  draft: number
  verdict: RatingVerdict
  /** As the user would have written it. */
  text?: string | undefined
}

/** A kept text becomes an example of the user's voice. Throws `not_found`, `invalid`. */
export async function rateDraft(
  { db, queue }: Deps,
  userId: string,
  { max_length, counting }: Pick<Network, 'max_length' | 'counting'>,
  { draft, verdict, text }: Verdict,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockRating(tx, userId, draft)
    await takeBack(tx, userId, row.learned, now)
    const edited = verdict === 'keep' && text !== undefined && text !== row.text ? text : null
    if (edited !== null && textLengths[counting](edited) > max_length)
      fail('invalid', { text: `Use up to ${max_length} characters.` })
    const example = verdict === 'keep' ? await insertExample(tx, userId, edited ?? row.text, now) : null
    const learned: Learned = typeof example === 'object' && example ? { example_id: example.id } : {}
    await record(tx, row.id, { verdict, edited, why: null, learned, rated_at: now })
    await askForRest(tx, queue, userId, now)
    await publish(tx, userId, 'onboarding', {}, now)
  })
}

/** Why a draft was not like the user, and what follows from it. Throws `not_found`. */
export async function giveReason(db: Db, userId: string, draft: number, why: RatingReason, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockRating(tx, userId, draft)
    if (row.verdict !== 'not_me') fail('not_found')
    await takeBack(tx, userId, row.learned, now)
    const learned = await learnFrom(tx, userId, row.text, why, now)
    await record(tx, row.id, { verdict: row.verdict, edited: null, why, learned, rated_at: row.rated_at ?? now })
    await publish(tx, userId, 'onboarding', {}, now)
  })
}

/** Takes back a verdict with what it taught. Throws `not_found`. */
export async function undoRating(db: Db, userId: string, draft: number, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockRating(tx, userId, draft)
    await takeBack(tx, userId, row.learned, now)
    await record(tx, row.id, { verdict: null, edited: null, why: null, learned: {}, rated_at: null })
    await publish(tx, userId, 'onboarding', {}, now)
  })
}

/** In the newest round. */
async function lockRating(tx: Tx, userId: string, position: number) {
  await lockUser(tx, userId)
  const row = await tx
    .selectFrom('ratings')
    .select(['id', 'text', 'verdict', 'learned', 'rated_at'])
    .where('user_id', '=', userId)
    .where('position', '=', position)
    .where('round', '=', (round) =>
      round
        .selectFrom('rating_rounds')
        .select(({ fn }) => fn.max('round').as('newest'))
        .where('user_id', '=', userId),
    )
    .executeTakeFirst()
  return row ?? fail('not_found')
}

interface Recorded {
  verdict: RatingVerdict | null
  edited: string | null
  why: RatingReason | null
  learned: Learned
  rated_at: Date | null
}

async function record(tx: Tx, id: string, { learned, ...row }: Recorded): Promise<void> {
  await tx
    .updateTable('ratings')
    .set({ ...row, learned: JSON.stringify(learned) })
    .where('id', '=', id)
    .execute()
}

const lower = (stop: number) => Math.max(1, stop - 1) as Stop

async function learnFrom(tx: Tx, userId: string, text: string, why: RatingReason, now: Date): Promise<Learned> {
  const sound = await loadSound(tx, userId)
  switch (why) {
    case 'too_long': {
      const shorter = lower(lengthStop([...text].length))
      return choose(tx, userId, sound, 'length', Math.min(sound.length ?? 5, shorter) as Stop, now)
    }
    case 'too_friendly':
      return choose(tx, userId, sound, 'warmth', lower(sound.warmth ?? 3), now)
    case 'not_true': {
      const said = contentStems(text)
      const facts = (await loadFacts(tx, userId)).filter((fact) => isMostlySaid(contentStems(fact.text), said))
      for (const { id } of facts) await removeFact(tx, userId, id)
      return { facts: facts.map((fact) => fact.text) }
    }
    case 'not_post':
      return {}
  }
}

const mostOfFact = 0.6

const isMostlySaid = (fact: ReadonlySet<string>, said: ReadonlySet<string>) =>
  fact.size > 0 && [...fact].filter((stem) => said.has(stem)).length / fact.size >= mostOfFact

async function choose(
  tx: Tx,
  userId: string,
  sound: Sound,
  key: 'length' | 'warmth',
  to: Stop,
  now: Date,
): Promise<Learned> {
  const from = sound[key] ?? null
  if (from === to) return {}
  await saveSound(tx, userId, { ...sound, [key]: to }, now)
  return { sound: { key, from, to } }
}

async function takeBack(tx: Tx, userId: string, learned: Learned | null, now: Date): Promise<void> {
  if (learned?.example_id) await removeExample(tx, userId, learned.example_id)
  if (learned?.sound) {
    const { key, from, to } = learned.sound
    const { [key]: chosen, ...others } = await loadSound(tx, userId)
    // The user may have chosen something else since.
    if (chosen === to) await saveSound(tx, userId, from === null ? others : { ...others, [key]: from as Stop }, now)
  }
  if (learned?.facts?.length) await addFacts(tx, userId, learned.facts, now)
}

/** Once all drafts that are there are rated, the others are written with what that taught. */
async function askForRest(tx: Tx, queue: Queue, userId: string, now: Date): Promise<void> {
  const round = await ratingRound(tx, userId)
  if (!round || round.is_writing || round.next === null || round.next <= round.drafts.length) return
  await tx
    .updateTable('rating_rounds')
    .set({ wanted: roundSize, state: 'writing', asked_at: now })
    .where('user_id', '=', userId)
    .where('round', '=', round.round)
    .execute()
  await queue.enqueue(tx, 'ratings.write', { user_id: userId, round: round.round })
}
