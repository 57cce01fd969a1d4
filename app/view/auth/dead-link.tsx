import { Alert } from '#app/ui/alert.tsx'
import { TextLink } from '#app/ui/link.tsx'

/** Above the sign-in, for whoever opened a mailed link too late or twice. */
export function DeadLink({ rule }: { rule: string }) {
  return (
    <Alert tone="attention" title="This link no longer works">
      <p>{rule} Sign in below, or ask for a new one:</p>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        <TextLink href="/forgot-password">Forgot password</TextLink>
        <TextLink href="/signup">Sign up again</TextLink>
      </p>
    </Alert>
  )
}
