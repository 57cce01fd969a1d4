import { Nothing } from '#app/contract/forms.ts'
import { createSession } from '#app/domain/account/session/create.ts'
import { startEmpty } from '#app/domain/deletion/start-empty.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { startBrowserSession } from '#app/http/request/sign-in/session.ts'

export const loader = page('user', (_visit, services) => redirectLocal(services, '/dashboard'))

export const action = forms(
  'user',
  {
    'start-empty': form(Nothing, (_given, visit, services) =>
      startBrowserSession(visit, services, async (browser) => {
        const now = services.clock.now()
        const user_id = await startEmpty(services, visit.user.id, now)
        // The former session went with the former account.
        const entry = { ...browser, user_id, kind: 'cookie', method: 'password', replaces: null } as const
        const description = 'This account is new again. Connect an account to begin.'
        return {
          ...(await createSession(services, entry, now)),
          to: '/onboarding',
          flash: { title: 'Started empty', description, tone: 'success' as const },
        }
      }),
    ),
  },
  '/dashboard',
)
