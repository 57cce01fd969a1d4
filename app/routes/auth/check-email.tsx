import { type MetaFunction, replace } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Code, Nothing } from '#app/contract/forms.ts'
import { readPending } from '#app/http/cookies.ts'
import { form, forms } from '#app/http/forms.ts'
import { page, redirectLocal } from '#app/http/page.ts'
import { resendMail, signInByCode, waitingOf } from '#app/http/sign-in/mail.ts'
import { useFormAnswer } from '#app/ui/form.tsx'
import { CheckEmail } from '#app/view/auth/check-email.tsx'

export const meta: MetaFunction = () => [{ title: 'Check your email · Warble' }]

export const loader = page('public', async ({ request }, services) => {
  const pending = await readPending(services, request)
  if (!pending) throw replace('/login')
  return waitingOf(services, pending)
})

export const action = forms('public', {
  code: form(Code, ({ code }, visit, services) => signInByCode(visit, services, code), 'verify'),
  resend: form(
    Nothing,
    async (_given, visit, services) => {
      const cookie = await resendMail(visit, services)
      const description = 'Use its link or code.'
      return redirectLocal(services, '/check-email', {
        flash: { title: 'New email sent', description, tone: 'info' },
        cookies: [cookie],
      })
    },
    'mail',
  ),
})

export default function CheckEmailPage() {
  const waiting = useLoaderData<typeof loader>()
  const actionData = useFormAnswer<typeof action>()
  return <CheckEmail {...waiting} actionData={actionData} />
}
