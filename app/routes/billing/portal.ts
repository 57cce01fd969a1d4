import { Nothing } from '#app/contract/forms.ts'
import { openPortal, planPath } from '#app/domain/billing/checkout.ts'
import { form, forms } from '#app/http/forms.ts'
import { go, page } from '#app/http/page.ts'
import { redirectPage } from '#app/http/redirect-page.ts'

/** The form that leads to the payment provider to manage a plan; its answer is a page of its own, which no route draws. */
export const loader = page('public', (_visit, services) => go(services, planPath))

export const action = forms(
  'user',
  {
    portal: form(
      Nothing,
      async (_given, { user }, services) => {
        const url = await openPortal(services, user.id, services.clock.now())
        return redirectPage(new URL(url), 'billing management')
      },
      'billing',
    ),
  },
  {
    to: () => planPath,
    signedOut: { title: 'Authentication Required', description: 'Please log in to manage your billing.' },
  },
)
