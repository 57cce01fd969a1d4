import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { Time } from '#app/ui/time.tsx'
import { LinkGoogle } from '#app/view/security/link-google.tsx'
import type { SecurityProps } from '#app/view/security/security.tsx'
import { Waits } from '#app/view/security/waits.tsx'

const names: Record<string, string> = { google: 'Google' }

/** How a site that one signs in with is called; a company's has no name that people know it by. */
export const siteName = (provider: string) => names[provider] ?? 'your company'

/** Other sites that lead in. Who comes by their company has no say in this. */
export function WaysSection(props: SecurityProps) {
  const { identities, offered, locked } = props
  const managed = identities.some(({ provider }) => !(provider in names))
  if (managed || (!offered.google && identities.length === 0)) return null
  const canAdd = offered.google && identities.length === 0
  return (
    <Section
      split
      id="ways"
      title="Other ways to sign in"
      description="Accounts elsewhere that open this one. You are told by mail when one is added or removed."
    >
      {identities.length > 0 && (
        <ul className="divide-y divide-rule border-y border-rule">
          {identities.map((identity) => (
            <Way key={identity.id} {...props} identity={identity} />
          ))}
        </ul>
      )}
      {locked ? <Waits /> : canAdd && <LinkGoogle />}
    </Section>
  )
}

interface WayProps extends SecurityProps {
  identity: SecurityProps['identities'][number]
}

function Way({
  identity: { id, provider, email, created_at },
  has_password,
  identities,
  locked,
  answer,
  now,
  time_zone,
}: WayProps) {
  const pending = usePending('unlink')
  const last = !has_password && identities.length === 1
  const refused = answer?.values.identity_id === id ? answer : undefined
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
      <div className="min-w-0 grow">
        <p className="font-medium">{siteName(provider)}</p>
        <p className="text-muted wrap-anywhere">
          {email && `${email} · `}
          {'Added: '}
          <Time at={created_at} now={now} timeZone={time_zone} />
        </p>
      </div>
      {last ? (
        <p className="text-muted">Choose a password before you remove it.</p>
      ) : (
        !locked && (
          <details open={Boolean(refused)} className="open:basis-full">
            <summary className="link w-fit text-muted pointer-coarse:min-h-11">Remove</summary>
            <Form intent="unlink" answer={refused} className="mt-3 grid max-w-md gap-3">
              <input type="hidden" name="identity_id" value={id} />
              <p className="text-muted wrap-anywhere">
                {siteName(provider)}
                {email && ` as ${email}`} will no longer open your account, and you are signed out everywhere else.{' '}
                {has_password ? 'Your password still signs you in.' : 'Your other way in still signs you in.'}
              </p>
              <Button size="sm" variant="danger" pending={pending} pendingLabel="Removing..." className="w-fit">
                Remove {siteName(provider)}
              </Button>
            </Form>
          </details>
        )
      )}
    </li>
  )
}
