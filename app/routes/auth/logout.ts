import { Nothing } from '#app/contract/forms.ts'
import { endSessions } from '#app/domain/session/session.ts'
import { signedIn } from '#app/http/auth.ts'
import { endSessionCookie } from '#app/http/cookies.ts'
import { form, forms } from '#app/http/forms.ts'
import { go, page } from '#app/http/page.ts'

export const loader = page('public', (_visit, services) => go(services, '/'))

export const action = forms(
  'public',
  {
    'sign-out': form(Nothing, async (_given, { request, context }, services) => {
      // Also of those who are only half in.
      const session = await signedIn(context, request)
      if (session) await endSessions(services.db, session.user.id, session.session_id, 'local', services.clock.now())
      return go(services, '/', { cookies: [endSessionCookie(services)] })
    }),
  },
  '/dashboard',
)
