import { Badge } from '#app/ui/badge.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { Time } from '#app/ui/time.tsx'
import { ProofNeeded } from '#app/view/security/proof-field.tsx'
import type { SecurityProps } from './security-props.ts'

const settings = '/dashboard/settings/two-step'

export function TwoStepSection({ factor, needed, now, time_zone }: SecurityProps) {
  const pending = usePending('begin')
  return (
    <Section
      split
      title="Two-step sign-in"
      description="Asks for a code from your phone, so your password alone isn’t enough."
    >
      {factor ? (
        <div className="grid gap-4 text-sm">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone="success" icon="shield">
              On
            </Badge>
            <span>
              Authenticator app, since <Time at={factor.since} now={now} timeZone={time_zone} />
            </span>
          </p>
          <p className={factor.codes.remaining < 3 ? 'font-medium text-marigold' : 'text-muted'}>
            {factor.codes.remaining} of {factor.codes.total} recovery codes left
          </p>
          <div>
            <LinkButton to={settings} variant="secondary">
              Manage two-step sign-in
            </LinkButton>
          </div>
        </div>
      ) : (
        <div className="grid gap-4 text-sm">
          <p>
            <Badge>Off</Badge>
          </p>
          {needed ? (
            <ProofNeeded />
          ) : (
            <Form intent="begin" action={settings}>
              <Button variant="secondary" icon="shield" pending={pending} pendingLabel="Preparing...">
                Set up two-step sign-in
              </Button>
            </Form>
          )}
        </div>
      )}
    </Section>
  )
}
