import type { SerializeFrom } from '@remix-run/node'
import type { OperatorOverview } from '#app/domain/operator/overview.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Form, type FormResult } from '#app/ui/form.tsx'
import { Anchor } from '#app/ui/link.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Stat } from '#app/ui/stat.tsx'
import { Time } from '#app/ui/time.tsx'
import { ageText } from './age-text.ts'
import { BotStops } from './bot-stops.tsx'
import { Costs, Failures, Jobs, Model, Plans } from './tables.tsx'
import { Waiting } from './waiting.tsx'

type Overview = SerializeFrom<OperatorOverview>

export function OperatorScreen({ refused, ...view }: Overview & { refused: FormResult | undefined }) {
  const { now, names, paid, jobs, failures, model, costs, opt_outs, messages } = view
  return (
    <main id="main" tabIndex={-1} className="wrap py-8 outline-none">
      <Anchor href="/" aria-label="Home" className="mb-8 inline-block">
        <Logo />
      </Anchor>
      <PageHeader
        title="Operator"
        description={
          <>
            As of <Time at={now} now={now} exact />. Times are in UTC.
          </>
        }
        actions={
          <>
            <LinkButton href="/operator" variant="secondary" icon="refresh">
              Refresh
            </LinkButton>
            <Form intent="sign_out">
              <Button variant="quiet" icon="log-out">
                Sign Out Everywhere
              </Button>
            </Form>
          </>
        }
      />
      <Summary {...view} />
      <Waiting optOuts={opt_outs} messages={messages} names={names} now={now} />
      <Section title="Jobs" description="Waiting now, due later, and failed for good in the last 24 hours." split>
        <Jobs jobs={jobs} />
      </Section>
      <Section title="Failed actions" description="In the last 24 hours, by the code in the log." split>
        <Failures failures={failures} names={names} />
      </Section>
      <Section
        title="Costs"
        description="Calls of networks that charge for them, and the language model’s tokens."
        split
      >
        <Costs {...costs} names={names} />
        <Model shares={model} />
      </Section>
      <Section title="Subscriptions" split>
        <Plans paid={paid} />
      </Section>
      <BotStops running={view.bots.running} refused={refused} />
    </main>
  )
}

function Summary({ people, bots, jobs, heartbeat, backup }: Overview) {
  const waiting = jobs.reduce((sum, job) => sum + job.waiting, 0)
  const longest = Math.max(0, ...jobs.map((job) => job.longest))
  return (
    <section aria-label="Summary" className="mb-10 grid grid-cols-2 gap-x-8 gap-y-6 md:grid-cols-3 lg:grid-cols-6">
      <Stat
        label="Users"
        value={people.users}
        note={`${people.newcomers} new this week, ${people.connected} connected`}
      />
      <Stat label="Bots running" value={bots.running} note={`${bots.due} due now`} />
      <Stat
        label="Bots late"
        value={bots.late}
        note={bots.late > 0 ? `the longest by ${ageText(bots.longest)}` : 'none more than a minute late'}
      />
      <Stat label="Jobs waiting" value={waiting} note={longest > 0 ? `the oldest for ${ageText(longest)}` : 'none'} />
      <Stat label="Worker" value={heartbeat === null ? 'None' : ageText(heartbeat)} note="since the last heartbeat" />
      <Stat
        label="Backup"
        value={backup === null ? 'None' : ageText(backup)}
        note={backup === null ? 'none was recorded with backed-up' : 'since the last one'}
      />
    </section>
  )
}
