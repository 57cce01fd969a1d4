import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Address } from '#app/contract/forms.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { nextOf, page } from '#app/http/doors/page.ts'
import { deadLinkAddress, deadLinkNote, sendMailAndWait } from '#app/http/request/sign-in/mail.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, fieldOf, useFormAnswer } from '#app/ui/form.tsx'
import { Input } from '#app/ui/input.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { WaitingErrorToast } from '#app/ui/refusal-toast.tsx'
import { SignInScreen, signInIsland, withNext } from '#app/view/auth/sign-in-screen.tsx'

export const meta: MetaFunction = () => [
  { title: 'Forgot your password? · Warble' },
  { name: 'description', content: 'Get a link by email to choose a new password.' },
]

export const handle = { scripts: signInIsland, query: ['next', 'dead-link'] }

export const loader = page('guest', async ({ url }, services) => ({
  next: nextOf(url, services),
  dead_link: deadLinkNote(url, services),
  address: await deadLinkAddress(services, url),
}))

export const action = forms('guest', {
  recover: form(
    Address,
    ({ email }, { url }, services) =>
      sendMailAndWait(services, { purpose: 'recovery', email, next: nextOf(url, services) }),
    'mail',
  ),
})

export default function ForgotPassword() {
  const { next, dead_link, address } = useLoaderData<typeof loader>()
  const actionData = useFormAnswer<typeof action>()
  const email = fieldOf(actionData, 'recover', 'email')
  return (
    <SignInScreen
      title={dead_link ? 'This link no longer works' : 'Forgot your password?'}
      aside={
        <>
          Remembered it? <TextLink href={withNext('/login', next)}>Sign in</TextLink>
        </>
      }
    >
      <p className="text-muted">
        {dead_link && <span>{dead_link} </span>}
        <span>Enter your email and we’ll send you a link and a code to choose a new password.</span>
      </p>
      <Form intent="recover" actionData={actionData} className="grid gap-5">
        <Field label="Email" name="email" error={email.error}>
          <Input type="email" autoComplete="username" required defaultValue={email.value ?? address ?? undefined} />
        </Field>
        <Button block pendingLabel="Sending...">
          {dead_link ? 'Send a new link' : 'Email me a link'}
        </Button>
        <WaitingErrorToast actionData={actionData} />
      </Form>
    </SignInScreen>
  )
}
