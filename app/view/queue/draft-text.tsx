import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type Counting, textLengths } from '#app/adapters/network/text-length.ts'
import { cx } from '#app/ui/cx.ts'
import { Field } from '#app/ui/field.tsx'
import { keepTyped } from '#app/ui/kept.ts'
import { Textarea } from '#app/ui/textarea.tsx'

interface DraftTextProps {
  id: string
  drafted: string
  /** What the field has when the page or another draft comes: the user's text if it was refused, else the draft. */
  initial: string
  /** As it is typed. */
  text: string
  written_by: string | null
  max_length: number
  counting: Counting
  onText(text: string): void
  error: string | undefined
}

/** The text of a reply, to be changed in place. */
export function DraftText({
  id,
  drafted,
  initial,
  text,
  written_by,
  onText,
  error,
  counting,
  max_length,
}: DraftTextProps) {
  const known = useRef(drafted)
  useEffect(() => {
    const field = document.getElementById(`text-${id}`)
    // In the same field: with another one the focus would be lost, and what is typed on would be shortcuts.
    if (known.current !== drafted && field instanceof HTMLTextAreaElement) {
      if (field.value !== initial && field.value !== known.current) keepTyped(field)
      field.value = initial
    }
    known.current = drafted
  }, [id, drafted, initial])
  const send = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || event.nativeEvent.isComposing)
      return
    event.currentTarget.form?.querySelector<HTMLElement>('[data-key="a"]')?.click()
  }
  return (
    <Field
      label="Your reply"
      name="text"
      id={`text-${id}`}
      error={error}
      hint={written_by ?? undefined}
      aside={<CharactersLeft text={text} counting={counting} most={max_length} />}
    >
      <Textarea
        data-key="e"
        rows={2}
        className="min-h-16!"
        defaultValue={initial}
        onKeyDown={send}
        onChange={({ target }) => onText(target.value)}
      />
    </Field>
  )
}

interface CharactersLeftProps {
  text: string
  counting: Counting
  most: number
}

/** How many characters are left, as the network counts them; not shown without scripts, since it could not change. */
export function CharactersLeft({ text, counting, most }: CharactersLeftProps) {
  const left = most - textLengths[counting](text.trim())
  return (
    <span className={cx('figures text-sm noscript:hidden', left < 0 ? 'font-medium text-clay' : 'text-muted')}>
      {left < 0 ? `${-left} too many` : `${left} left`}
    </span>
  )
}
