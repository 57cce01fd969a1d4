import { Disclosure } from '#app/ui/accordion.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { useLiveRefresh } from '#app/ui/live.tsx'
import { extensionEvents } from '#app/view/extension/use-extension.ts'
import { appPasswordIntent, ConnectByAppPassword } from '#app/view/onboarding/connect-by-app-password.tsx'
import { ConnectByConsent } from '#app/view/onboarding/connect-by-consent.tsx'
import { ConnectByTokens } from '#app/view/onboarding/connect-by-tokens.tsx'
import type { ChosenProps, StepProps } from '#app/view/onboarding/step-props.ts'

/** How often the page checks whether the account is connected while the stream is lost, in ms. */
const intervalMs = 3_000

export function ConnectStep(props: StepProps) {
  const { chosen, choices, connects, connection, progress } = props
  const skipping = usePending('skip')
  useLiveRefresh('/events', ['connection', 'extension', 'onboarding'], {
    windowEvents: extensionEvents,
    every: intervalMs,
  })
  return (
    <div className="grid gap-6">
      <h1 className="text-title font-semibold">Connect {connects}</h1>
      {connection.is_connected && (
        <Alert
          tone="success"
          role="status"
          title={`@${connection.handle} is connected`}
          actions={
            <LinkButton to="/onboarding?step=3" size="sm">
              Continue
            </LinkButton>
          }
        >
          Connect another account below to replace this one.
        </Alert>
      )}
      {chosen ? <ConnectChosen {...props} chosen={chosen} /> : <Choices choices={choices} />}
      {!connection.is_connected && !progress.setup_completed && (
        <Form intent="skip">
          <Button variant="quiet" size="sm" pending={skipping} className="-ml-2.5">
            Skip this step
          </Button>
        </Form>
      )}
      <p className="text-sm text-muted">
        Next, Warble reads your latest posts. Our <TextLink href="/privacy">privacy policy</TextLink> explains what
        happens to them.
      </p>
    </div>
  )
}

function Choices({ choices }: Pick<StepProps, 'choices'>) {
  return (
    <>
      <p className="max-w-prose">Choose where your bot works. It runs one account and follows that network’s rules.</p>
      <ul className="grid gap-4">
        {choices.map(({ id, name, allows }) => (
          <li key={id}>
            <Card title={name} level={2}>
              <p className="max-w-prose">{allows}</p>
              <p className="mt-4">
                <LinkButton to={`/onboarding?step=2&network=${id}`} variant="secondary" iconEnd="arrow-right">
                  Choose {name}
                </LinkButton>
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The only way, or the second one. */
function AppPassword(props: ChosenProps) {
  const { chosen, actionData } = props
  if (chosen.connect_by.length === 1) return <ConnectByAppPassword {...props} />
  return (
    <Disclosure
      title="Connect with an app password instead"
      open={actionData?.intent === appPasswordIntent || undefined}
    >
      <div className="grid gap-5 py-3">
        <ConnectByAppPassword {...props} />
      </div>
    </Disclosure>
  )
}

function ConnectChosen(props: ChosenProps) {
  const { chosen, choices } = props
  return (
    <>
      <p className="max-w-prose">
        {chosen.allows}
        {choices.length > 0 && (
          <>
            {' '}
            <TextLink to="/onboarding?step=2&network=another">Choose another network</TextLink>
          </>
        )}
      </p>
      {chosen.connect_by.includes('tokens') && <ConnectByTokens {...props} />}
      {chosen.connect_by.includes('oauth') && <ConnectByConsent {...props} />}
      {chosen.connect_by.includes('bound_oauth') && <ConnectByConsent {...props} takesHandle />}
      {chosen.connect_by.includes('app_password') && <AppPassword {...props} />}
    </>
  )
}
