import type { LinkedProvider } from '#app/domain/account/user/change-password.ts'
import { Alert } from '#app/ui/alert.tsx'
import { TextLink } from '#app/ui/link.tsx'

type Named = Pick<LinkedProvider, 'email'>

const nameOf = ({ email }: Named) => (email ? `Google as ${email}` : 'Google')

export const removedMessage = (account: Named) =>
  `${nameOf(account)} was removed as a sign-in method. You can add it again in Settings > Security.`

interface RemovedProvidersProps {
  taken: Named[]
  stays: Named | null
}

export function RemovedProviders({ taken, stays }: RemovedProvidersProps) {
  const security = <TextLink to="/dashboard/settings/security#ways">Settings &gt; Security</TextLink>
  return (
    <>
      {taken.map((account) => (
        <Alert
          key={account.email}
          tone="attention"
          title={<span className="wrap-anywhere">{nameOf(account)} will be removed with the old password</span>}
        >
          It was added after you last confirmed this address, so it might not be yours. If it is, add it again afterward
          in {security}.
        </Alert>
      ))}
      {stays && (
        <p className="text-sm text-muted">
          You can also sign in with <span className="wrap-anywhere">{nameOf(stays)}</span>, and a new password doesn’t
          change that. You can remove it afterward in {security}.
        </p>
      )}
    </>
  )
}
