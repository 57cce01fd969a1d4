import type { Profile } from '#app/adapters/model/mind.ts'
import { capability, NetworkError } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { after, limitNote, soon, troubled } from '#app/domain/bot/after.ts'
import { loadBudget } from '#app/domain/bot/budget.ts'
import { inOrderOfWorth, isOpen, type Judged, judgeAll, kindsInOrder, mayDo } from '#app/domain/bot/choose.ts'
import { draftReply } from '#app/domain/bot/draft.ts'
import { findCandidates } from '#app/domain/bot/find.ts'
import type { ClaimedBot } from '#app/domain/bot/lease.ts'
import { optedOut, optOutReason } from '#app/domain/bot/opt-outs.ts'
import { isAsleep, waking } from '#app/domain/bot/pace.ts'
import { perform } from '#app/domain/bot/perform.ts'
import { type Intent, nextPlanned, planAction, recordSkips } from '#app/domain/bot/plan.ts'
import { intentOf, paceOf, type Scene, type StepDeps, type StepResult } from '#app/domain/bot/scene.ts'
import { closeConnection } from '#app/domain/connection/close.ts'
import { openConnection } from '#app/domain/connection/connection.ts'
import { syncAccount } from '#app/domain/connection/sync.ts'
import { hour, minute } from '#app/domain/time.ts'

/** How many good posts are looked for before one is chosen. */
const enough = 3
/** Posts judged in one step at the most. */
const mostJudged = 30
const quietWait = 3 * minute
const kinds: Intent['kind'][] = ['reply', 'like', 'follow', 'view']

/** One step: sends what is planned, else finds one thing worth doing and does it. Throws only what is a bug. */
export async function step(deps: StepDeps, bot: ClaimedBot, signal: AbortSignal): Promise<StepResult> {
  const now = deps.clock.now()
  const connection = await openConnection(deps.db, deps.seals, bot.user_id)
  if (!connection) {
    const halt = 'Your account is not connected any more. Connect it again.'
    await closeConnection(deps.db, deps.queue, bot.user_id, null, halt, now)
    return { due_at: now, note: null, halt }
  }
  if (connection.paused_until && connection.paused_until > now)
    return {
      due_at: connection.paused_until,
      note: `${deps.network.name} asked for a pause. The bot goes on after it.`,
    }
  const profile = await profileOf(deps.db, bot.user_id, connection.network_account_id)
  if (!profile) return { due_at: now, note: null, halt: 'The account analysis is missing. Run it again.' }
  const reach = deps.network.reach(connection.credentials)
  const account = { id: connection.network_account_id, handle: connection.handle }
  const { sealed } = connection
  try {
    const budget = await loadBudget(deps.db, bot.user_id, bot.started_at, now)
    if (now.getTime() - connection.last_sync.getTime() > hour)
      await syncAccount(deps, { id: bot.user_id, time_zone: budget.time_zone }, reach, account.id, signal)
    return await act({ deps, bot, reach, account, sealed, profile, budget, signal })
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    return troubled(deps, bot.user_id, sealed, error)
  }
}

async function act(scene: Scene): Promise<StepResult> {
  const { deps, bot, budget } = scene
  const now = deps.clock.now()
  const any = mayDo('view', budget, bot, now)
  if (!any.allowed) return { due_at: any.retry_at, note: limitNote(any.code) }
  const fitting = kinds.filter((kind) => mayDo(kind, budget, bot, now).allowed)
  const planned = await nextPlanned(deps.db, bot.user_id, scene.account.id, fitting)
  if (planned) return after(scene, planned, await perform(deps, scene.reach, planned))

  const asleep = isAsleep(paceOf(scene, now, 0))
  const found = await findCandidates(
    deps.db,
    deps.network,
    scene.reach,
    { id: scene.account.id, mentions_since: bot.mentions_since, mentions_only: asleep },
    scene.profile,
    now,
    scene.signal,
  )
  const judged = await judgeAll(
    deps.mind,
    found.candidates.slice(0, mostJudged),
    scene.profile,
    enough,
    now,
    scene.signal,
  )
  const skips = judged.flatMap(({ judgement, ...candidate }) =>
    judgement.verdict === 'skip'
      ? [{ ...intentOf(scene, 'reply', candidate, null, judgement.reason), code: judgement.code }]
      : [],
  )
  const declined = found.declined.map((candidate) => ({
    ...intentOf(scene, 'reply', candidate, null, optOutReason(candidate.post.author.handle)),
    code: optedOut,
  }))
  await recordSkips(deps.db, [...declined, ...skips], now)
  const chosen = await choose(scene, inOrderOfWorth(judged), found.seen, asleep)
  const result = chosen ? await carryOut(scene, chosen) : asleep ? night(scene) : quiet(now, judged.length)
  return { ...result, mentions_since: found.mentions_since }
}

/** The best post with the kind that is due and possible. A reply needs a draft that passes every check. */
async function choose(scene: Scene, worth: Judged[], seen: Set<string>, asleep: boolean): Promise<Intent | null> {
  const { deps, budget, bot } = scene
  const open = kindsInOrder(budget, bot, deps.clock.now()).filter((kind) => kind === 'reply' || !asleep)
  for (const kind of open)
    for (const candidate of worth) {
      if (!isOpen(kind, candidate, deps.network, seen)) continue
      if (kind !== 'reply') return intentOf(scene, kind, candidate, null, candidate.judgement.reason)
      const drafted = await draftReply(scene, candidate)
      if (drafted) return drafted
    }
  return null
}

async function carryOut(scene: Scene, chosen: Intent): Promise<StepResult> {
  const { deps, bot } = scene
  const asks = bot.mode === 'copilot' || capability(deps.network, chosen.kind, chosen.situation).permission !== 'auto'
  const planned = await planAction(deps.db, chosen, asks ? 'waiting' : 'planned', deps.clock.now())
  if (!planned) return { due_at: deps.clock.now(), note: 'Looking for the next post.' }
  if (asks) return { due_at: soon(scene, 0), note: 'A draft waits for you.' }
  return after(scene, planned, await perform(deps, scene.reach, planned))
}

function night(scene: Scene): StepResult {
  const note = `It is night where you are: until ${waking.from}:00 only people who write to you are answered.`
  return { due_at: soon(scene, 0), note }
}

function quiet(now: Date, looked: number): StepResult {
  const note =
    looked > 0
      ? `Looked at ${looked} posts, none worth answering. Looking again in a few minutes.`
      : 'No new posts on your topics. Looking again in a few minutes.'
  return { due_at: new Date(now.getTime() + quietWait), note }
}

async function profileOf(db: Db, userId: string, accountId: string): Promise<Profile | null> {
  const row = await db
    .selectFrom('account_analyses')
    .select('profile')
    .where('user_id', '=', userId)
    .where('network_account_id', '=', accountId)
    .where('status', '=', 'complete')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.profile ?? null
}
