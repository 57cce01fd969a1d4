import { Nothing } from '#app/contract/forms.ts'
import { redirectToConsent } from '#app/http/consent.ts'
import { form, forms } from '#app/http/forms.ts'
import { page, redirectLocal } from '#app/http/page.ts'

const connectStep = '/onboarding?step=2'

/** The form that asks for a network's consent; its response is a page that no route renders. */
export const loader = page('public', (_visit, services) => redirectLocal(services, connectStep))

export const action = forms(
  'user',
  { consent: form(Nothing, (_given, visit, services) => redirectToConsent(visit, services), 'write') },
  connectStep,
)
