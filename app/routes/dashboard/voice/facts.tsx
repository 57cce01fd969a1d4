import { voiceBounds } from '#app/contract/settings.ts'
import type { OwnFact } from '#app/domain/voice/facts.ts'
import { Disclosure } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, type FormResult, fieldOf, usePending } from '#app/ui/form.tsx'
import { Input } from '#app/ui/input.tsx'
import { OwnList } from './own-list.tsx'
import { Removal } from './removal.tsx'

interface FactsProps {
  facts: OwnFact[]
  actionData: FormResult | undefined
}

export function Facts({ facts, actionData }: FactsProps) {
  return (
    <OwnList
      id="facts"
      title="Your facts"
      count={facts.length}
      description="What replies can say about you: what you sell, where you are, when you’re open. Anything else that your posts don’t say waits in your queue, even on Autopilot."
      isOpen
      add={{
        intent: 'add-fact',
        name: 'fact',
        label: 'A fact about you',
        hint: `One sentence, up to ${voiceBounds.fact} characters. For example: The shop is closed on Mondays.`,
        button: 'Add fact',
      }}
      control={(value) => <Input required defaultValue={value} autoComplete="off" />}
      actionData={actionData}
    >
      {facts.length > 0 && (
        <ul aria-label="Your facts" className="divide-y divide-rule border-y border-rule text-sm">
          {facts.map((fact) => (
            <Fact key={fact.id} fact={fact} actionData={actionData} />
          ))}
        </ul>
      )}
    </OwnList>
  )
}

function Fact({ fact: { id, text }, actionData }: { fact: OwnFact; actionData: FormResult | undefined }) {
  const refused = actionData?.values.fact_id === id ? actionData : undefined
  const { error, value } = fieldOf(refused, 'change-fact', 'fact')
  const pending = usePending('change-fact')
  return (
    <li className="grid gap-1 py-2">
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0 py-1 wrap-anywhere">{text}</p>
        <Removal intent="remove-fact" name="fact_id" value={id} of={`the fact: ${[...text].slice(0, 40).join('')}`} />
      </div>
      {/* Closes once it was saved. */}
      <Disclosure key={text} title="Edit" open={refused?.intent === 'change-fact'}>
        <Form
          intent="change-fact"
          row={{ fact_id: id }}
          actionData={refused}
          keepScroll
          className="mt-2 mb-1 flex flex-wrap items-start gap-3"
        >
          <Field label="Fact" labelHidden name="fact" id={`fact-${id}`} error={error} className="min-w-0 grow">
            <Input required defaultValue={value ?? text} autoComplete="off" />
          </Field>
          <Button variant="secondary" pending={pending}>
            Save
          </Button>
        </Form>
      </Disclosure>
    </li>
  )
}
