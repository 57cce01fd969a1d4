import { useId } from 'react'
import { cx } from '#app/ui/cx.ts'
import { type Tone, toneText } from '#app/ui/tone.ts'

interface ProgressProps {
  label: string
  /** Absent while the progress is unknown. */
  value?: number
  max?: number
  tone?: Tone
  figure?: string
  labelHidden?: boolean
  className?: string
}

export function Progress({ label, value, max = 100, tone = 'success', figure, labelHidden, className }: ProgressProps) {
  const id = useId()
  return (
    <div className={cx('grid gap-2', className)}>
      <div className={cx('flex justify-between gap-4 text-sm', labelHidden && 'sr-only')}>
        <label htmlFor={id}>{label}</label>
        {figure && <span className="figures text-muted">{figure}</span>}
      </div>
      <progress id={id} className={cx('bar', toneText[tone])} value={value} max={max} />
    </div>
  )
}

interface StepsProps {
  label: string
  steps: readonly string[]
  /** Equal to the number of steps when all are done. */
  current: number
  doneLabel?: string
  /** By index: in words, what became of a passed step that is not done. */
  marks?: Record<number, string>
  className?: string
}

export function Steps({ label, steps, current, doneLabel = 'Done:', marks = {}, className }: StepsProps) {
  const isDone = (index: number) => index < current && marks[index] === undefined
  return (
    <ol aria-label={label} className={cx('flex', className)}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={cx(
            'relative min-w-0 grow basis-0 border-t-2 pt-3.5 text-sm before:absolute before:-top-0.5 before:left-0 before:border-l-2',
            isDone(index) && 'border-pine text-muted before:h-2 before:border-pine',
            index === current && 'border-rule font-medium before:h-4 before:border-pine',
            index !== current && !isDone(index) && 'border-rule text-muted before:h-2 before:border-edge',
          )}
        >
          <span className={cx('block pr-2 pl-2 max-sm:whitespace-nowrap', index !== current && 'max-sm:sr-only')}>
            {isDone(index) && <span className="sr-only">{doneLabel} </span>}
            {step}
            {index < current && marks[index] && <span className="block text-xs"> {marks[index]}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
