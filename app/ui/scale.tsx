import { useState } from 'react'

interface RadioScaleProps {
  label: string
  name: string
  /** From the first stop to the last. */
  options: readonly string[]
  ends: readonly [string, string]
  /** From 1; absent: none is chosen. */
  chosen: number | undefined
  /** What holds while none is chosen. */
  unchosen: string
  /** Where the user's own posts are. */
  own?: number | undefined
}

/** A slider without scripts: radios on a line. */
export function RadioScale({ label, name, options, ends, chosen, unchosen, own }: RadioScaleProps) {
  const [value, setValue] = useState(chosen)
  return (
    <fieldset className="border-b border-rule py-3">
      <legend className="float-left text-sm font-medium">{label}</legend>
      <div className="flex items-center justify-end gap-3 text-sm text-muted">
        <span aria-hidden>{value && options[value - 1]}</span>
        <label className={quietChip}>
          <input
            type="radio"
            id={name}
            name={name}
            value=""
            defaultChecked={chosen === undefined}
            onChange={() => setValue(undefined)}
            className="sr-only"
          />
          {unchosen}
        </label>
      </div>
      <div className="stops clear-both -mx-3 mt-1">
        {options.map((option, at) => (
          <label key={option} title={option} data-own={own === at + 1 || undefined}>
            <input
              type="radio"
              id={`${name}-${at + 1}`}
              name={name}
              value={at + 1}
              aria-label={own === at + 1 ? `${option}, as in your posts` : option}
              defaultChecked={chosen === at + 1}
              onChange={() => setValue(at + 1)}
            />
          </label>
        ))}
      </div>
      <p aria-hidden className="flex justify-between text-xs text-muted">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </fieldset>
  )
}

const pressed =
  'cursor-pointer rounded-control py-1.5 text-sm has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine pointer-coarse:py-3 forced-colors:has-checked:outline-2 '
const chip = `${pressed}border border-rule bg-surface px-3 hover:border-edge has-checked:border-pine has-checked:bg-pine-tint`
const quietChip = `${pressed}hover:text-ink has-checked:text-pine`

interface SegmentsProps {
  label: string
  name: string
  options: readonly { value: string; label: string }[]
  chosen: string | undefined
  note?: string | undefined
}

/** A few choices side by side. */
export function Segments({ label, name, options, chosen, note }: SegmentsProps) {
  return (
    <fieldset className="border-b border-rule py-3">
      <legend className="float-left text-sm font-medium">{label}</legend>
      {note && <p className="text-right text-sm text-muted">{note}</p>}
      <div className="clear-both flex w-fit flex-wrap gap-1 pt-2">
        {options.map((option, at) => (
          <label key={option.value} className={chip}>
            <input
              type="radio"
              id={at === 0 ? name : `${name}-${option.value}`}
              name={name}
              value={option.value}
              defaultChecked={option.value === chosen}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
