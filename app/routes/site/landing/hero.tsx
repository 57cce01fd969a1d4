import type { Plan } from '#app/content/plans.ts'
import { Badge } from '#app/ui/badge.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { RunExample, type RunExampleProps } from './run-example.tsx'

interface HeroProps extends RunExampleProps {
  signedIn: boolean
  networks: Offered[]
  plans: Plan[]
  onSale: boolean
  /** Whether /try writes drafts here. */
  drafts: boolean
}

interface Offered {
  id: string
  name: string
  allows: string
}

export function Hero({ signedIn, networks, plans, onSale, drafts, ...example }: HeroProps) {
  const real = networks.filter(({ id }) => id !== 'perch').map(({ name }) => name)
  return (
    <section className="wrap pt-6 pb-14 sm:pt-8 lg:pb-20">
      {real.length === 0 && <PracticeOnly />}
      <h1 className="text-hero font-semibold">
        It listens {real.length > 0 ? `on ${real.join(' and ')}` : 'where you post'}.{' '}
        <span className="block text-pine sm:pl-[1.1em]">Then it answers like you.</span>
      </h1>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 sm:mt-8 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="flex flex-col items-start gap-5 sm:max-lg:max-w-lg">
          <p className="text-lg">
            Warble is an AI assistant for founders, companies and marketers who can’t watch their feed all day. It finds
            the posts you could help with, writes the reply you would write, and sends it when you say so, or on its own
            within limits you set.
          </p>
          <div className="grid w-full gap-3">
            <LinkButton
              href={signedIn ? '/dashboard' : '/signup'}
              size="lg"
              iconEnd="arrow-right"
              className="w-fit max-sm:w-full"
            >
              {signedIn ? 'Open your dashboard' : 'Get Started For FREE'}
            </LinkButton>
            <p className="text-sm">
              <TextLink href="/try">{drafts ? 'Read three drafts first' : 'Try it with your posts first'}</TextLink>
              <span className="text-muted">{', without an account'}</span>
            </p>
          </div>
          {!signedIn && <Prices plans={plans} onSale={onSale} />}
          <dl className="w-full border-b border-rule text-sm">
            {networks.map(({ id, name, allows }) => (
              <Row key={id} term={name}>
                {allows}
              </Row>
            ))}
          </dl>
        </div>
        <RunExample {...example} />
      </div>
    </section>
  )
}

/** Where no real network is offered. */
function PracticeOnly() {
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
      <Badge tone="info">Practice site</Badge>
      <span>
        Everything here runs on Perch, a network of simulated people. The same product connects to X and Bluesky.
      </span>
    </p>
  )
}

function Prices({ plans, onSale }: Pick<HeroProps, 'plans' | 'onSale'>) {
  return (
    <dl className="w-full border-b border-rule text-sm">
      {plans
        .filter(({ price }) => onSale || price === 0)
        .map(({ type, name, price, actions_per_day }) => (
          <Row key={type} term={name}>
            <span className="figures font-medium text-ink">{price === 0 ? '$0' : `$${price} a month`}</span>
            <span>{` for ${actions_per_day} actions a day${price === 0 ? ', no card' : ''}`}</span>
          </Row>
        ))}
    </dl>
  )
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 border-t border-rule py-2">
      <dt className="font-medium">{term}</dt>
      <dd className="text-muted">{children}</dd>
    </div>
  )
}
