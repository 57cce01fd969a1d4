import type { Plan } from '#app/content/plans.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { RunExample, type RunExampleProps } from './run-example.tsx'

interface HeroProps extends RunExampleProps {
  signedIn: boolean
  networks: Offered[]
  plans: Plan[]
  onSale: boolean
}

interface Offered {
  id: string
  name: string
  allows: string
}

export function Hero({ signedIn, networks, plans, onSale, ...example }: HeroProps) {
  return (
    <section className="wrap pt-8 pb-20 sm:pt-12 lg:pb-32">
      <h1 className="text-hero font-semibold">
        It listens on {listened(networks)}.{' '}
        <span className="block text-pine sm:pl-[1.1em]">Then it answers like you.</span>
      </h1>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 sm:mt-10 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="flex flex-col items-start gap-5 sm:max-lg:max-w-lg">
          <p className="text-lg">
            Warble finds the posts you could help with, writes the reply you would write, and sends it when you say so,
            or on its own within limits you set.
          </p>
          <LinkButton
            href={signedIn ? '/dashboard' : '/signup'}
            size="lg"
            iconEnd="arrow-right"
            className="max-sm:w-full"
          >
            {signedIn ? 'Open your dashboard' : 'Get Started For FREE'}
          </LinkButton>
          {!signedIn && <Prices plans={plans} onSale={onSale} />}
          <dl className="w-full border-b border-rule text-sm lg:mt-auto">
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

/** The practice network only if there is no other. */
function listened(networks: Offered[]): string {
  const real = networks.filter(({ id }) => id !== 'perch')
  const names = (real.length > 0 ? real : networks).map(({ name }) => name)
  return names.join(' and ')
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
