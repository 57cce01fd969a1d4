import type { MetaFunction } from '@remix-run/node'
import { isRouteErrorResponse, useLoaderData, useRouteError } from '@remix-run/react'
import { Unsubscribe } from '#app/contract/forms.ts'
import { preferencesOf } from '#app/domain/mail/preferences.ts'
import { openUnsubscribe, unsubscribe } from '#app/domain/mail/unsubscribe-links.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { DeadUnsubscribeLink, UnsubscribeScreen } from './unsubscribe.tsx'

export const meta: MetaFunction = () => [{ title: 'Unsubscribe · Warble' }, { name: 'robots', content: 'noindex' }]

export const handle = { scripts: false }

/** Opening the link must not unsubscribe: mail scanners open every link. */
export const loader = page('public', async ({ url }, services) => {
  const token = url.searchParams.get('token') ?? ''
  const { kind, user_id } = await openUnsubscribe(services, token, services.clock.now())
  return { kind, token, done: !(await preferencesOf(services.db, user_id))[kind] }
})

export const action = forms('public', {
  unsubscribe: form(Unsubscribe, async ({ token }, _visit, services) => {
    await unsubscribe(services, token, services.clock.now())
    return redirectLocal(services, `/unsubscribe?${new URLSearchParams({ token })}`)
  }),
})

export default function UnsubscribePage() {
  return <UnsubscribeScreen {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 403) throw error
  return <DeadUnsubscribeLink />
}
