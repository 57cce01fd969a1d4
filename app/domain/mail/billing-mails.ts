import type { Clock } from '#app/adapters/clock.ts'
import type { Mail } from '#app/adapters/mail/mail.ts'
import { trial as freeTrial, unpaidDays } from '#app/content/plan-table.ts'
import { plans } from '#app/content/plans.ts'
import { remindersText } from '#app/content/trial-reminders.ts'
import type { Db } from '#app/db/pool.ts'
import type { BillingMailKind } from '#app/db/schema-billing.ts'
import { zoneInForce } from '#app/domain/account/user/time-zone.ts'
import { moneyText } from '#app/domain/billing/money.ts'
import type { Link } from '#app/domain/mail/blocks.ts'
import { renderMail } from '#app/domain/mail/render.ts'
import { dateText } from '#app/domain/time.ts'

interface Deps {
  db: Db
  mail: Mail
  clock: Clock
  site: { origin: string; support_email: string; operator_name: string | null }
}

/** Idempotent. */
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
  const { subject, paragraphs, facts, label, link } = billingMailTexts[row.kind](
    factsOf(row.data, row.time_zone, site.operator_name),
  )
  await mail.send({
    ...renderMail({
      to: row.email,
      subject,
      paragraphs,
      blocks: [
        ...(facts ? [{ kind: 'text' as const, text: facts }] : []),
        ...(link ? [{ kind: 'links' as const, links: [link] }] : []),
      ],
      action: { label, url: new URL('/dashboard/plan', site.origin).href },
      footer: `We send this because it’s about your payments. Questions? ${site.support_email}`,
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
  renews: boolean
  /** The plan before a change. */
  was: string
  trial: boolean
  /** "500 actions a day, 70 of them replies" */
  allows: string
  amount: string
  /** " of $29.00", for a part. */
  part: string
  /** " (invoice ABC-0001)" */
  invoice: string
  /** About a payment, one per line. */
  facts: string
  /** The invoice's, if there is one. */
  link: Link | undefined
}

function factsOf(data: Record<string, string>, timeZone: string, seller: string | null): Facts {
  const plan = plans[data.plan_type === 'pro' ? 'pro' : 'starter']
  return {
    plan: plan.name,
    monthly: data.monthly ?? `$${plan.price} a month`,
    ends: data.ends ? dateText(new Date(data.ends), timeZone) : '',
    renews: data.renews !== '',
    was: data.was ?? plans.free.name,
    trial: data.trial === 'yes',
    allows: `up to ${plan.actions_per_day} actions a day, ${plan.replies_per_day} of them replies`,
    amount: moneyText(Number(data.amount ?? 0), data.currency ?? 'usd'),
    part: isPart(data) ? ` of ${moneyText(Number(data.total), data.currency ?? 'usd')}` : '',
    invoice: data.number ? ` (invoice ${data.number})` : '',
    facts: receiptFacts(data, timeZone, seller),
    link: data.url ? { label: 'Your invoice', url: data.url } : undefined,
  }
}

function receiptFacts(data: Record<string, string>, timeZone: string, seller: string | null): string {
  const money = (amount: string | undefined) => moneyText(Number(amount ?? 0), data.currency ?? 'usd')
  const date = (at: string) => dateText(new Date(at), timeZone)
  return [
    data.plan_type && `Plan: ${plans[data.plan_type === 'pro' ? 'pro' : 'starter'].name}`,
    data.from && data.to && `Period: ${date(data.from)} to ${date(data.to)}`,
    `Paid: ${money(data.amount)}`,
    data.tax && `Tax included: ${money(data.tax)}`,
    data.paid && `Date: ${date(data.paid)}`,
    data.card && `Card: ${data.card}`,
    data.number && `Invoice: ${data.number}`,
    `Seller: ${seller ?? 'Warble'}`,
  ]
    .filter(Boolean)
    .join('\n')
}

const isPart = ({ amount, total }: Record<string, string>) => Number(amount) < Number(total ?? 0)

interface Texts {
  subject: string
  paragraphs: string[]
  facts?: string
  link?: Link | undefined
  label: string
}

const afterTrial = ({ renews, monthly, plan }: Facts) =>
  renews
    ? `After that, ${plan} is ${monthly}. If you don’t want it, cancel before then and you won’t be charged.`
    : 'You’ve cancelled, so you won’t be charged and will move to the Free plan.'

const trialEnds = (when: string) => (facts: Facts) => ({
  subject: `Your ${facts.plan} trial ends ${when}`,
  paragraphs: [`Your ${facts.plan} trial ends on ${facts.ends}. ${afterTrial(facts)}`],
  label: facts.renews ? 'See or cancel your plan' : 'See your plan',
})

export const billingMailTexts: Record<BillingMailKind, (facts: Facts) => Texts> = {
  trial_started: (facts) => ({
    subject: `Your ${facts.plan} trial has started`,
    paragraphs: [
      `You have ${facts.plan} free for ${freeTrial.days} days, until ${facts.ends}. You haven’t been charged.`,
      afterTrial(facts),
      ...(facts.renews ? [`We’ll email you ${remindersText} before it ends.`] : []),
    ],
    label: 'See your plan',
  }),
  trial_ends_in_3_days: trialEnds('in 3 days'),
  trial_ends_in_1_day: trialEnds('in 1 day'),
  payment_failed: ({ amount, invoice, link }) => ({
    subject: 'Your payment didn’t go through',
    paragraphs: [
      `We couldn’t charge ${amount} to your card${invoice}. We’ll try again in the next few days.`,
      `You keep your plan for ${unpaidDays} days. If we still haven’t been paid by then, you’ll move to Free. Nothing you’ve made is lost.`,
      'It’s usually an expired card or a limit set by your bank. You can update your card in Manage Billing.',
    ],
    link,
    label: 'Update your card',
  }),
  receipt: ({ amount, facts, link }) => ({
    subject: `Your Warble receipt: ${amount}`,
    paragraphs: [`Thanks for your payment of ${amount}.`],
    facts,
    link,
    label: 'See your plan',
  }),
  refund: ({ amount, part, invoice, link }) => ({
    subject: `We refunded ${amount}`,
    paragraphs: [`We refunded ${amount}${part}${invoice} to your card. Your bank can take 5 to 10 days to show it.`],
    link,
    label: 'See your billing history',
  }),
  plan_changed: ({ plan, was, monthly, allows, trial, renews, ends }) => ({
    subject: `You’re on ${plan} now`,
    paragraphs: [
      `Your plan changed from ${was} to ${plan}. Your bot can do ${allows}.`,
      trial
        ? `You weren’t charged. Your free trial ends on ${ends}${renews ? `. After that, ${plan} is ${monthly}` : ''}.`
        : `${plan} is ${monthly}. Your billing history shows what was charged or credited for the rest of the period.`,
    ],
    label: 'See your plan',
  }),
  cancelled: ({ plan, trial, ends }) => ({
    subject: `You cancelled ${plan}`,
    paragraphs: [
      `${plan} ${trial ? 'stays free' : 'works'} until ${ends}. Then you move to Free, and you won’t be charged${trial ? '' : ' again'}.`,
      'Nothing you’ve made is lost. To keep the plan, resume it in Manage Billing before then.',
    ],
    label: 'See your plan',
  }),
  resumed: ({ plan, trial, ends, monthly }) => ({
    subject: `You kept ${plan}`,
    paragraphs: [
      trial
        ? `Your cancellation is undone. Your free trial ends on ${ends}. After that, ${plan} is ${monthly}.`
        : `Your cancellation is undone. ${plan} renews on ${ends}: ${monthly}.`,
    ],
    label: 'See your plan',
  }),
  moved_to_free: ({ plan }) => ({
    subject: `You’re on Free: ${plan} wasn’t paid`,
    paragraphs: [
      `We couldn’t charge your card for ${unpaidDays} days, so you moved from ${plan} to Free. Your bot can keep working within Free’s limits, and nothing you’ve made is lost.`,
      `To get ${plan} back right away, pay the open invoice in Manage Billing.`,
    ],
    label: 'Pay the invoice',
  }),
  ended: ({ plan }) => ({
    subject: `Your ${plan} plan has ended`,
    paragraphs: [
      'You’re now on the Free plan and won’t be charged again. Your bot can keep working within Free’s limits, and nothing you’ve made is lost.',
    ],
    label: 'See the plans',
  }),
  second_trial: ({ plan }) => ({
    subject: 'Your free trial couldn’t start',
    paragraphs: [
      `There’s one free trial per person, and this card, address or connected account has already had one. We cancelled the ${plan} subscription and you weren’t charged.`,
      `You can choose ${plan} again without a trial.`,
    ],
    label: 'See the plans',
  }),
  second_subscription: ({ plan }) => ({
    subject: 'We cancelled and refunded a second plan',
    paragraphs: [
      `Your account already has a plan, so we cancelled the second one (${plan}) and refunded your card.`,
      'To change plans, use Manage Billing on your plan page.',
    ],
    label: 'See your plan',
  }),
}
