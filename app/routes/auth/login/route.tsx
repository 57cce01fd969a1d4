import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Address, SignIn } from '#app/contract/forms.ts'
import { signIn } from '#app/domain/account/session/sign-in.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { nextOf, page } from '#app/http/doors/page.ts'
import { deadLinkNote, resendConfirmation, sendMailAndWait } from '#app/http/request/sign-in/mail.ts'
import { offeredProviders } from '#app/http/request/sign-in/provider.ts'
import { startBrowserSession } from '#app/http/request/sign-in/session.ts'
import { useFormAnswer } from '#app/ui/form.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { ProviderButtons } from '#app/view/auth/provider-buttons.tsx'
import { SignInScreen, signInIsland, withNext } from '#app/view/auth/sign-in-screen.tsx'
import { Exchange } from '#app/view/sample-reply.tsx'
import { pageMeta } from '#app/view/site/pages.ts'
import { DeadLink, SignInForm, Unconfirmed } from './sign-in-form.tsx'

export const meta: MetaFunction = () => pageMeta('Sign in · Warble', 'Sign in to your Warble dashboard.')

export const handle = { scripts: signInIsland, query: ['next', 'dead-link'] }

export const loader = page('guest', ({ url }, services) => ({
  next: nextOf(url, services),
  dead_link: deadLinkNote(url, services),
  offered: offeredProviders(services),
}))

export const action = forms('guest', {
  'sign-in': form(
    SignIn,
    (input, visit, services) =>
      startBrowserSession(visit, services, async (browser) => ({
        ...(await signIn(services, { ...input, ...browser, kind: 'cookie' }, services.clock.now())),
        to: nextOf(visit.url, services) ?? '/onboarding',
      })),
    'sign_in',
  ),
  'mail-link': form(
    Address,
    ({ email }, { url }, services) =>
      sendMailAndWait(services, { purpose: 'magiclink', email, next: nextOf(url, services) }),
    'mail',
  ),
  resend: form(Address, ({ email }, visit, services) => resendConfirmation(visit, services, email), 'mail'),
})

export default function Login() {
  const { next, dead_link, offered } = useLoaderData<typeof loader>()
  const actionData = useFormAnswer<typeof action>()
  return (
    <SignInScreen
      title="Sign in"
      beside={<Exchange />}
      aside={
        <>
          No account yet? <TextLink href={withNext('/signup', next)}>Create one</TextLink>
        </>
      }
    >
      {dead_link && <DeadLink rule={dead_link} />}
      {next && <p className="text-sm text-muted">Sign in to continue to the page you asked for.</p>}
      <ProviderButtons offered={offered} next={next} />
      <Unconfirmed actionData={actionData} />
      <SignInForm actionData={actionData} next={next} />
    </SignInScreen>
  )
}
