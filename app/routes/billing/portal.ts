import { Nothing } from '#app/contract/forms.ts'
import { openPortal, planPath } from '#app/domain/billing/checkout.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { redirectPage } from '#app/http/request/redirect-page.ts'
import { buyerOf } from '#app/http/request/sign-in/buyer.ts'
import { orConfirm } from './or-confirm.ts'

export const loader = page('public', (_visit, services) => redirectLocal(services, planPath))

export const action = forms(
  'user',
  {
    portal: form(
      Nothing,
      (_given, { session }, services) =>
        orConfirm(services, { open: 'portal' }, async () => {
          const url = await openPortal(services, buyerOf(services, session), services.clock.now())
          return redirectPage(new URL(url), 'billing management')
        }),
      'billing',
    ),
  },
  {
    to: () => planPath,
    signedOut: { title: 'Authentication Required', description: 'Please log in to manage your billing.' },
  },
)
