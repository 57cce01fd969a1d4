import type { Plan } from '#app/content/plans.ts'
import { support } from '#app/content/support.ts'
import { Table } from '#app/ui/table.tsx'
import { defaultHoursText, reachOf } from '#app/view/plan-reach.ts'

interface Row {
  what: string
  of: (plan: Plan) => string
}

const upTo = ({ standard, most }: { standard: number; most: number }) =>
  standard === most ? `${most}` : `${standard}, up to ${most}`

const helpOf: Record<Plan['type'], string> = {
  free: 'Automatic chat, FAQ, contact form',
  starter: `Email, within ${support.reply_hours} hours`,
  pro: `First in line, within ${support.priority_hours} working hours`,
}

/** A daily limit below the hourly one is what counts; only trial credits go beyond it. */
const perHour = ({ type, actions_per_day, actions_per_hour }: Plan) =>
  type === 'free' && actions_per_hour.most > actions_per_day
    ? `${actions_per_day}, or ${actions_per_hour.most} with trial credits`
    : upTo(actions_per_hour)

const dayOf = (hours?: number) => (plan: Plan) => {
  const { standard, most } = plan.actions_per_hour
  return upTo({ standard: reachOf(plan, standard, hours), most: reachOf(plan, most, hours) })
}

/** On a phone one list per limit. */
export function Comparison({
  plans,
  trial,
}: {
  plans: Plan[]
  trial: { days: number; credits: number; credits_a_day: number }
}) {
  const rows: Row[] = [
    { what: 'Price per month', of: ({ price }) => `$${price}` },
    {
      what: 'Free trial',
      of: ({ price }) => (price > 0 ? (trial.days > 0 ? `${trial.days} days` : 'Used') : 'Not needed'),
    },
    { what: 'Accounts', of: () => '1' },
    { what: 'Actions per day: replies, likes and follows', of: ({ actions_per_day }) => `${actions_per_day}` },
    { what: 'Of those, replies', of: ({ replies_per_day }) => `${replies_per_day}` },
    { what: 'Actions per hour, with profile views', of: perHour },
    {
      what: `Actions a day from ${defaultHoursText}, the default hours`,
      of: dayOf(),
    },
    { what: 'Actions a day around the clock', of: dayOf(24) },
    { what: 'Follows per day', of: ({ follows_per_day }) => upTo(follows_per_day) },
    {
      what: 'Trial credits, once',
      of: ({ type }) => (type === 'free' ? `${trial.credits}, about ${trial.credits_a_day} a day` : 'Not needed'),
    },
    { what: 'Chart history', of: ({ analytics_days }) => `${analytics_days} days` },
    { what: 'Best hour, insights, results per person', of: ({ insights }) => (insights ? 'Yes' : 'No') },
    { what: 'Support', of: ({ type }) => helpOf[type] },
    { what: 'Safety checks, reasons, stop button', of: () => 'All of them' },
  ]
  const columns = plans.map((plan) => ({
    key: plan.type,
    header: plan.name,
    inline: true,
    cell: (row: Row) => row.of(plan),
  }))
  return (
    <section className="wrap py-14 lg:py-20" aria-labelledby="limits">
      <h2 id="limits" className="text-title font-semibold">
        Every limit
      </h2>
      <p className="mt-4 mb-12 max-w-prose text-lg text-muted">
        We enforce these limits on our servers. A day is your local day. Where there are two numbers, the first is the
        default and the second is the most you can set.
      </p>
      <Table
        caption="What each plan includes"
        captionHidden
        columns={[{ key: 'what', header: 'Limit', cell: ({ what }: Row) => what }, ...columns]}
        rows={rows}
        rowKey={({ what }) => what}
        className="table-fixed"
      />
    </section>
  )
}
