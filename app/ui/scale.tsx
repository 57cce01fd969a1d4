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
      <p aria-hidden className="text-right text-sm text-muted">
        {value ? options[value - 1] : own ? `Your posts: ${options[own - 1]}` : '\u00a0'}
      </p>
      <div className="clear-both flex items-start gap-3 pt-2">
        <label className={chip}>
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
        <div className="min-w-0 grow">
          <div className="stops">
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
        </div>
      </div>
    </fieldset>
  )
}

const chip =
  'shrink-0 cursor-pointer rounded-control border border-rule bg-surface px-3 py-1.5 text-sm hover:border-edge has-checked:border-pine has-checked:bg-pine-tint has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine pointer-coarse:py-3 forced-colors:has-checked:outline-2'

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
