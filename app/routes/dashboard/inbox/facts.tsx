import { voiceBounds } from '#app/contract/settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, fieldOf, usePending } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Input } from '#app/ui/input.tsx'
import { TextLink } from '#app/ui/link.tsx'
import type { PartProps } from './pane-props.ts'

/** What a reply to a question can be based on, and a field for what it lacks. */
export function Facts(props: PartProps) {
  const { conversation, facts } = props
  const lacks = conversation.answer.state === 'none' && conversation.answer.lacks_fact
  return (
    <div className="grid gap-3">
      {facts.length > 0 && (
        <div>
          <p>
            From <TextLink to="/dashboard/voice#facts">your facts</TextLink>:
          </p>
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      )}
      {lacks && <MissingFact key={facts.length} {...props} />}
    </div>
  )
}

/** On a phone behind one line. Empty again once it was saved. */
function MissingFact({ conversation, here, actionData }: PartProps) {
  const own = actionData?.values.inbox_id === conversation.id ? actionData : undefined
  const { error, value } = fieldOf(own, 'add-fact', 'fact')
  const pending = usePending('add-fact')
  return (
    <details className="group lg:details-shown" open={error !== undefined}>
      <summary className="flex w-fit items-center gap-1.5 text-muted hover:text-ink pointer-coarse:min-h-11">
        <Icon name="chevron-down" className="-rotate-90 group-open:rotate-0" />
        Tell the bot this fact
      </summary>
      <Form
        intent="add-fact"
        row={{ inbox_id: conversation.id }}
        actionData={own}
        action={here}
        keepScroll
        className="grid gap-3 max-lg:mt-2"
      >
        <Field
          label="Tell the bot this fact"
          name="fact"
          error={error}
          hint={`One sentence, up to ${voiceBounds.fact} characters. Warble adds it to your facts and writes a draft from it.`}
        >
          <Input required defaultValue={value} autoComplete="off" />
        </Field>
        <Button size="sm" variant="secondary" className="w-fit" pending={pending} pendingLabel="Saving...">
          Save fact and write a draft
        </Button>
      </Form>
    </details>
  )
}
