import { BuyPlan } from '#app/contract/forms.ts'
import { planPath, startCheckout } from '#app/domain/billing/checkout.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { redirectPage } from '#app/http/request/redirect-page.ts'
import { buyerOf } from '#app/http/request/sign-in/buyer.ts'
import { orConfirm } from './or-confirm.ts'

export const loader = page('public', (_visit, services) => redirectLocal(services, planPath))

export const action = forms(
  'user',
  {
    checkout: form(
      BuyPlan,
      ({ plan_type, from }, { session }, services) =>
        orConfirm(services, { open: plan_type, from }, async () => {
          const url = await startCheckout(services, buyerOf(services, session), plan_type, services.clock.now())
          return redirectPage(new URL(url), 'the checkout')
        }),
      'billing',
    ),
  },
  {
    to: ({ from }) => (from === 'setup' ? '/onboarding?step=1' : planPath),
    signedOut: { title: 'Authentication Required', description: 'Please log in to upgrade your plan.' },
  },
)
