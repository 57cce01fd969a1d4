import { Nothing } from '#app/contract/forms.ts'
import { providerOfDomain } from '#app/domain/account/session/by-provider.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { redirectToLink, securityPage } from '#app/http/request/sign-in/provider.ts'

export const loader = page('public', (_visit, services) => redirectLocal(services, securityPage))

export const action = forms(
  'user',
  {
    google: form(Nothing, (_given, visit, services) => redirectToLink(visit, services, 'google'), 'sign_in'),
    company: form(
      Nothing,
      (_given, visit, services) => redirectToLink(visit, services, providerOfDomain(services, visit.user.email).name),
      'sign_in',
    ),
  },
  securityPage,
)
