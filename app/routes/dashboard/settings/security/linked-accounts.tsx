import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { Avatar } from '#app/ui/post.tsx'
import { Time } from '#app/ui/time.tsx'
import { GoogleMark } from '#app/view/auth/provider-buttons.tsx'
import { RedirectingForm } from '#app/view/redirecting-form.tsx'
import { ProofNeeded } from '#app/view/security/proof-field.tsx'
import type { SecurityProps } from './security-props.ts'

const names = new Map([['google', 'Google']])

/** A company's provider has no name that its people would recognize. */
export const siteName = (provider: string) => names.get(provider) ?? 'your company'

/** Users who sign in through their company cannot change them. */
export function LinkedAccounts(props: SecurityProps) {
  const { identities, offered, needed } = props
  const managed = identities.some(({ provider }) => !names.has(provider))
  if (managed || (!offered.google && !offered.company && identities.length === 0)) return null
  const canAdd = offered.google && identities.length === 0
  return (
    <Section
      split
      id="ways"
      title="Other sign-in methods"
      description="Other accounts you can sign in with. We’ll email you when one is added or removed."
    >
      {identities.length > 0 && (
        <ul className="divide-y divide-rule border-y border-rule">
          {identities.map((identity) => (
            <LinkedAccount key={identity.id} {...props} identity={identity} />
          ))}
        </ul>
      )}
      {needed ? (
        <ProofNeeded />
      ) : (
        <>
          {canAdd && <LinkGoogle />}
          {offered.company && <LinkCompany />}
        </>
      )}
    </Section>
  )
}

interface LinkedAccountProps extends SecurityProps {
  identity: SecurityProps['identities'][number]
}

function LinkedAccount({
  identity: { id, provider, email, name, picture, created_at },
  has_password,
  identities,
  needed,
  actionData,
  now,
  time_zone,
}: LinkedAccountProps) {
  const pending = usePending('unlink')
  const last = !has_password && identities.length === 1
  const refused = actionData?.values.identity_id === id ? actionData : undefined
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
      {picture && <Avatar src={picture} />}
      <div className="min-w-0 grow">
        <p className="font-medium">{siteName(provider)}</p>
        <p className="text-muted wrap-anywhere">
          <span>{[name, email, 'Added: '].filter(Boolean).join(' · ')}</span>
          <Time at={created_at} now={now} timeZone={time_zone} />
        </p>
      </div>
      {last ? (
        <p className="text-muted">Choose a password before you remove it.</p>
      ) : (
        !needed && (
          <details open={Boolean(refused)} className="open:basis-full">
            <summary className="link w-fit text-muted pointer-coarse:min-h-11">Remove</summary>
            <Form intent="unlink" row={{ identity_id: id }} actionData={refused} className="mt-3 grid max-w-md gap-3">
              <p className="text-muted wrap-anywhere">
                You won’t be able to sign in with {siteName(provider)}
                <span>{email && ` as ${email}`}</span> anymore, and you’ll be signed out everywhere else.{' '}
                {has_password
                  ? 'You can still sign in with your password.'
                  : 'You can still sign in with the other one.'}
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

function LinkGoogle() {
  return (
    <RedirectingForm
      action="/auth/link"
      fields={{ intent: 'google' }}
      variant="secondary"
      pendingLabel="Redirecting to Google..."
    >
      <span className="flex items-center gap-2.5">
        <GoogleMark />
        Add Google
      </span>
    </RedirectingForm>
  )
}

function LinkCompany() {
  return (
    <div className="grid max-w-md gap-3">
      <p className="text-sm text-muted">
        Your company offers sign-in for your email address. Once you add it, you sign in through your company only. Your
        password and linked accounts stop working, and you’ll be signed out everywhere else.
      </p>
      <RedirectingForm
        action="/auth/link"
        fields={{ intent: 'company' }}
        variant="secondary"
        pendingLabel="Redirecting..."
      >
        Sign in through your company
      </RedirectingForm>
    </div>
  )
}
