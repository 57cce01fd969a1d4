import type { z } from 'zod'
import type { Network } from '#app/adapters/network/network.ts'
import type { ChooseStart } from '#app/contract/ratings.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { startBot } from '#app/domain/bot/schedule/bot.ts'
import { addTerm, botSettings, chooseMode } from '#app/domain/bot/settings/settings.ts'
import { autopilotReach, lessonsOf, type Reach, suggestedMode, topicsToAvoid } from '#app/domain/ratings/lessons.ts'
import { closeRounds, noRound, type RatingRound, ratingRound } from '#app/domain/ratings/round.ts'
import { loadSound, saveSound } from '#app/domain/voice/sound.ts'

export async function ratingView(db: Db, network: Network, user: SessionUser) {
  const round = (await ratingRound(db, user.id)) ?? noRound
  const [sound, settings] = await Promise.all([loadSound(db, user.id), botSettings(db, network, user)])
  return {
    round,
    lessons: lessonsOf(round, sound),
    topics: topicsToAvoid(round),
    suggested: suggestedMode(network, round),
    chosen: settings.mode_chosen ? settings.mode : null,
    reach: autopilotReach(network) satisfies Reach,
    max_length: network.max_length,
    settings: {
      per_hour: settings.max_actions_per_hour,
      per_day: settings.plan.actions_per_day,
      plan: settings.plan.name,
    },
  }
}

export type RatingView = Awaited<ReturnType<typeof ratingView>>

/** What of the lessons stays, and who presses send. Throws as `startBot` does. */
export async function chooseStart(
  db: Db,
  network: Network,
  user: SessionUser,
  given: z.output<typeof ChooseStart>,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const round = await ratingRound(tx, user.id)
    if (round) {
      const listed = given.listed.split(' ')
      for (const key of ['length', 'warmth'] as const)
        if (listed.includes(key) && given[`keep_${key}`] !== 'on') await unlearn(tx, user.id, round, key, now)
      for (const { topic, position } of topicsToAvoid(round))
        if (given[`topic_${position}`] === 'on') await addTerm(tx, user.id, { list: 'avoid', value: topic }, now)
    }
    await closeRounds(tx, user.id, now)
    if (given.mode) await chooseMode(tx, user, given.mode)
  })
  if (given.wake === 'yes') await startBot(db, network, user, {}, now)
}

async function unlearn(tx: Tx, userId: string, { drafts }: RatingRound, key: 'length' | 'warmth', now: Date) {
  const changes = drafts.flatMap(({ learned }) => (learned?.sound?.key === key ? [learned.sound] : []))
  const { [key]: _chosen, ...others } = await loadSound(tx, userId)
  const before = changes.map(({ from }) => from).toSorted((a, b) => (b ?? 6) - (a ?? 6))[0]
  await saveSound(tx, userId, before ? { ...others, [key]: before } : others, now)
}
