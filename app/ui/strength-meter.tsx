import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { strengthOf } from '#app/ui/strength.ts'
import type { Tone } from '#app/ui/tone.ts'

const tones: Record<string, Tone> = { Weak: 'failure', Fair: 'attention', Good: 'info', Strong: 'success' }

interface StrengthMeterProps {
  password: string
  /** Sentences on why this one will not be taken; empty where it will. */
  refusals?: readonly string[]
}

export function StrengthMeter({ password, refusals = [] }: StrengthMeterProps) {
  const { label, percent, checklist } = strengthOf(password, refusals.length > 0)
  return (
    <div className="grid gap-2" aria-live="polite">
      <Progress label="Password strength" value={percent} figure={label} tone={tones[label]} />
      {refusals.length > 0 && <p className="text-sm text-clay">{refusals.join(' ')}</p>}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {checklist.map((item) => (
          <li key={item.label} className={cx('flex items-center gap-1.5', item.met ? 'text-pine' : 'text-muted')}>
            <Icon name={item.met ? 'check' : 'minus'} label={item.met ? 'met' : 'not met'} />
            {item.label}
          </li>
        ))}
      </ul>
    </div>
  )
}
