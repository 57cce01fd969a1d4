import { BuyPlan } from '#app/contract/forms.ts'
import { planPath, startCheckout } from '#app/domain/billing/checkout.ts'
import { form, forms } from '#app/http/forms.ts'
import { go, page } from '#app/http/page.ts'
import { redirectPage } from '#app/http/redirect-page.ts'

/** The form that leads to the payment provider to buy a plan; its answer is a page of its own, which no route draws. */
export const loader = page('public', (_visit, services) => go(services, planPath))

export const action = forms(
  'user',
  {
    checkout: form(
      BuyPlan,
      async ({ plan_type }, { user }, services) => {
        const url = await startCheckout(services, user, plan_type, services.clock.now())
        return redirectPage(new URL(url), 'the checkout')
      },
      'billing',
    ),
  },
  {
    to: ({ from }) => (from === 'setup' ? '/onboarding?step=1' : planPath),
    signedOut: { title: 'Authentication Required', description: 'Please log in to upgrade your plan.' },
  },
)
