import { useEffect, useState } from 'react'
import type { Counting } from '#app/adapters/network/text-length.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, textIn } from '#app/ui/field.tsx'
import { Form, type FormResult, fieldOf, usePending } from '#app/ui/form.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { CharactersLeft } from '#app/view/queue/draft-text.tsx'

/** The network's requirements for a reply. */
export interface InboxNetwork {
  name: string
  max_length: number
  counting: Counting
  rule: string
}

interface ReplyFormProps {
  id: string
  handle: string
  network: InboxNetwork
  actionData: FormResult | undefined
}

/** Collapsed at first; expanded, with the text, after a refusal. */
export function ReplyForm({ id, handle, network, actionData }: ReplyFormProps) {
  const own = actionData?.values.inbox_id === id ? actionData : undefined
  const { error, value } = fieldOf(own, 'reply', 'text')
  const pending = usePending('reply')
  const [text, setText] = useState(value ?? '')
  const fieldId = own ? 'text' : `text-${id}`
  useEffect(() => setText(textIn(fieldId)), [fieldId])
  return (
    <details open={own !== undefined} className="open:basis-full">
      <summary className="link w-fit cursor-pointer font-medium">Reply to @{handle}</summary>
      <Form intent="reply" row={{ inbox_id: id }} actionData={own} keepScroll className="mt-3 grid max-w-prose gap-3">
        <Field
          label="Your reply"
          name="text"
          id={fieldId}
          error={error}
          aside={<CharactersLeft text={text} counting={network.counting} most={network.max_length} />}
          hint={`Up to ${network.max_length} characters, as ${network.name} counts them. Sent exactly as you write it. ${network.rule}`}
        >
          <Textarea rows={3} required defaultValue={value} onChange={({ target }) => setText(target.value)} />
        </Field>
        <Button size="sm" icon="send" pending={pending} pendingLabel="Sending..." className="w-fit">
          Send reply
        </Button>
      </Form>
    </details>
  )
}
