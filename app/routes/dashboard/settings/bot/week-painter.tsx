import { type PointerEvent, useState } from 'react'
import { hourFields, type Span, type Week } from '#app/contract/settings.ts'
import { type Mode, modeOf, weekdays } from '#app/domain/bot/schedule/hours.ts'
import { hourText } from '#app/domain/time.ts'
import { cx } from '#app/ui/cx.ts'

type Part = keyof Week
interface Cell {
  day: number
  hour: number
}

const brushes: { part: Part | null; label: string }[] = [
  { part: 'work', label: 'Working hours' },
  { part: 'quiet', label: 'Quiet hours' },
  { part: null, label: 'Clear days' },
]
const fills: Record<Mode, string> = { work: 'bg-pine', answer: 'bg-sunken', quiet: 'bg-edge' }
const names: Record<Mode, string> = {
  work: 'Works',
  answer: 'Only responds to people who write to you',
  quiet: 'Does nothing',
}
const hours = Array.from({ length: 24 }, (_, at) => at)
const ticks = [0, 6, 12, 18]

interface WeekPainterProps {
  week: Week
  /** Also called while the pointer moves. */
  onPaint(week: Week): void
}

/** A picture of the week, which a pointer can paint. The fields below it say the same. */
export function WeekPainter({ week, onPaint }: WeekPainterProps) {
  const [part, setPart] = useState<Part | null>('work')
  const [stroke, setStroke] = useState<{ from: Cell; before: Week } | null>(null)
  const paint = (event: PointerEvent, from: Cell, before: Week) => {
    const cell = cellAt(event)
    if (cell) onPaint(painted(before, part, from, cell))
  }
  return (
    <div className="max-w-2xl">
      <fieldset className="flex flex-wrap gap-2 noscript:hidden">
        <legend className="sr-only">What dragging over the week sets</legend>
        {brushes.map((brush) => (
          <button
            key={brush.label}
            type="button"
            aria-pressed={brush.part === part}
            onClick={() => setPart(brush.part)}
            className={cx(
              'h-8 cursor-pointer rounded-control border px-2.5 text-sm pointer-coarse:h-11',
              brush.part === part ? 'border-pine bg-pine-tint font-medium' : 'border-edge bg-surface',
            )}
          >
            {brush.label}
          </button>
        ))}
      </fieldset>
      <div
        aria-hidden
        className="mt-3 cursor-crosshair touch-none select-none"
        onPointerDown={(event) => {
          const from = cellAt(event)
          if (!from || event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          setStroke({ from, before: week })
          paint(event, from, week)
        }}
        onPointerMove={(event) => stroke && paint(event, stroke.from, stroke.before)}
        onPointerUp={() => setStroke(null)}
        onPointerCancel={() => setStroke(null)}
      >
        <div className="ml-11 grid grid-cols-4 text-xs text-muted">
          {ticks.map((at) => (
            <span key={at}>{hourText(at)}</span>
          ))}
        </div>
        {weekdays.map((weekday, day) => (
          <div key={weekday} className="flex items-center">
            <span className="w-11 shrink-0 text-sm">{weekday.slice(0, 3)}</span>
            <span className="grid grow grid-cols-[repeat(24,minmax(0,1fr))]">
              {hours.map((hour) => (
                <span key={hour} data-day={day} data-hour={hour} className="p-px">
                  <span className={cx('pointer-events-none block h-6', fills[modeOf(week, day, hour)])} />
                </span>
              ))}
            </span>
          </div>
        ))}
      </div>
      <ul aria-hidden className="mt-2 ml-11 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        {(['work', 'answer', 'quiet'] as const).map((mode) => (
          <li key={mode} className="flex items-center gap-1.5">
            <span className={cx('size-4', fills[mode])} /> {names[mode]}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** By position: the pointer is captured, so its target is the whole week. */
function cellAt({ clientX, clientY }: PointerEvent): Cell | null {
  const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-hour]')
  return found ? { day: Number(found.dataset.day), hour: Number(found.dataset.hour) } : null
}

/** Each day has one stretch of each kind, so a stroke replaces it on all of its days. */
function painted(week: Week, part: Part | null, from: Cell, to: Cell): Week {
  const [first, last] = [Math.min(from.day, to.day), Math.max(from.day, to.day)]
  const stretch = { from: Math.min(from.hour, to.hour), to: Math.max(from.hour, to.hour) + 1 }
  const set = (one: Part) =>
    week[one].map((span, day) => {
      if (day < first || day > last) return span
      return part === null ? null : part === one ? stretch : span
    })
  return { work: set('work'), quiet: set('quiet') }
}

/** What the fields say now, also before the page's scripts ran. */
export function weekIn(form: ParentNode): Week {
  const chosen = (name: string) => form.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.value ?? 'off'
  const spans = (part: Part) =>
    weekdays.map((_, day): Span | null => {
      const { from, to } = hourFields(part, day)
      return chosen(from) === 'off' ? null : { from: Number(chosen(from)), to: Number(chosen(to)) }
    })
  return { work: spans('work'), quiet: spans('quiet') }
}

/** Like a choice by hand, which the page hears as such. */
export function writeWeek(form: ParentNode, week: Week): void {
  const write = (name: string, value: string) => {
    const field = form.querySelector<HTMLSelectElement>(`select[name="${name}"]`)
    if (!field || field.value === value) return
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  for (const part of ['work', 'quiet'] as const)
    for (const [day, span] of week[part].entries()) {
      const { from, to } = hourFields(part, day)
      if (span) write(to, String(span.to))
      write(from, span ? String(span.from) : 'off')
    }
}
