import type { Clock } from '#app/adapters/clock.ts'
import type { Mail } from '#app/adapters/mail/mail.ts'
import { trial, unpaidDays } from '#app/content/plan-table.ts'
import { plans } from '#app/content/plans.ts'
import type { Db } from '#app/db/pool.ts'
import type { BillingMailKind } from '#app/db/schema-billing.ts'
import { zoneInForce } from '#app/domain/account/user/time-zone.ts'
import { moneyText } from '#app/domain/billing/money.ts'
import { renderMail } from '#app/domain/mail/render.ts'
import { dateText } from '#app/domain/time.ts'

interface Deps {
  db: Db
  mail: Mail
  clock: Clock
  site: { origin: string; support_email: string }
}

/** Sends a queued billing mail; does nothing if it was sent or its user no longer exists. */
export async function mailBilling({ db, mail, clock, site }: Deps, mailId: string): Promise<void> {
  const row = await db
    .selectFrom('billing_mails')
    .innerJoin('users', 'users.id', 'billing_mails.user_id')
    .select(['kind', 'data', 'users.email'])
    .select(zoneInForce(clock.now()).as('time_zone'))
    .where('billing_mails.id', '=', mailId)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  if (!row) return
  const { subject, paragraphs, label } = billingMailTexts[row.kind](factsOf(row.data, row.time_zone))
  await mail.send({
    ...renderMail({
      to: row.email,
      subject,
      paragraphs,
      action: { label, url: new URL('/dashboard/plan', site.origin).href },
      footer: `You get this mail because it is about your payments. Questions: ${site.support_email}`,
    }),
    id: `billing-${mailId}`,
  })
  await db.updateTable('billing_mails').set({ sent_at: clock.now() }).where('id', '=', mailId).execute()
}

interface Facts {
  plan: string
  /** "$29 a month" */
  monthly: string
  /** "June 22, 2026" */
  ends: string
  /** The subscription continues after that. */
  renews: boolean
  amount: string
  /** " (invoice ABC-0001)" */
  invoice: string
  /** The invoice at the payment provider; empty if there is none to show. */
  link: string[]
}

function factsOf(data: Record<string, string>, timeZone: string): Facts {
  const plan = plans[data.plan_type === 'pro' ? 'pro' : 'starter']
  return {
    plan: plan.name,
    monthly: data.monthly ?? `$${plan.price} a month`,
    ends: data.ends ? dateText(new Date(data.ends), timeZone) : '',
    renews: data.renews !== '',
    amount: moneyText(Number(data.amount ?? 0), data.currency ?? 'usd'),
    invoice: data.number ? ` (invoice ${data.number})` : '',
    link: data.url ? [`The invoice, to keep or to print:\n${data.url}`] : [],
  }
}

interface Texts {
  subject: string
  paragraphs: string[]
  label: string
}

const afterTrial = ({ renews, monthly, plan }: Facts) =>
  renews
    ? `Then ${plan} continues at ${monthly}. If you do not want that, cancel before then: nothing will be charged.`
    : 'You have cancelled, so nothing will be charged, and you move to the Free plan.'

const trialEnds = (when: string) => (facts: Facts) => ({
  subject: `Your free trial of ${facts.plan} ends ${when}`,
  paragraphs: [`Your free trial ends on ${facts.ends}.`, afterTrial(facts)],
  label: facts.renews ? 'See or cancel your plan' : 'See your plan',
})

export const billingMailTexts: Record<BillingMailKind, (facts: Facts) => Texts> = {
  trial_started: (facts) => ({
    subject: `Your free trial of ${facts.plan} has begun`,
    paragraphs: [
      `Your ${facts.plan} trial is active: ${trial.days} days free, until ${facts.ends}. Nothing has been charged.`,
      afterTrial(facts),
      ...(facts.renews ? ['We write to you 3 days and 1 day before it ends.'] : []),
    ],
    label: 'See your plan',
  }),
  trial_ends_in_3_days: trialEnds('in 3 days'),
  trial_ends_in_1_day: trialEnds('in 1 day'),
  payment_failed: ({ amount, invoice, link }) => ({
    subject: 'Your payment did not go through',
    paragraphs: [
      `A payment of ${amount}${invoice} could not be taken from your card. It will be tried again in the next few days.`,
      `Your plan continues for ${unpaidDays} days. If the payment has not arrived by then, you move to the Free plan; nothing you have made is lost.`,
      'Usual reasons are an expired card or a limit set by the bank. You can change the card under Manage Billing.',
      ...link,
    ],
    label: 'Open your plan',
  }),
  receipt: ({ amount, invoice, link }) => ({
    subject: `Your receipt: ${amount}`,
    paragraphs: [`We have received your payment of ${amount}${invoice}. Thank you.`, ...link],
    label: 'See your plan',
  }),
  ended: ({ plan }) => ({
    subject: `Your ${plan} plan has ended`,
    paragraphs: [
      `Your ${plan} plan has ended, and nothing more is charged. You are now on the Free plan: the bot keeps working within its limits, and nothing you have made is lost.`,
    ],
    label: 'See the plans',
  }),
  second_trial: ({ plan }) => ({
    subject: 'The free trial was used before',
    paragraphs: [
      `Your trial of ${plan} was not started: there is one free trial per person and connected account, and this card, address or account has already been used for one. The subscription was cancelled at once, and nothing was charged.`,
      `You can choose ${plan} again; it then begins with its first payment.`,
    ],
    label: 'See the plans',
  }),
  second_subscription: ({ plan }) => ({
    subject: 'You already have a plan',
    paragraphs: [
      `A second subscription (${plan}) was bought for your account, which already has one. It was cancelled at once, and the payment is refunded to the card.`,
      'To change your plan, use Manage Billing on your plan page.',
    ],
    label: 'Open your plan',
  }),
}
