import { useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { strengthOf } from '#app/ui/strength.ts'

interface StrengthMeterProps {
  password?: string
  refusals?: readonly string[]
}

/** Always rendered, so that the button below stays in place; `showStrength` updates it. */
export default function StrengthMeter({ password = '', refusals = [] }: StrengthMeterProps) {
  const { label, percent, checklist } = strengthOf(password)
  const id = useId()
  return (
    <div data-level={label} className="noscript:hidden grid gap-2" aria-live="polite">
      <div className="flex justify-between gap-4 text-sm">
        <label htmlFor={id}>Password strength</label>
        <span data-figure className="figures text-muted">
          {label}
        </span>
      </div>
      <progress
        id={id}
        className="bar text-pine in-data-[level=Fair]:text-marigold in-data-[level=Good]:text-slate in-data-[level=Weak]:text-clay"
        value={percent}
        max={100}
      />
      <p data-refusals hidden={refusals.length === 0} className="text-sm text-clay">
        {refusals.join(' ')}
      </p>
      <p className="text-sm text-muted">Not needed, but stronger with:</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {checklist.map((item) => (
          <li
            key={item.label}
            data-met={item.met}
            className="flex items-center gap-1.5 text-muted data-[met=true]:text-pine"
          >
            <Icon name="check" label="met" className="in-data-[met=false]:hidden" />
            <Icon name="minus" label="not met" className="in-data-[met=true]:hidden" />
            {item.label}
          </li>
        ))}
      </ul>
    </div>
  )
}
