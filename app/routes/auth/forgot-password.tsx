import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Address } from '#app/contract/forms.ts'
import { form, forms } from '#app/http/forms.ts'
import { nextOf, page } from '#app/http/page.ts'
import { sendMailAndWait } from '#app/http/sign-in/mail.ts'
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

export const handle = { scripts: signInIsland, query: ['next'] }

export const loader = page('guest', ({ url }, services) => ({ next: nextOf(url, services) }))

export const action = forms('guest', {
  recover: form(
    Address,
    ({ email }, { url }, services) =>
      sendMailAndWait(services, { purpose: 'recovery', email, next: nextOf(url, services) }),
    'mail',
  ),
})

export default function ForgotPassword() {
  const { next } = useLoaderData<typeof loader>()
  const actionData = useFormAnswer<typeof action>()
  const email = fieldOf(actionData, 'recover', 'email')
  return (
    <SignInScreen
      title="Forgot your password?"
      aside={
        <>
          Remembered it? <TextLink href={withNext('/login', next)}>Sign in</TextLink>
        </>
      }
    >
      <p className="text-muted">Enter your email and we’ll send you a link and a code to choose a new password.</p>
      <Form intent="recover" actionData={actionData} className="grid gap-5">
        <Field label="Email" name="email" error={email.error}>
          <Input type="email" autoComplete="username" required defaultValue={email.value} />
        </Field>
        <Button block pendingLabel="Sending...">
          Email me a link
        </Button>
        <WaitingErrorToast actionData={actionData} />
      </Form>
    </SignInScreen>
  )
}
