import type { ActivityItem } from '#app/domain/activity/recent.ts'
import { Button } from '#app/ui/button.tsx'
import { Form, usePending } from '#app/ui/form.tsx'

export function TakeBack({ item }: { item: ActivityItem }) {
  const pending = usePending('take-back')
  return (
    <Form intent="take-back" row={{ action_id: item.id }} keepScroll>
      <Button
        variant="secondary"
        size="sm"
        icon="undo"
        data-key="z"
        aria-label={`Undo: ${item.message}`}
        pending={pending}
      >
        Undo
      </Button>
    </Form>
  )
}
