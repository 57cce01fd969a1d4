import { Nothing } from '#app/contract/forms.ts'
import { endSessions } from '#app/domain/session/session.ts'
import { endSessionCookie } from '#app/http/cookies.ts'
import { form, forms } from '#app/http/forms.ts'
import { go, page } from '#app/http/page.ts'

export const loader = page('public', (_visit, services) => go(services, '/'))

export const action = forms(
  'user',
  {
    'sign-out': form(Nothing, async (_given, { user, session }, services) => {
      await endSessions(services.db, user.id, session.session_id, 'local', services.clock.now())
      return go(services, '/', { cookies: [endSessionCookie(services)] })
    }),
  },
  '/dashboard',
)
