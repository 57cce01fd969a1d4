import { AskConsent } from '#app/contract/forms.ts'
import { redirectToConsent } from '#app/http/doors/consent.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'

const connectStep = ({ network, handle }: Record<string, string>) =>
  `/onboarding?${new URLSearchParams({ step: '2', ...(network && { network }), ...(handle && { handle }) })}`

export const loader = page('public', (_visit, services) => redirectLocal(services, connectStep({})))

export const action = forms(
  'user',
  { consent: form(AskConsent, ({ handle }, visit, services) => redirectToConsent(visit, services, handle), 'write') },
  { to: connectStep },
)
