import { Spinner } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Progress } from '#app/ui/progress.tsx'

/** Findings come with the stage that made them. */
export interface AnalysisNews {
  percent: number
  message: string
  niche?: string
  confidence_score?: number
  tone?: string
}

interface AnalysisProgressProps {
  percent: number
  message: string
  news: AnalysisNews | null
  network: string
}

/** In order; each ends where the next begins. */
const work = [
  { until: 25, does: (network: string) => `Read your posts on ${network}` },
  { until: 50, does: () => 'Find your niche and tone' },
  { until: 75, does: () => 'Write prompts in your voice' },
  { until: 100, does: () => 'Put it all together' },
]

export function AnalysisStages({ percent, message, news, network }: AnalysisProgressProps) {
  const present = work.findIndex(({ until }) => percent < until)
  return (
    <div className="grid gap-6">
      <div aria-live="polite">
        <Progress label={message} value={percent} figure={`${percent}%`} />
      </div>
      <ol className="grid text-sm">
        {work.map(({ until, does }, index) => {
          const done = percent >= until
          return (
            <li key={until} className="flex items-start gap-3 border-b border-rule py-3">
              <span className="grid size-5 shrink-0 place-items-center">
                {done ? <Icon name="check" label="Done" className="text-pine" /> : index === present && <Spinner />}
              </span>
              <span className={cx(!done && index !== present && 'text-muted')}>
                {does(network)}
                {done && until === 50 && news?.niche && <NicheSoFar {...news} />}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function NicheSoFar({ niche, confidence_score, tone }: AnalysisNews) {
  return (
    <span className="block text-muted">
      <span className="capitalize">{niche}</span>, {confidence_score}% sure. <span>{tone && `Tone: ${tone}.`}</span>
    </span>
  )
}
