import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Unsubscribe } from '#app/contract/forms.ts'
import { isUnsubscribed, openUnsubscribe, unsubscribe } from '#app/domain/mail/preferences.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { UnsubscribeScreen } from './unsubscribe.tsx'

export const meta: MetaFunction = () => [{ title: 'Unsubscribe · Warble' }, { name: 'robots', content: 'noindex' }]

export const handle = { scripts: false }

/** Opening the link must not unsubscribe: mail scanners open every link. */
export const loader = page('public', async ({ url }, { db, secrets }) => {
  const token = url.searchParams.get('token') ?? ''
  const link = openUnsubscribe(secrets, token)
  return { kind: link.kind, token, done: await isUnsubscribed(db, link) }
})

export const action = forms('public', {
  unsubscribe: form(Unsubscribe, async ({ token }, _visit, services) => {
    await unsubscribe(services.db, services.secrets, token)
    return redirectLocal(services, `/unsubscribe?${new URLSearchParams({ token })}`)
  }),
})

export default function UnsubscribePage() {
  return <UnsubscribeScreen {...useLoaderData<typeof loader>()} />
}
