import { Nothing } from '#app/contract/forms.ts'
import { signOut } from '#app/domain/account/session/sign-out.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { signedIn } from '#app/http/request/auth.ts'
import { afterSignOut } from '#app/http/request/sign-in/session.ts'

export const loader = page('public', (_visit, services) => redirectLocal(services, '/'))

export const action = forms(
  'public',
  {
    'sign-out': form(Nothing, async (_given, { request, context }, services) => {
      // Also for users who have yet to pass their second factor.
      const session = await signedIn(context, request)
      if (session) await signOut(services.db, session, 'local', services.clock.now())
      return afterSignOut(services)
    }),
  },
  '/dashboard',
)
