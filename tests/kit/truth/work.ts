import { billingOf } from '#app/domain/billing/plan-page.ts'
import type { LedgerEntry } from '../../../sandbox/perch/ledger.ts'
import type { Figures } from './figures.ts'
import { answersTo, countOf, grouped } from './recount.ts'
import type { Week, WeekUser } from './users.ts'
import { saidIn } from './week.ts'

/** A reply or draft of the raw log. */
interface RawDraft {
  kind: string
  state: string
  situation: string
  author_handle: string
  target_id: string
}

/** What waits for the user: drafts from the raw log, conversations from Perch’s ledger and the drafts. */
export async function recountWork(
  { bench }: Week,
  user: WeekUser,
  ledger: LedgerEntry[],
  complaints: readonly { author_handle: string; says: string }[],
): Promise<Figures> {
  const drafts = await bench.sql<RawDraft>(
    `select kind, state, situation, author_handle, target_id from actions
     where user_id = $1 and state in ('waiting', 'planned')`,
    [user.id],
  )
  const waiting = drafts.filter(({ state }) => state === 'waiting')
  const strangers = waiting.filter(({ situation }) => situation !== 'addressed')
  const replies = countOf(waiting, ({ kind }) => kind === 'reply')
  const optedOut = await bench.sql<{ author_handle: string }>(
    `select distinct author_handle from inbox_posts join opt_outs using (network, author_id) where taken_back_at is null`,
  )
  return {
    'drafts in the queue': waiting.length,
    'minutes to review them': Math.ceil((20 * replies + 3 * (waiting.length - replies)) / 60),
    'drafts to people who wrote': waiting.length - strangers.length,
    'drafts of replies to others': countOf(strangers, ({ kind }) => kind === 'reply'),
    'other drafts': countOf(strangers, ({ kind }) => kind !== 'reply'),
    ...conversations(user, ledger, { complaints, drafts, optedOut: optedOut.map((one) => one.author_handle) }),
  }
}

interface Known {
  complaints: readonly { author_handle: string; says: string }[]
  drafts: readonly RawDraft[]
  /** The handles of who asked any customer to be left alone. */
  optedOut: readonly string[]
}

/** Answers, and quotes that mention no one. */
function writtenTo(user: WeekUser, ledger: LedgerEntry[]): LedgerEntry[] {
  const own = new Set(ledger.flatMap(({ actor, post_id }) => (actor === user.handle && post_id ? post_id : [])))
  const answers = new Set(answersTo(user, ledger))
  const isQuote = ({ kind, actor, target_post_id }: LedgerEntry) =>
    kind === 'post' && actor !== user.handle && own.has(target_post_id ?? '')
  return ledger.filter((entry) => answers.has(entry) || isQuote(entry))
}

/** Whoever complained needs the user, who asked to be left alone waits for nothing; else whose turn it is, by the last word. */
function conversations(user: WeekUser, ledger: LedgerEntry[], { complaints, drafts, optedOut }: Known): Figures {
  const turns = [...grouped(writtenTo(user, ledger), ({ actor }) => actor)].map(([person, posts]) => {
    const newest = posts.at(-1)
    const said = complaints.filter(({ author_handle }) => author_handle === person)
    if (said.length > 0) return said.some(({ says }) => says === 'stop') ? 'left' : 'needs you'
    const own = drafts.filter(({ kind, author_handle }) => kind === 'reply' && author_handle === person)
    const pending = own.find(({ target_id }) => target_id === newest?.post_id)
    if (pending?.state === 'planned') return 'on it'
    const isAnswered = ledger.some(({ kind, actor, target, target_post_id, at }) => {
      const isReply = kind === 'reply' && actor === user.handle && target === person
      return isReply && newest && (target_post_id === newest.post_id || at > newest.at)
    })
    if (isAnswered) return 'their turn'
    if (newest?.post_id && saidIn(newest.post_id) === 'question') return 'needs you'
    if (optedOut.includes(person)) return 'done'
    return pending ? 'on it' : 'small talk'
  })
  const of = (turn: (typeof turns)[number]) => countOf(turns, (one) => one === turn)
  return {
    'conversations that need the user': of('needs you'),
    'conversations that the bot is on': of('on it'),
    'conversations of small talk': of('small talk'),
    'conversations where others are next': of('their turn'),
    'conversations with who wants no contact': of('left'),
    'conversations that are done': of('done'),
  }
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

/** What Billing History and the mails say was paid and refunded. */
export async function moneyShown({ bench, billing }: Week, user: WeekUser): Promise<Figures> {
  const { history } = await billingOf(bench, user, bench.clock.now())
  const subjects = await billing.mailsTo(user.email)
  return {
    'invoices with their refunds': history.map(({ amount, refunded }) => `${amount} ${refunded ?? ''}`.trim()).sort(),
    'refunds mailed': subjects.flatMap((subject) => /^We refunded (\S+)$/.exec(subject)?.[1] ?? []).sort(),
  }
}

/** From the provider alone. */
export async function recountMoney({ billing: { stripe } }: Week, { customer_id }: WeekUser): Promise<Figures> {
  const charges = customer_id ? (await stripe.charges.list({ customer: customer_id })).data : []
  const invoices = customer_id ? (await stripe.invoices.list({ customer: customer_id })).data : []
  const refunds = await Promise.all(charges.map(({ id }) => stripe.refunds.list({ charge: id, limit: 100 })))
  const paid = charges.map(({ amount, amount_refunded }) =>
    amount_refunded > 0 ? `${dollars(amount)} ${dollars(amount_refunded)}` : dollars(amount),
  )
  const free = invoices.filter(({ total }) => total === 0).map(() => dollars(0))
  return {
    'invoices with their refunds': [...free, ...paid].sort(),
    'refunds mailed': refunds.flatMap(({ data }) => data.map(({ amount }) => dollars(amount))).sort(),
  }
}
