import { CompanySignInForm, ProviderSignInForm } from '#app/contract/forms.ts'
import { providerOfDomain } from '#app/domain/account/session/by-provider.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { redirectToProvider } from '#app/http/request/sign-in/provider.ts'

export const loader = page('public', (_visit, services) => redirectLocal(services, '/login'))

export const action = forms(
  'guest',
  {
    google: form(
      ProviderSignInForm,
      ({ next = null, time_zone = null }, visit, services) =>
        redirectToProvider(visit, services, { provider: 'google', next, time_zone }),
      'sign_in',
    ),
    company: form(
      CompanySignInForm,
      ({ email, next = null, time_zone = null }, visit, services) => {
        const { name } = providerOfDomain(services, email)
        return redirectToProvider(visit, services, { provider: name, next, time_zone, hint: email })
      },
      'sign_in',
    ),
  },
  '/login',
)
