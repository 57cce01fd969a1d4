import type { LinkedProvider } from '#app/domain/account/user/change-password.ts'
import { Alert } from '#app/ui/alert.tsx'
import { TextLink } from '#app/ui/link.tsx'

type Named = Pick<LinkedProvider, 'email'>

const nameOf = ({ email }: Named) => (email ? `Google as ${email}` : 'Google')

/** The message after they were removed. */
export const removedMessage = (account: Named) =>
  `${nameOf(account)} was removed as a sign-in method; add it again under Settings, Security.`

interface RemovedProvidersProps {
  /** The linked accounts that the new password removes. */
  taken: Named[]
  stays: Named | null
}

/** How a new password affects linked accounts. */
export function RemovedProviders({ taken, stays }: RemovedProvidersProps) {
  const security = <TextLink to="/dashboard/settings/security#ways">Settings, Security</TextLink>
  return (
    <>
      {taken.map((account) => (
        <Alert
          key={account.email}
          tone="attention"
          title={<span className="wrap-anywhere">{nameOf(account)} is removed with the old password</span>}
        >
          It was added after you last confirmed this address, and may be somebody else’s. If it is yours, add it again
          afterwards under {security}.
        </Alert>
      ))}
      {stays && (
        <p className="text-sm text-muted">
          <span className="wrap-anywhere">{nameOf(stays)}</span> can also sign in to this account, and a new password
          does not change that. You can remove it afterwards under {security}.
        </p>
      )}
    </>
  )
}
