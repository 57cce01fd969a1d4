import { Disclosure } from '#app/ui/accordion.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { useLiveRefresh } from '#app/ui/live.tsx'
import { extensionEvents } from '#app/view/extension/use-extension.ts'
import { NetworkRow } from './network-row.tsx'
import { OtherWays } from './other-ways.tsx'
import type { StepProps } from './step-props.ts'

/** While the stream is lost. */
const intervalMs = 3_000

export function ConnectStep(props: StepProps) {
  const { connects, connection, progress } = props
  const skipping = usePending('skip')
  useLiveRefresh('/events', ['connection', 'extension', 'onboarding'], {
    windowEvents: extensionEvents,
    reloadMs: intervalMs,
  })
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <h1 className="text-title font-semibold">
          {connection.is_connected ? 'You’re connected' : `Connect ${connects}`}
        </h1>
        {connection.is_connected && (
          <>
            <Alert tone="success" role="status" title={`@${connection.handle} is connected`} />
            <LinkButton to="/onboarding?step=3" size="lg" iconEnd="arrow-right" className="w-fit">
              Continue
            </LinkButton>
          </>
        )}
      </div>
      {connection.is_connected ? (
        <Disclosure title="Connect again, or another account" open={props.actionData !== undefined}>
          <div className="mt-4 grid gap-8 text-base">
            <Ways {...props} />
          </div>
        </Disclosure>
      ) : (
        <Ways {...props} />
      )}
      <div className="grid gap-4 border-t border-rule pt-5">
        {!connection.is_connected && !progress.setup_completed && (
          <Form intent="skip" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <Button variant="quiet" size="sm" pending={skipping} className="-ml-2.5">
              Skip this step
            </Button>
            <span className="text-muted">You can look around. The bot waits until an account is connected.</span>
          </Form>
        )}
        <p className="text-sm text-muted">
          Next, Warble reads your latest posts. Our <TextLink href="/privacy">privacy policy</TextLink> explains what
          happens to them.
        </p>
      </div>
    </div>
  )
}

function Ways(props: StepProps) {
  const { networks, connects, connection, handle } = props
  const consents = networks.filter(({ by_consent }) => by_consent)
  return (
    <>
      {consents.length > 0 && (
        <p className="max-w-[54ch] text-lg">
          {networks.length > 1 ? 'Choose one network. It asks' : `${connects} asks`} you on its own page whether Warble
          may act for you. Say yes and you’re back here.
        </p>
      )}
      <ul className="border-t border-rule">
        {networks.map((network) => (
          <NetworkRow key={network.id} network={network} handle={handle} isFirst={!connection.is_connected} />
        ))}
      </ul>
      {consents.length > 0 && <Grants />}
      <OtherWays {...props} />
    </>
  )
}

const grants: { title: string; icon: IconName; tone: string; points: readonly string[] }[] = [
  {
    title: 'What you say yes to',
    icon: 'check',
    tone: 'text-pine',
    points: [
      'Read your posts and what people write to you',
      'Reply, like and follow for you',
      'Take it back when you press Undo',
    ],
  },
  {
    title: 'Never',
    icon: 'ban',
    tone: 'text-clay',
    points: ['See your password', 'Read or write direct messages', 'Change your profile, or write posts of its own'],
  },
]

function Grants() {
  return (
    <section aria-label="What you allow" className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {grants.map(({ title, icon, tone, points }) => (
        <div key={title}>
          <h2 className="text-sm font-medium">{title}</h2>
          <ul className="mt-2 grid gap-1.5 text-sm text-muted">
            {points.map((point) => (
              <li key={point} className="flex gap-2">
                <Icon name={icon} className={`mt-0.5 ${tone}`} />
                {point}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
