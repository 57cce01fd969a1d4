import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Address, SignIn } from '#app/contract/forms.ts'
import { form, forms } from '#app/http/forms.ts'
import { nextOf, page } from '#app/http/page.ts'
import { deadLinkNote, sendMailAndWait } from '#app/http/sign-in/mail.ts'
import { tryPassword } from '#app/http/sign-in/proof.ts'
import { offeredProviders } from '#app/http/sign-in/provider.ts'
import { signInBrowser } from '#app/http/sign-in/session.ts'
import { useFormAnswer } from '#app/ui/form.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { ProviderButtons } from '#app/view/auth/provider-buttons.tsx'
import { DeadLink, SignInForm } from '#app/view/auth/sign-in-form.tsx'
import { Exchange, SignInScreen, signInIsland, withNext } from '#app/view/auth/sign-in-screen.tsx'
import { pageMeta } from '#app/view/site/pages.ts'

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
      tryPassword(services, visit.request, input, (inside, user_id) =>
        signInBrowser(
          visit,
          inside,
          { user_id, method: 'password' },
          { to: nextOf(visit.url, services) ?? '/onboarding' },
        ),
      ),
    'sign_in',
  ),
  'mail-link': form(
    Address,
    ({ email }, { url }, services) =>
      sendMailAndWait(services, { purpose: 'magiclink', email, next: nextOf(url, services) }),
    'mail',
  ),
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
      <SignInForm actionData={actionData} next={next} />
    </SignInScreen>
  )
}
