import { Button } from '#app/ui/button.tsx'
import { Centered } from '#app/ui/centered.tsx'
import { Form, type FormAnswer, fieldOf, usePending } from '#app/ui/form.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { ErrorToast } from '#app/ui/refusal-toast.tsx'
import { CodeField } from '#app/view/auth/code-field.tsx'
import { Resend, type SendAgain } from '#app/view/auth/resend.tsx'

/** Whose mail is awaited, and its purpose. */
interface Waiting {
  email: string
  purpose: 'signup' | 'recovery' | 'magiclink'
  again: SendAgain
  /** How long the mail's link and code are valid, in words. */
  lives: { link: string; code: string }
}

const words = {
  signup: {
    sent: (email: React.ReactNode) => (
      <>
        We sent a mail to {email}. Open its link in this browser to continue here, signed in; in another browser you
        choose a new password.
      </>
    ),
    confirm: 'Confirm',
    other: { to: '/signup', text: 'Sign up with another one' },
  },
  recovery: {
    sent: (email: React.ReactNode) => (
      <>If {email} belongs to an account, a link to choose a new password is on its way.</>
    ),
    confirm: 'Go on',
    other: { to: '/forgot-password', text: 'Try another one' },
  },
  magiclink: {
    sent: (email: React.ReactNode) => <>If {email} belongs to an account, a link that signs you in is on its way.</>,
    confirm: 'Sign in',
    other: { to: '/login', text: 'Try another one' },
  },
}

/** A mail is on its way: its link or code continues, and it can be requested again. */
export function CheckEmail({ email, purpose, again, lives, answer }: Waiting & { answer?: FormAnswer | undefined }) {
  const confirming = usePending('code')
  const { sent, confirm, other } = words[purpose]
  const code = fieldOf(answer, 'code', 'code')
  return (
    <Centered
      title="Check your e-mail"
      aside={
        <>
          Wrong address? <TextLink to={other.to}>{other.text}</TextLink>
          {purpose === 'signup' && (
            <span className="mt-1 block">
              Have an account already? <TextLink to="/login">Sign in</TextLink>
            </span>
          )}
        </>
      }
    >
      <p>
        {sent(<strong className="font-semibold wrap-anywhere">{email}</strong>)} The link works for {lives.link}, the
        code for {lives.code}.
      </p>
      <Form intent="code" answer={answer} action="/check-email" className="grid gap-4">
        <CodeField label="Or type the code from the mail" error={code.error} value={code.value} />
        <Button block pending={confirming} pendingLabel="Completing sign in...">
          {confirm}
        </Button>
      </Form>
      <Resend key={String(again.at)} again={again} answer={answer} />
      <ErrorToast answer={answer} />
    </Centered>
  )
}
