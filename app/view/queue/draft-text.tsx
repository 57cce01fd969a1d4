import { type KeyboardEvent, useState } from 'react'
import { weightedLength } from '#app/adapters/network/weighted-length.ts'
import { cx } from '#app/ui/cx.ts'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/input.tsx'

interface DraftTextProps {
  id: string
  /** As it is stored. */
  drafted: string
  written_by: string | null
  onText(text: string): void
  error: string | undefined
  /** What was typed and refused. */
  refused: string | undefined
  max_length: number
}

/** The text of a reply, to be changed in place; its length is counted as the network counts. */
export function DraftText({ id, drafted, written_by, onText, error, refused, max_length }: DraftTextProps) {
  const [typed, setTyped] = useState(refused ?? drafted)
  const length = weightedLength(typed.trim())
  const send = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.currentTarget.form?.querySelector<HTMLElement>('[data-key="a"]')?.click()
  }
  return (
    <Field
      label="Your reply"
      name="text"
      id={`text-${id}`}
      error={error}
      hint={written_by ?? undefined}
      aside={
        <span className={cx('figures', length > max_length ? 'font-medium text-clay' : 'text-muted')}>
          {length} of {max_length}
        </span>
      }
    >
      <Textarea
        data-key="e"
        rows={2}
        className="min-h-16"
        defaultValue={typed}
        onKeyDown={send}
        onChange={({ target }) => {
          setTyped(target.value)
          onText(target.value)
        }}
      />
    </Field>
  )
}
