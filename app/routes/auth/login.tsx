import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { Address, SignIn } from '#app/contract/forms.ts'
import { authenticateBy } from '#app/http/authenticator.ts'
import { enter } from '#app/http/enter.ts'
import { form, forms } from '#app/http/forms.ts'
import { hitAccount } from '#app/http/limits.ts'
import { mailAndWait } from '#app/http/mail-wait.ts'
import { nextOf, page } from '#app/http/page.ts'
import { offeredWays } from '#app/http/provider-return.ts'
import { Centered } from '#app/ui/centered.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { withNext } from '#app/view/auth/next.ts'
import { OtherWays } from '#app/view/auth/other-ways.tsx'
import { SignInForm } from '#app/view/auth/sign-in-form.tsx'
import { described } from '#app/view/site/described.ts'

export const meta: MetaFunction = () => described('Sign in · Warble', 'Sign in to your Warble dashboard.')

export const loader = page('guest', ({ url }, services) => ({
  next: nextOf(url, services),
  offered: offeredWays(services),
}))

export const action = forms('guest', {
  'sign-in': form(
    SignIn,
    async (given, visit, services) => {
      await hitAccount(services.db, given.email, services.clock.now())
      const granted = await authenticateBy(services, 'form', visit.request, given)
      return enter(visit, services, granted, { to: nextOf(visit.url, services) ?? '/onboarding' })
    },
    'sign_in',
  ),
  'mail-link': form(
    Address,
    ({ email }, { url }, services) =>
      mailAndWait(services, { purpose: 'magiclink', email, next: nextOf(url, services) }),
    'mail',
  ),
})

export default function Login() {
  const { next, offered } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <Centered
      title="Sign in"
      aside={
        <>
          No account yet? <TextLink to={withNext('/signup', next)}>Create one</TextLink>
        </>
      }
    >
      {next && <p className="text-sm text-muted">Sign in to go on to the page you asked for.</p>}
      <OtherWays offered={offered} next={next} />
      <SignInForm answer={answer} next={next} />
    </Centered>
  )
}
