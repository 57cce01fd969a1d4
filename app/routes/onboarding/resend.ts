import { Nothing } from '#app/contract/forms.ts'
import { resendConfirmation } from '#app/domain/user/sign-up.ts'
import { readPending } from '#app/http/cookies.ts'
import { form, forms } from '#app/http/forms.ts'
import { go, page } from '#app/http/page.ts'
import { browserHash } from '#app/http/pending.ts'

export const loader = page('public', (_visit, services) => go(services, '/onboarding'))

export const action = forms(
  'public',
  {
    resend: form(
      Nothing,
      async (_given, { request }, services) => {
        const pending = await readPending(services, request)
        if (!pending) return go(services, '/login')
        const browser = await browserHash(services, request)
        await resendConfirmation(services, pending.email, { browser })
        return go(services, '/onboarding', {
          flash: {
            title: 'Check your e-mail',
            description: 'If a minute has passed, a new link is on its way.',
            tone: 'info',
          },
        })
      },
      'mail',
    ),
  },
  '/onboarding',
)
