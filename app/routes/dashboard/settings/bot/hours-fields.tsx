import { useCallback, useEffect, useRef, useState } from 'react'
import { hourFields, type Week } from '#app/contract/settings.ts'
import { weekdays } from '#app/domain/bot/schedule/hours.ts'
import { hourText } from '#app/domain/time.ts'
import { Disclosure } from '#app/ui/accordion.tsx'
import { cx } from '#app/ui/cx.ts'
import { FieldError } from '#app/ui/field.tsx'
import { type FormResult, fieldOf } from '#app/ui/form.tsx'
import { Select } from '#app/ui/input.tsx'
import { WeekPainter, weekIn, writeWeek } from './week-painter.tsx'

const parts = [
  { part: 'work', title: 'Working hours', none: 'Day off', usual: 22 },
  { part: 'quiet', title: 'Quiet hours', none: 'None', usual: 7 },
] as const

const beginnings = Array.from({ length: 24 }, (_, at) => at)
const endings = beginnings.map((at) => at + 1)
const named = (at: number) => (at % 24 === 0 ? 'Midnight' : hourText(at))

interface HoursFieldsProps {
  hours: Week
  actionData: FormResult | undefined
}

export function HoursFields({ hours, actionData }: HoursFieldsProps) {
  const own = useRef<HTMLDivElement>(null)
  const [week, setWeek] = useState(hours)
  const read = useCallback(() => own.current && setWeek(weekIn(own.current)), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are new after a save or a refusal.
  useEffect(() => void read(), [read, hours, actionData])
  return (
    <div ref={own} onChange={read} className="grid gap-6">
      <WeekPainter week={week} onPaint={(next) => own.current && writeWeek(own.current, next)} />
      <Disclosure title="Set exact hours" open={isRefused(actionData)}>
        <p className="mt-2 text-muted">Hours that end before they start run past midnight.</p>
        <HoursTable hours={hours} actionData={actionData} />
      </Disclosure>
    </div>
  )
}

const isRefused = (actionData: FormResult | undefined) =>
  weekdays.some((_, day) => parts.some(({ part }) => fieldOf(actionData, 'save', hourFields(part, day).from).error))

function HoursTable({ hours, actionData }: HoursFieldsProps) {
  return (
    <table className="mt-3 w-full max-w-2xl text-sm max-sm:block">
      <thead className="max-sm:hidden">
        <tr className="text-left">
          <th className="pb-2 font-medium">Day</th>
          {parts.map(({ part, title }) => (
            <th key={part} className="pb-2 pl-6 font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:grid max-sm:gap-5">
        {weekdays.map((weekday, day) => (
          <tr key={weekday} className="max-sm:grid max-sm:gap-2 sm:border-t sm:border-rule">
            <th scope="row" className="text-left font-medium sm:py-2">
              {weekday}
            </th>
            {parts.map(({ part, title, none, usual }) => (
              <td key={part} className="sm:py-2 sm:pl-6">
                <span className="text-muted sm:hidden">{title}</span>
                <SpanFields
                  part={part}
                  day={day}
                  none={none}
                  usual={usual}
                  actionData={actionData}
                  about={`${title}, ${weekday}`}
                  span={hours[part][day] ?? null}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Hours that are off have no end to choose. */
const unlessOff = 'group-has-[option[value=off]:checked]/span:invisible'

interface SpanFieldsProps {
  part: 'work' | 'quiet'
  day: number
  none: string
  usual: number
  about: string
  span: { from: number; to: number } | null
  actionData: FormResult | undefined
}

function SpanFields({ part, day, none, usual, about, span, actionData }: SpanFieldsProps) {
  const { from, to } = hourFields(part, day)
  const { error, value } = fieldOf(actionData, 'save', from)
  const ends = fieldOf(actionData, 'save', to).value ?? span?.to ?? usual
  const begins = value ?? span?.from ?? 'off'
  return (
    <>
      <div className="group/span flex items-center gap-2">
        <Select
          key={`from ${begins}`}
          id={from}
          name={from}
          aria-label={`${about}, from`}
          defaultValue={begins}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error && `${from}-error`}
          className="min-w-28 grow"
        >
          <option value="off">{none}</option>
          {beginnings.map((at) => (
            <option key={at} value={at}>
              {named(at)}
            </option>
          ))}
        </Select>
        <span className={cx('text-muted', unlessOff)}>to</span>
        <Select
          key={`to ${ends}`}
          id={to}
          name={to}
          aria-label={`${about}, to`}
          defaultValue={ends}
          className={cx('min-w-28 grow', unlessOff)}
        >
          {endings.map((at) => (
            <option key={at} value={at}>
              {named(at)}
            </option>
          ))}
        </Select>
      </div>
      <FieldError id={`${from}-error`} error={error} />
    </>
  )
}
