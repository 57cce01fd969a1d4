import { isConnectionLost } from '#app/db/pool.ts'
import { deleteOldSessions } from '#app/domain/account/session/expiry.ts'
import { dropOldEmailChanges } from '#app/domain/account/user/change-email.ts'
import { deleteUnconfirmedUsers } from '#app/domain/account/user/sign-up.ts'
import { failStalled } from '#app/domain/analysis/run.ts'
import { deleteOldPersons } from '#app/domain/billing/once-per-person.ts'
import { reconcileCheckouts, reconcileCustomers } from '#app/domain/billing/reconcile.ts'
import { remindOfTrials, tellMovedToFree } from '#app/domain/billing/reminders.ts'
import { deleteOldWebhookEvents } from '#app/domain/billing/webhook.ts'
import { deleteOldSearches } from '#app/domain/bot/find/searches.ts'
import { learnNightly, nightOf } from '#app/domain/bot/learn/recount.ts'
import { confirmOptOuts } from '#app/domain/bot/opt-outs/confirmation.ts'
import { settleLostCalls } from '#app/domain/bot/send/lost-calls.ts'
import { expireOldActions } from '#app/domain/bot/send/planned-actions.ts'
import { deleteDiscontinued, stopLateBots } from '#app/domain/deletion/discontinue.ts'
import { endInactive, storeLastUse } from '#app/domain/deletion/inactive.ts'
import { deleteDecidedDrafts } from '#app/domain/drafts/queue.ts'
import { returnSnoozed } from '#app/domain/drafts/snooze.ts'
import { endOldExports } from '#app/domain/export/export.ts'
import { sendAnswerMails } from '#app/domain/mail/answer-schedule.ts'
import { sendSummaries } from '#app/domain/mail/summary.ts'
import { sendComplaintMails } from '#app/domain/notification/complaint-schedule.ts'
import { agingKinds, deleteOldRows } from '#app/domain/old-rows.ts'
import { hour, minute } from '#app/domain/time.ts'
import { deleteOldEvents } from '#app/live/hub.ts'
import { withLog } from '#app/log.ts'
import type { Services } from '#app/services.ts'
import type { Loop } from '#app/worker/loop.ts'

/** Each round is idempotent and safe next to other workers. */
const intervalMs = 5_000

type Task = () => Promise<unknown>
type Rounds = Omit<Loop, 'idle'> & { round(): Promise<void> }

export function runMaintenance(services: Services): Rounds {
  const { db, clock, log, rules } = services
  let listedAt = 0
  let lastUnusedCheck = 0
  let lastDeletion = 0
  let learnedAt = 0
  let summarizedAt = 0

  function tasks(): Task[] {
    const now = clock.now()
    return [
      () => stopLateBots(db, now),
      () => expireOldActions(db, now),
      () => returnSnoozed(db, now),
      () => deleteDecidedDrafts(db, now),
      () => failStalled(db, clock),
      ...oldRowTasks(now),
      () => deleteOldSearches(db, now),
      () => deleteOldEvents(db, new Date(now.getTime() - hour * Math.max(1, clock.rate()))),
      () => deleteUnconfirmedUsers(db, now),
      () => dropOldEmailChanges(db),
      () => deleteOldSessions(db, rules, now),
      () => deleteOldPersons(db, now),
      () => endOldExports(db, now, clock.rate()),
      () => summarize(now),
      () => sendAnswerMails(services, now),
      () => sendComplaintMails(services, now),
      () => maintainBilling(now),
      () => deleteUnusedAccounts(now),
      () => learn(now),
    ]
  }

  /** Once a minute, as everyone's preferences are looked through; in every round while there are more. */
  async function summarize(now: Date): Promise<void> {
    if (now.getTime() - summarizedAt < minute) return
    summarizedAt = now.getTime()
    if (await sendSummaries(services, now)) summarizedAt = 0
  }

  /** Once an hour; in every round while there are more. */
  async function deleteUnusedAccounts(now: Date): Promise<void> {
    if (now.getTime() - lastUnusedCheck < hour) return
    lastUnusedCheck = now.getTime()
    await storeLastUse(db)
    const isMoreLeft = [await endInactive(services, now), await deleteDiscontinued(services, now)].includes(true)
    if (isMoreLeft) lastUnusedCheck = 0
  }

  /** Once a night; in every round while more users are left. */
  async function learn(now: Date): Promise<void> {
    const night = nightOf(now).getTime()
    if (learnedAt >= night) return
    if (!(await learnNightly(db, now))) learnedAt = night
  }

  function oldRowTasks(now: Date): (() => Promise<void>)[] {
    if (now.getTime() - lastDeletion < minute) return []
    lastDeletion = now.getTime()
    return agingKinds.map((kept) => async () => {
      if (await deleteOldRows(db, kept, now)) lastDeletion = 0
    })
  }

  async function maintainBilling(now: Date): Promise<void> {
    const { payments } = services
    if (!payments) return
    await deleteOldWebhookEvents(db, now)
    await remindOfTrials(services, now)
    await tellMovedToFree(services, now)
    await reconcileCustomers(db, now)
    if (now.getTime() - listedAt < hour) return
    listedAt = now.getTime()
    // The rest of the round must not depend on the payment provider.
    await reconcileCheckouts({ db, payments }, now).catch((error) =>
      log.warn({ err: error }, 'the list of checkouts could not be read'),
    )
  }

  // Slow servers delay nothing but each other.
  const rounds = [startRounds(log, tasks), startRounds(log, () => tasksAtServers(services))]
  return {
    wake() {
      for (const { wake } of rounds) wake()
    },
    round: async () => void (await Promise.all(rounds.map(({ round }) => round()))),
    stop: async () => void (await Promise.all(rounds.map(({ stop }) => stop()))),
  }
}

const tasksAtServers = (services: Services): Task[] => [() => settleLostCalls(services), () => confirmOptOuts(services)]

function startRounds(log: Services['log'], tasks: () => Task[]): Rounds {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | null = null

  async function maintain(): Promise<void> {
    for (const task of tasks())
      await withLog(() => log, task).catch((error) => {
        if (isConnectionLost(error)) throw error
        log.error({ err: error }, 'a maintenance task failed')
      })
  }

  function wake(): void {
    if (stopped || round) return
    clearTimeout(timer)
    round = maintain()
      .catch((error) => log.error({ err: error }, 'maintenance failed'))
      .finally(() => {
        round = null
        if (!stopped) timer = setTimeout(wake, intervalMs)
      })
  }

  wake()
  return {
    wake,
    async round() {
      await round
      wake()
      await round
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await round
    },
  }
}
