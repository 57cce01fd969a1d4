import { type RawBuilder, sql } from 'kysely'
import { unpaidDays } from '#app/content/plan-table.ts'
import { trialReminders } from '#app/content/trial-reminders.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { BillingMailKind } from '#app/db/schema-billing.ts'
import { monthlyText } from '#app/domain/billing/money.ts'
import { queueBillingMail } from '#app/domain/billing/queue-mails.ts'
import { day } from '#app/domain/time.ts'
import type { Queue } from '#app/queue/queue.ts'

const reminderKinds = { 3: 'trial_ends_in_3_days', 1: 'trial_ends_in_1_day' } as const

/** Each is sent until the next one is due. */
const reminders = trialReminders.map((days, at) => ({
  kind: reminderKinds[days],
  from: days * day,
  to: (trialReminders[at + 1] ?? 0) * day,
}))

/** On the days of `trialReminders`, once each. */
export async function remindOfTrials({ db, queue }: { db: Db; queue: Queue }, now: Date): Promise<void> {
  for (const { kind, from, to } of reminders) {
    const trials = await db
      .selectFrom('subscriptions')
      .select(['user_id', 'subscription_id', 'plan_type', 'current_period_end', 'cancel_at'])
      .select(['amount', 'currency', 'discounted'])
      .where('status', '=', 'trialing')
      .where('subscription_id', 'is not', null)
      .where('current_period_end', '<=', new Date(now.getTime() + from))
      .where('current_period_end', '>', new Date(now.getTime() + to))
      .where(isUntold(kind, sql`billing_mails.about = subscriptions.subscription_id`))
      .limit(500)
      .execute()
    for (const { user_id, subscription_id, current_period_end, cancel_at, ...price } of trials)
      await inTransaction(db, (tx) => {
        const ends = current_period_end.toISOString()
        const data = { plan_type: price.plan_type, ends, renews: cancel_at ? '' : 'yes', monthly: monthlyText(price) }
        return queueBillingMail(tx, queue, user_id, { kind, about: subscription_id ?? '', data }, now)
      })
  }
}

const isUntold = (kind: BillingMailKind, isSame: RawBuilder<unknown>) => sql<boolean>`not exists (
  select from billing_mails
  where billing_mails.user_id = subscriptions.user_id and billing_mails.kind = ${kind} and ${isSame})`

/** Nobody is told about a plan lost longer ago. */
const tooLate = 7 * day

/** Once per debt, when the plan stops because it wasn't paid. */
export async function tellMovedToFree({ db, queue }: { db: Db; queue: Queue }, now: Date): Promise<void> {
  const unpaidSince = sql<Date>`coalesce(past_due_since, current_period_end)`
  const ended = new Date(now.getTime() - unpaidDays * day)
  const debtors = await db
    .selectFrom('subscriptions')
    .select(['user_id', 'subscription_id', 'plan_type', unpaidSince.as('since')])
    .where('status', 'in', ['past_due', 'unpaid'])
    .where('subscription_id', 'is not', null)
    .where(unpaidSince, '<=', ended)
    .where(unpaidSince, '>', new Date(ended.getTime() - tooLate))
    .where(isUntold('moved_to_free', sql`billing_mails.created_at > ${unpaidSince}`))
    .limit(500)
    .execute()
  for (const { user_id, subscription_id, plan_type, since } of debtors) {
    const about = `${subscription_id}:${since.toISOString()}`
    await inTransaction(db, (tx) =>
      queueBillingMail(tx, queue, user_id, { kind: 'moved_to_free', about, data: { plan_type } }, now),
    )
  }
}
