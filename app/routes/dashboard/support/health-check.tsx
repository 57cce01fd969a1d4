import { Form as RemixForm, useNavigation } from '@remix-run/react'
import type { Diagnosis } from '#app/domain/health/diagnosis.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Form } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Time } from '#app/ui/time.tsx'
import { type Tone, toneIcon, toneText } from '#app/ui/tone.ts'
import { counted } from '#app/view/text.ts'

type Check = Diagnosis['checks'][number]

const tones: Record<Check['state'], Tone> = { problem: 'failure', note: 'info', ok: 'success' }
const stateNames: Record<Check['state'], string> = { problem: 'Problem', note: 'Note', ok: 'OK' }
const order: Check['state'][] = ['problem', 'note', 'ok']

interface HealthCheckProps {
  diagnosis: Diagnosis | null
  covers: number
  /** Checked too often recently: when it works again, in words. */
  works_in: string | null
  network: string
  now: Date
  time_zone: string
}

/** The result is part of the page's URL, so that reloading checks again. */
export function HealthCheckSection({ diagnosis, covers, works_in, network, now, time_zone }: HealthCheckProps) {
  const { state, location } = useNavigation()
  const checking = state !== 'idle' && new URLSearchParams(location?.search).has('check')
  return (
    <Section
      id="health-check"
      title="Bot Health Check"
      description={`Checks everything your bot needs, including your ${network} connection.`}
      actions={
        <RemixForm method="get" action="/dashboard/support" preventScrollReset>
          <input type="hidden" name="check" value="now" />
          <Button variant={diagnosis ? 'secondary' : 'primary'} icon="activity" pending={checking}>
            Run Diagnosis
          </Button>
        </RemixForm>
      }
    >
      <div aria-live="polite" aria-busy={checking}>
        {checking ? (
          <p className="text-sm text-muted">Checking…</p>
        ) : diagnosis ? (
          <Result diagnosis={diagnosis} now={now} time_zone={time_zone} />
        ) : works_in ? (
          <Alert tone="attention" title="You’ve run this too often">
            Please try again in {works_in}.
          </Alert>
        ) : (
          <p className="max-w-prose text-sm text-muted">
            {`${covers} checks, from your sign-in and limits to the connection and our servers. Each problem comes with a fix.`}
          </p>
        )}
      </div>
    </Section>
  )
}

function Result({ diagnosis, now, time_zone }: Pick<HealthCheckProps, 'now' | 'time_zone'> & { diagnosis: Diagnosis }) {
  const { healthy, checks } = diagnosis
  const problems = checks.filter(({ state }) => state === 'problem').length
  const sorted = checks.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={healthy ? 'success' : 'failure'} icon={healthy ? 'check' : 'alert'}>
          {healthy ? 'Healthy' : counted(problems, 'problem')}
        </Badge>
        <span className="text-muted">
          Checked <Time at={diagnosis.checked_at} now={now} exact timeZone={time_zone} />
        </span>
      </p>
      <ul className="mt-4 divide-y divide-rule border-y border-rule">
        {sorted.map((check) => (
          <CheckRow key={check.id} check={check} now={now} time_zone={time_zone} />
        ))}
      </ul>
    </>
  )
}

function CheckRow({ check, now, time_zone }: { check: Check; now: Date; time_zone: string }) {
  const { id, label, state, finding, at, remedy } = check
  const tone = tones[state]
  return (
    <li data-check={id} data-state={state} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 text-sm">
      <div className="flex grow basis-80 gap-3">
        <Icon name={toneIcon[tone]} label={stateNames[state]} className={`mt-0.5 ${toneText[tone]}`} />
        <div className="grid grow gap-x-6 sm:grid-cols-[7rem_1fr_auto]">
          <span className="font-medium">{label}</span>
          <span className="wrap-anywhere text-muted">{finding}</span>
          {at && <Time at={at} now={now} exact={state !== 'ok'} timeZone={time_zone} className="text-muted" />}
        </div>
      </div>
      {remedy && (
        <div className="max-sm:pl-7">
          <Remedy remedy={remedy} />
        </div>
      )}
    </li>
  )
}

function Remedy({ remedy }: { remedy: NonNullable<Check['remedy']> }) {
  if ('href' in remedy) {
    const target = remedy.href.startsWith('/contact') ? { href: remedy.href } : { to: remedy.href }
    return (
      <LinkButton {...target} size="sm" variant="secondary">
        {remedy.label}
      </LinkButton>
    )
  }
  return (
    <Form intent={remedy.intent}>
      <Button size="sm" variant="secondary">
        {remedy.label}
      </Button>
    </Form>
  )
}
