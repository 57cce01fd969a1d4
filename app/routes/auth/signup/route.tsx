import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { maxPasswordLength } from '#app/contract/auth-user.ts'
import { SignUp } from '#app/contract/forms.ts'
import { passwordFault } from '#app/domain/account/user/password.ts'
import { signUp } from '#app/domain/account/user/sign-up.ts'
import { endOfService } from '#app/domain/end-of-service.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { nextOf, page, redirectLocal } from '#app/http/doors/page.ts'
import { waitFor } from '#app/http/request/sign-in/mail.ts'
import { offeredProviders } from '#app/http/request/sign-in/provider.ts'
import { signInBrowser } from '#app/http/request/sign-in/session.ts'
import { useFormAnswer } from '#app/ui/form.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { ProviderButtons } from '#app/view/auth/provider-buttons.tsx'
import { SignInScreen, signInIsland, withNext } from '#app/view/auth/sign-in-screen.tsx'
import { Exchange } from '#app/view/sample-reply.tsx'
import { pageMeta } from '#app/view/site/pages.ts'
import { SignUpForm } from './sign-up-form.tsx'

export const meta: MetaFunction = () =>
  pageMeta('Create account · Warble', 'Create a Warble account: free for as long as you like, no card needed.')

export const handle = { scripts: signInIsland, query: ['next'] }

export const loader = page('guest', async ({ url }, services) => {
  const { sign_ups, password } = services.rules
  const ended = (await endOfService(services.db)) !== null
  const { support_email: support } = services.site
  const offered = offeredProviders(services)
  return { next: nextOf(url, services), open: sign_ups && !ended, ended, rules: password, support, offered }
})

export const action = forms('guest', {
  'sign-up': form(
    SignUp,
    async (input, visit, services) => {
      const next = nextOf(visit.url, services)
      let user_id: string | null = null
      const { email, time_zone } = input
      const cookie = await waitFor(services, { purpose: 'signup', email, next, time_zone }, async (requester) => {
        user_id = await signUp(services, input, requester, services.clock.now())
      })
      if (user_id) return signInBrowser(visit, services, { user_id, method: 'password' }, { to: next ?? '/onboarding' })
      const flash = { title: 'Account created!', description: 'Please check your email to verify your account.' }
      return redirectLocal(services, '/onboarding', { flash: { ...flash, tone: 'success' }, cookies: [cookie] })
    },
    'sign_in',
    async ({ email = '', password = '' }, { rules }) => {
      const fault = await passwordFault(rules, { email, password: password.slice(0, maxPasswordLength) })
      const faults: Record<string, string> = fault === null ? {} : { password: fault }
      return faults
    },
  ),
})

export default function Signup() {
  const { next, open, ended, rules, support, offered } = useLoaderData<typeof loader>()
  const actionData = useFormAnswer<typeof action>()
  return (
    <SignInScreen
      title={open ? 'Create your account' : 'Sign-ups are closed'}
      beside={<Exchange />}
      aside={
        <>
          Already have one? <TextLink href={withNext('/login', next)}>Sign in</TextLink>
        </>
      }
    >
      {open ? (
        <>
          <p className="text-muted">Free for as long as you like. No card needed.</p>
          <ProviderButtons offered={offered} next={next} />
          <SignUpForm actionData={actionData} rules={rules} />
        </>
      ) : (
        <p>
          {ended
            ? 'Warble has shut down, so you can’t create an account. If you have one, sign in to export your data.'
            : 'We’re not taking new accounts right now.'}{' '}
          Questions? <TextLink href={`mailto:${support}`}>{support}</TextLink>
        </p>
      )}
    </SignInScreen>
  )
}
