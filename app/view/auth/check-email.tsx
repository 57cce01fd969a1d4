import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Centered } from '#app/ui/centered.tsx'
import { Form, type FormResult, fieldOf, usePending } from '#app/ui/form.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { ErrorToast } from '#app/ui/refusal-toast.tsx'
import { CodeField } from '#app/view/auth/code-field.tsx'
import { Resend, type SendAgain } from '#app/view/auth/resend.tsx'

interface Waiting {
  email: string
  purpose: 'signup' | 'recovery' | 'magiclink'
  again: SendAgain
  /** In words. */
  lives: { link: string; code: string }
}

const words = {
  signup: {
    sent: (email: React.ReactNode) => (
      <>
        We sent an email to {email}. Open the link in this browser and you’re signed in. In another browser, you’ll
        choose a new password.
      </>
    ),
    confirm: 'Confirm',
    other: { href: '/signup', text: 'Use another address' },
  },
  recovery: {
    sent: (email: React.ReactNode) => (
      <>If {email} belongs to an account, a link to choose a new password is on its way.</>
    ),
    confirm: 'Continue',
    other: { href: '/forgot-password', text: 'Use another address' },
  },
  magiclink: {
    sent: (email: React.ReactNode) => <>If {email} belongs to an account, a link that signs you in is on its way.</>,
    confirm: 'Sign in',
    other: { href: '/login', text: 'Use another address' },
  },
}

const intervalMs = 3_000

/** Goes on once another tab has opened the link: then this page's loader redirects. */
function useConfirmedElsewhere(): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const look = () => document.visibilityState === 'visible' && navigator.onLine && revalidate()
    const timer = setTimeout(look, intervalMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [revalidate, state])
}

export function CheckEmail({
  email,
  purpose,
  again,
  lives,
  actionData,
}: Waiting & { actionData?: FormResult | undefined }) {
  const confirming = usePending('code')
  useConfirmedElsewhere()
  const { sent, confirm, other } = words[purpose]
  const code = fieldOf(actionData, 'code', 'code')
  return (
    <Centered
      title="Check your email"
      aside={
        <>
          <span>Wrong address?</span> <TextLink href={other.href}>{other.text}</TextLink>
          {purpose === 'signup' && (
            <span className="mt-1 block">
              Confirmed in another browser, or already have an account? <TextLink href="/login">Sign in</TextLink>
            </span>
          )}
        </>
      }
    >
      <p>
        {sent(<strong className="font-semibold wrap-anywhere">{email}</strong>)} The link works for {lives.link}, the
        code for {lives.code}.
      </p>
      <Form intent="code" actionData={actionData} action="/check-email" className="grid gap-4">
        <CodeField label="Or enter the code from the email" error={code.error} value={code.value} />
        <Button block pending={confirming} pendingLabel="Completing sign in...">
          {confirm}
        </Button>
      </Form>
      <Resend key={String(again.at)} again={again} actionData={actionData} />
      <ErrorToast actionData={actionData} />
    </Centered>
  )
}
