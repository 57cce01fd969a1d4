import { type ChangeEvent, useState } from 'react'
import { weightedLength } from '#app/adapters/network/weighted-length.ts'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Field } from '#app/ui/field.tsx'
import { Form, type FormResult, fieldOf, usePending } from '#app/ui/form.tsx'
import { Textarea } from '#app/ui/input.tsx'

interface ReplyFormProps {
  id: string
  handle: string
  network: { name: string; max_length: number; rule: string }
  actionData: FormResult | undefined
}

/** Closed until asked for; open with its text after a refusal. */
export function ReplyForm({ id, handle, network, actionData }: ReplyFormProps) {
  const own = actionData?.values.inbox_id === id ? actionData : undefined
  const { error, value } = fieldOf(own, 'reply', 'text')
  const pending = usePending('reply')
  const { left, onChange } = useCharacterCount(value ?? '', network.max_length)
  return (
    <details open={own !== undefined} className="w-full max-w-prose">
      <summary className="link w-fit cursor-pointer py-1">Reply to @{handle}</summary>
      <Form intent="reply" actionData={own} keepScroll className="mt-3 grid gap-3">
        <input type="hidden" name="inbox_id" value={id} />
        <Field
          label="Your reply"
          name="text"
          id={own ? 'text' : `text-${id}`}
          error={error}
          aside={<CharactersLeft left={left} />}
          hint={`At most ${network.max_length} characters, as ${network.name} counts them. It is sent as you write it. ${network.rule}`}
        >
          <Textarea rows={3} required defaultValue={value} onChange={onChange} />
        </Field>
        <Button size="sm" icon="send" pending={pending} pendingLabel="Sending" className="w-fit">
          Send the reply
        </Button>
      </Form>
    </details>
  )
}

/** How many characters are left, as the network counts them, once scripts run. */
export function useCharacterCount(start: string, most: number) {
  const [text, setText] = useState(start)
  return {
    left: most - weightedLength(text.trim()),
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => setText(event.target.value),
  }
}

export function CharactersLeft({ left }: { left: number }) {
  return (
    <span className={cx('figures text-sm noscript:hidden', left < 0 ? 'font-medium text-clay' : 'text-muted')}>
      {left < 0 ? `${-left} too many` : `${left} left`}
    </span>
  )
}
