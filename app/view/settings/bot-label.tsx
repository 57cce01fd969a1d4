import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Form, type FormResult, usePending } from '#app/ui/form.tsx'

interface BotLabelProps {
  isOn: boolean
  network: string
  actionData: FormResult | undefined
}

/** The switch for the label by which the account publicly says that a bot acts for it. */
export function BotLabel({ isOn, network, actionData }: BotLabelProps) {
  const pending = usePending('label')
  return (
    <Section
      split
      className="mt-10"
      title="Bot label"
      description={`Tells everyone who sees your profile or posts on ${network} that a bot acts for this account.`}
    >
      <Form intent="label" actionData={actionData} keepScroll className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="grow basis-64 text-sm">
          {isOn
            ? 'Your account has the label. You can remove it at any time.'
            : `Your account doesn’t have the label. ${network} asks accounts that use a bot to add it. It’s your choice.`}
        </p>
        <input type="hidden" name="label" value={isOn ? 'off' : 'on'} />
        <Button size="sm" variant="secondary" pending={pending} pendingLabel={`Asking ${network}...`}>
          {isOn ? 'Remove the label' : 'Add the label'}
        </Button>
      </Form>
    </Section>
  )
}
