import { isConnectionLost } from '#app/db/pool.ts'
import { deleteOldVectors } from '#app/db/post-vectors.ts'
import { deleteOldChallenges } from '#app/domain/account/factor/verify.ts'
import { deleteOldMailTokens } from '#app/domain/account/mail-link/token.ts'
import { deleteOldSecurityEvents } from '#app/domain/account/security/events.ts'
import { deleteOldDevices } from '#app/domain/account/session/device.ts'
import { deleteOldSessions } from '#app/domain/account/session/expiry.ts'
import { deleteOldFlows } from '#app/domain/account/session/flow.ts'
import { deleteOldStreamTickets } from '#app/domain/account/session/stream-ticket.ts'
import { deleteDiscontinued, stopLateBots } from '#app/domain/account/user/discontinue.ts'
import { endInactive, storeLastUse } from '#app/domain/account/user/inactive.ts'
import { deleteUnconfirmedUsers } from '#app/domain/account/user/sign-up.ts'
import { failStalled } from '#app/domain/analysis/run.ts'
import { deleteFormerUsage } from '#app/domain/billing/account-claims.ts'
import { reconcileCheckouts, reconcileCustomers } from '#app/domain/billing/reconcile.ts'
import { remindOfTrials } from '#app/domain/billing/reminders.ts'
import { deleteOldPersons } from '#app/domain/billing/trial-claims.ts'
import { deleteOldWebhookEvents } from '#app/domain/billing/webhook.ts'
import { deleteOldSearches } from '#app/domain/bot/find/searches.ts'
import { confirmOptOuts } from '#app/domain/bot/opt-outs/confirmation.ts'
import { settleLostCalls } from '#app/domain/bot/send/lost-calls.ts'
import { expireOldActions } from '#app/domain/bot/send/planned-actions.ts'
import { deleteDecidedDrafts } from '#app/domain/drafts/queue.ts'
import { returnSnoozed } from '#app/domain/drafts/snooze.ts'
import { endOldExports } from '#app/domain/export/export.ts'
import { deleteOldPairings } from '#app/domain/extension/pair.ts'
import { deleteOldInboxPosts } from '#app/domain/inbox/keep.ts'
import { sendAnswerMails } from '#app/domain/mail/answer-schedule.ts'
import { sendSummaries } from '#app/domain/mail/summary.ts'
import { deleteOldCounts } from '#app/domain/metering/limits.ts'
import { deleteOldUsage } from '#app/domain/metering/llm-usage.ts'
import { deleteOldNetworkUsage } from '#app/domain/metering/network-usage.ts'
import { deleteOldNotices } from '#app/domain/notice/notice.ts'
import { deleteOldMessages } from '#app/domain/support/message.ts'
import { hour } from '#app/domain/time.ts'
import { deleteOldEvents } from '#app/live/hub.ts'
import { withLog } from '#app/log.ts'
import type { Services } from '#app/services.ts'
import type { Loop } from '#app/worker/loop.ts'

/** Real ms between rounds. Each round is idempotent and safe next to other workers. */
const intervalMs = 5_000

/** Periodic maintenance: settles lost results, fails stuck analyses, deletes old rows. */
export function runMaintenance(services: Services): Loop {
  const { db, clock, log, rules } = services
  let listedAt = 0
  let lastUnusedCheck = 0
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | null = null

  /** A task that fails does not keep the others from running, unless the database is away. */
  async function maintain(): Promise<void> {
    const now = clock.now()
    const tasks: (() => Promise<unknown>)[] = [
      () => settleLostCalls(services),
      () => confirmOptOuts(services),
      () => stopLateBots(db, now),
      () => expireOldActions(db, now),
      () => returnSnoozed(db, now),
      () => deleteDecidedDrafts(db),
      () => failStalled(db, clock),
      () => deleteOldUsage(db, now),
      () => deleteOldNetworkUsage(db, now),
      () => deleteOldSearches(db, now),
      () => deleteOldVectors(db, now),
      () => deleteOldEvents(db, new Date(now.getTime() - hour * Math.max(1, clock.rate()))),
      () => deleteOldMessages(db, now),
      () => deleteOldDevices(db, now),
      () => deleteOldMailTokens(db, now),
      () => deleteOldSecurityEvents(db, now),
      () => deleteUnconfirmedUsers(db, now),
      () => deleteOldSessions(db, rules, now),
      () => deleteOldStreamTickets(db, now),
      () => deleteOldPairings(db, now),
      () => deleteOldChallenges(db, now),
      () => deleteOldFlows(db, now),
      () => deleteOldCounts(db, now),
      () => endOldExports(db, now, clock.rate()),
      () => deleteOldPersons(db, now),
      () => deleteFormerUsage(db, now),
      () => sendSummaries(services, now),
      () => sendAnswerMails(services, now),
      () => deleteOldNotices(db, now),
      () => deleteOldInboxPosts(db, now),
      () => maintainBilling(now),
      () => deleteUnusedAccounts(now),
    ]
    for (const task of tasks)
      await withLog(() => log, task).catch((error) => {
        if (isConnectionLost(error)) throw error
        log.error({ err: error }, 'a maintenance task failed')
      })
  }

  /** Run once an hour, as warnings and deletions need not be punctual; but while there are more, in every round. */
  async function deleteUnusedAccounts(now: Date): Promise<void> {
    if (now.getTime() - lastUnusedCheck < hour) return
    lastUnusedCheck = now.getTime()
    await storeLastUse(db)
    const isMoreLeft = [await endInactive(services, now), await deleteDiscontinued(services, now)].includes(true)
    if (isMoreLeft) lastUnusedCheck = 0
  }

  async function maintainBilling(now: Date): Promise<void> {
    const { payments } = services
    if (!payments) return
    await deleteOldWebhookEvents(db, now)
    await remindOfTrials(services, now)
    await reconcileCustomers(db, now)
    if (now.getTime() - listedAt < hour) return
    listedAt = now.getTime()
    // The rest of the round must not depend on the payment provider.
    await reconcileCheckouts({ db, payments }, now).catch((error) =>
      log.warn({ err: error }, 'the list of checkouts could not be read'),
    )
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
    async stop() {
      stopped = true
      clearTimeout(timer)
      await round
    },
  }
}
