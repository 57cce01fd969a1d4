import { Button } from '#app/ui/button.tsx'
import { Centered } from '#app/ui/centered.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { TextLink } from '#app/ui/link.tsx'

/** No session before the address is confirmed: what to do, and how to get the mail again. */
export function CheckEmail({ email }: { email: string }) {
  const pending = usePending('resend')
  return (
    <Centered
      title="Check your e-mail"
      aside={
        <>
          Wrong address? <TextLink to="/signup">Sign up with another one</TextLink>
        </>
      }
    >
      <p>
        We sent a link to <strong className="font-semibold wrap-anywhere">{email}</strong>. Open it in this browser and
        you go on here, signed in. It works for one hour.
      </p>
      <Form intent="resend" action="/onboarding/resend">
        <Button variant="secondary" pending={pending} pendingLabel="Sending...">
          Resend
        </Button>
      </Form>
    </Centered>
  )
}
