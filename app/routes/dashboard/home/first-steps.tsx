import { TextLink } from '#app/ui/link.tsx'
import { counted } from '#app/view/text.ts'
import { ConnectButton } from './bot-controls.tsx'
import type { Home } from './home-data.ts'

/** The page of someone who has no account connected. */
export function FirstSteps({ home }: { home: Home }) {
  const { network, limits, plan } = home
  const ahead = [
    ['You connect', 'With your permission, which you can take back. Access is stored encrypted and never shown again.'],
    ['It reads', 'Your posts, for topics, tone and style. You correct what’s wrong.'],
    ['It replies', 'Three actions right away, each with its reason. Replies, likes and follows can be undone.'],
    ['It continues', `Up to ${counted(limits.actions.reach, 'action')} a day on ${plan.name}, spread over your hours.`],
  ]
  return (
    <section aria-label="Bot status" className="grid gap-8">
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="max-w-prose">
          <h2 className="text-3xl font-semibold">{`Connect ${network} First`}</h2>
          <p className="mt-3">
            Warble only acts through an account you connect. Nothing is sent before you wake the bot up.
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ConnectButton home={home} size="lg" />
            <TextLink to="/try" reloadDocument className="text-sm">
              See three drafts first
            </TextLink>
          </div>
        </div>
        <div className="text-sm">
          <h3 className="font-semibold">What happens next</h3>
          <ol className="mt-3 grid gap-4">
            {ahead.map(([what, text]) => (
              <li key={what} className="border-l-2 border-edge pl-3">
                <span className="font-medium">{what}.</span> <span className="text-muted">{text}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <p className="border-t border-dashed border-edge pt-2 text-sm text-muted">
        <span className="font-medium text-ink">
          {home.has_acted ? 'Nothing in the last 24 hours' : 'No activity yet'}.
        </span>{' '}
        <span>{`Connect ${network}, and everything the bot does and what it brings shows up here.`}</span>
      </p>
    </section>
  )
}
