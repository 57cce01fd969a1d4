import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { counted } from '#app/view/text.ts'

interface RemovalProps {
  intent: string
  name: string
  value: string
  /** What is removed, for screen readers. */
  of: string
}

export function Removal({ intent, name, value, of }: RemovalProps) {
  return (
    <Form intent={intent} row={{ [name]: value }} keepScroll>
      <Button size="sm" variant="quiet" icon="x" aria-label={`Remove ${of}`}>
        Remove
      </Button>
    </Form>
  )
}

export const usedText = (replies: number) =>
  replies === 0 ? 'no reply sent since' : `${counted(replies, 'reply', 'replies')} sent since`
