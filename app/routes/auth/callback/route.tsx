import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Confirm } from '#app/contract/forms.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page } from '#app/http/doors/page.ts'
import { followLink, openLink } from '#app/http/request/sign-in/mail.ts'
import { isProviderCallback, returnFromProvider } from '#app/http/request/sign-in/provider.ts'
import { useFormAnswer } from '#app/ui/form.tsx'
import { MailLink } from './mail-link.tsx'

export const meta: MetaFunction = () => [{ title: 'Sign in · Warble' }]

export const loader = page('public', (visit, services) =>
  isProviderCallback(visit.url) ? returnFromProvider(visit, services) : openLink(visit, services),
)

export const action = forms('public', {
  confirm: form(Confirm, ({ token_hash }, visit, services) => followLink(visit, services, token_hash), 'verify'),
})

export default function Callback() {
  const link = useLoaderData<typeof loader>()
  const actionData = useFormAnswer<typeof action>()
  return <MailLink {...link} actionData={actionData} />
}
