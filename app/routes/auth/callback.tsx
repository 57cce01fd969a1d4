import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { Confirm } from '#app/contract/forms.ts'
import { fail } from '#app/domain/failure.ts'
import { openByMail } from '#app/domain/session/by-mail.ts'
import { onwardOf } from '#app/domain/session/verify-mail.ts'
import { findByLink } from '#app/domain/user/mail-token.ts'
import { pendingCookie, sessionCookie } from '#app/http/cookies.ts'
import { form, forms } from '#app/http/forms.ts'
import { go, page } from '#app/http/page.ts'
import { browserHash } from '#app/http/pending.ts'
import type { Services } from '#app/services.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Centered } from '#app/ui/centered.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { TextLink } from '#app/ui/link.tsx'

export const meta: MetaFunction = () => [
  { title: 'Confirm your address · Warble' },
  { name: 'robots', content: 'noindex' },
]

/** A mail's link signs in by itself only in the browser that asked for it: scanners open links, and strangers send them. */
export const loader = page('public', async ({ url, request }, services) => {
  const token = url.searchParams.get('token_hash') ?? ''
  const now = services.clock.now()
  const found = await findByLink(services.db, services.secrets, token, now)
  const browser = await browserHash(services, request)
  if (browser && found?.browser_hash?.equals(browser)) return enter(token, request, services)
  return { token_hash: token, email: found?.email ?? null, onward: onwardOf(found, token, services.site.origin) }
})

export const action = forms('public', {
  confirm: form(Confirm, ({ token_hash }, { request }, services) => enter(token_hash, request, services), 'verify'),
})

async function enter(token: string, request: Request, services: Services): Promise<Response> {
  const now = services.clock.now()
  const found = (await findByLink(services.db, services.secrets, token, now)) ?? fail('link_invalid')
  const entry = { kind: 'cookie', user_agent: request.headers.get('user-agent') } as const
  const session = await openByMail(services, found, entry, now)
  const cookies = [sessionCookie(services, session.secret), await pendingCookie(services, null)]
  return go(services, '/onboarding', { cookies, replaces: true })
}

interface Waiting {
  email: string | null
  token_hash: string
  onward: string | null
}

export default function Callback() {
  const { email, token_hash, onward } = useLoaderData<typeof loader>() as Waiting
  const answer = useActionData<typeof action>()
  const pending = usePending('confirm')
  if (!email)
    return (
      <Centered title="This link does not work any more">
        <p>A link works once and for one hour. Sign in, or ask for a new one.</p>
        <p className="flex gap-4 text-sm">
          <TextLink to="/login">Sign in</TextLink>
          <TextLink to="/signup">Sign up again</TextLink>
        </p>
      </Centered>
    )
  return (
    <Centered title="Confirm your address">
      <p>You asked for this in another browser. Go on only if the address is yours.</p>
      {onward ? (
        <LinkButton href={onward} block>
          Continue as {email}
        </LinkButton>
      ) : (
        <Form intent="confirm" answer={answer} className="grid gap-4">
          <input type="hidden" name="token_hash" value={token_hash} />
          <Button block pending={pending} pendingLabel="Completing sign in...">
            Continue as {email}
          </Button>
        </Form>
      )}
    </Centered>
  )
}
