import { plans } from '#app/content/plans.ts'
import { Button } from '#app/ui/button.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { TextLink } from '#app/ui/link.tsx'
import type { StepProps } from './step-props.ts'

export function WelcomeStep({ network, plan, on_sale, actionData }: StepProps) {
  const pending = usePending('welcome')
  return (
    <div className="grid max-w-prose gap-5">
      <h1 className="text-title font-semibold">Welcome</h1>
      <p className="text-lg">
        Warble learns how you write. Then a bot replies to people on {network} in your voice, within limits you can see.
      </p>
      <ol className="grid list-decimal gap-3 border-y border-rule py-5 pl-6 marker:text-muted">
        {on_sale && <li className="pl-2">Choose a plan. You can start on Free.</li>}
        <li className="pl-2">Connect your {network} account. You can disconnect it anytime.</li>
        <li className="pl-2">
          Warble reads your posts and shows you what it found. Nothing is sent until you wake the bot up.
        </li>
      </ol>
      {!on_sale && (
        <p className="text-sm">
          You’re on the {plans[plan].name} plan: {plans[plan].actions_per_day} actions a day. Paid plans aren’t
          available here yet.
        </p>
      )}
      <p className="text-sm text-muted">
        By continuing, you confirm that you’re 16 or older and accept the <TextLink href="/terms">terms</TextLink>.
      </p>
      <Form intent="welcome" actionData={actionData}>
        <Button size="lg" iconEnd="arrow-right" pending={pending}>
          {on_sale ? 'Choose a plan' : 'Connect your account'}
        </Button>
      </Form>
    </div>
  )
}
