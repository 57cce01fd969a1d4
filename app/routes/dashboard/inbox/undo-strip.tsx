import { useLocation } from '@remix-run/react'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { sinceText } from './when.ts'

export interface Undoable {
  id: string
  name: string
  state: 'done' | 'snoozed'
  until: Date | null
}

/** What was decided a moment ago. */
export function UndoStrip({ undoable, now, time_zone }: { undoable: Undoable; now: Date; time_zone: string }) {
  const { search } = useLocation()
  const { id, name, state, until } = undoable
  const what =
    state === 'done' ? 'done' : until ? `snoozed until ${sinceText(until, now, time_zone)}` : 'snoozed until they write'
  const kept = new URLSearchParams(search)
  kept.delete('decided')
  return (
    <div
      role="status"
      className="flex items-center justify-between gap-3 border-b border-rule bg-sunken px-4 py-2 text-sm"
    >
      <span className="min-w-0 truncate">
        <bdi dir="auto">{name}</bdi>: {what}
      </span>
      <Form intent="reopen" row={{ inbox_id: id }} action={`/dashboard/inbox/${id}${kept.size > 0 ? `?${kept}` : ''}`}>
        <Button size="sm" variant="secondary" icon="undo" data-key="z">
          Undo
        </Button>
      </Form>
    </div>
  )
}
