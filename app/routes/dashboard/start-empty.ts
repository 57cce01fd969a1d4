import { Nothing } from '#app/contract/forms.ts'
import { startEmpty } from '#app/domain/deletion/start-empty.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { signInBrowser } from '#app/http/request/sign-in/session.ts'

export const loader = page('user', (_visit, services) => redirectLocal(services, '/dashboard'))

export const action = forms(
  'user',
  {
    'start-empty': form(Nothing, async (_given, visit, services) => {
      const user_id = await startEmpty(services, visit.user.id, services.clock.now())
      const description = 'This account is new again. Connect an account to begin.'
      return signInBrowser(
        visit,
        services,
        { user_id, method: 'password' },
        {
          to: '/onboarding',
          flash: { title: 'Started empty', description, tone: 'success' },
        },
      )
    }),
  },
  '/dashboard',
)
