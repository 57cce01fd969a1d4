import { type MarketingFigure, marketingFigures } from '#app/content/marketing.ts'
import type { InstallationFigures } from '#app/domain/activity/installation.ts'
import { numberText } from '#app/ui/number.ts'

interface Figure {
  value: string
  label: string
}

/** With fewer actions than this the counters would not impress anybody, and are left out. */
const enoughActions = 1_000

/** Confirmed claims, or else this installation's own counters; nothing while those are small. */
export function StatsBand({ figures }: { figures: InstallationFigures | null }) {
  const confirmed = marketingFigures.filter((claim) => claim.confirmed)
  const shown = confirmed.length > 0 ? confirmed.map(claimed) : counted(figures)
  if (shown.length === 0) return null
  return (
    <section aria-label="In numbers" className="border-y border-rule">
      <div className="wrap grid items-baseline gap-x-16 gap-y-5 py-8 lg:grid-cols-[19rem_minmax(0,1fr)] lg:py-12">
        <p className="text-sm text-muted">
          {confirmed.length > 0 ? 'Confirmed by the operator.' : 'Counted live on this site, not claimed.'}
        </p>
        <dl className="flex flex-wrap gap-x-14 gap-y-6">
          {shown.map(({ value, label }) => (
            <div key={label} className="flex max-w-44 flex-col-reverse justify-end gap-1">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="text-figure font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

const claimed = ({ figure, label }: MarketingFigure): Figure => ({ value: figure, label })

/** Zeros are left out. */
function counted(figures: InstallationFigures | null): Figure[] {
  if (!figures || figures.actions < enoughActions) return []
  const { actions, replies, users, opt_outs } = figures
  const all: [count: number, one: string, many: string][] = [
    [actions, 'action done, with its reason', 'actions done, each with its reason'],
    [replies, 'of them a reply', 'of them replies'],
    [users, 'person signed up', 'people signed up'],
    [opt_outs, 'person said stop, and was left alone', 'people said stop, and were left alone'],
  ]
  return all
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => ({ value: numberText(count), label: count === 1 ? one : many }))
}
