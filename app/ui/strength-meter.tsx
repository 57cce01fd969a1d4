import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Progress } from '#app/ui/progress.tsx'
import type { Tone } from '#app/ui/tone.ts'

export interface Strength {
  label: 'Weak' | 'Fair' | 'Good' | 'Strong'
  percent: 16 | 40 | 70 | 100
  checklist: { label: string; met: boolean }[]
}

/** Counts six criteria; advisory only. A password that will be refused is always weak. */
export function strengthOf(password: string, refused = false): Strength {
  const long = password.length >= 8
  const upper = /\p{Lu}/u.test(password)
  const digit = /\p{Nd}/u.test(password)
  const lower = /\p{Ll}/u.test(password)
  const symbol = /[^\p{L}\p{Nd}]/u.test(password)
  const met = [long, lower, upper, digit, symbol, password.length >= 12].filter(Boolean).length
  const checklist = [
    { label: '8+ characters', met: long },
    { label: 'Uppercase', met: upper },
    { label: 'Number', met: digit },
  ]
  if (refused || met < 2) return { label: 'Weak', percent: 16, checklist }
  if (met < 4) return { label: 'Fair', percent: 40, checklist }
  if (met < 5) return { label: 'Good', percent: 70, checklist }
  return { label: 'Strong', percent: 100, checklist }
}

const tones: Record<string, Tone> = { Weak: 'failure', Fair: 'attention', Good: 'info', Strong: 'success' }

interface StrengthMeterProps {
  password: string
  /** Why the password will be refused; empty if it will not. */
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
