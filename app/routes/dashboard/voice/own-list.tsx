import { Fragment, type ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FoldedSection } from '#app/ui/folded-section.tsx'
import { Form, type FormResult, fieldOf, usePending } from '#app/ui/form.tsx'
import { useTimesSent } from '#app/ui/use-times-sent.ts'

interface ListProps {
  id: string
  title: string
  description: string
  /** How many there are. */
  count: number
  /** Also while it is empty. */
  isOpen?: boolean
  add: { intent: string; name: string; label: string; hint: string; button: string; isLine?: boolean }
  control(value: string | undefined): ReactNode
  actionData: FormResult | undefined
  children: ReactNode
}

export function OwnList({ id, title, description, count, isOpen, add, control, actionData, children }: ListProps) {
  const { intent, name, label, hint, button, isLine } = add
  const { error, value } = fieldOf(actionData, intent, name)
  const pending = usePending(intent)
  const timesAdded = useTimesSent(intent, actionData)
  return (
    <FoldedSection
      id={id}
      title={title}
      note={count > 0 ? count : 'None yet'}
      description={description}
      open={isOpen || count > 0 || actionData?.intent === intent}
    >
      <div className="grid max-w-prose gap-6">
        <Form
          intent={intent}
          actionData={actionData}
          className={isLine ? 'flex flex-wrap items-start gap-3' : 'grid gap-3'}
        >
          <Field label={label} name={name} error={error} hint={hint} className={isLine ? 'w-64' : undefined}>
            <Fragment key={timesAdded}>{control(value)}</Fragment>
          </Field>
          <Button variant="secondary" icon="plus" pending={pending} className={isLine ? 'mt-6.5' : 'w-fit'}>
            {button}
          </Button>
        </Form>
        {children}
      </div>
    </FoldedSection>
  )
}
