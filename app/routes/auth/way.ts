import { CompanySignIn, ProviderSignIn } from '#app/contract/forms.ts'
import { providerOfDomain } from '#app/domain/session/by-provider.ts'
import { form, forms } from '#app/http/forms.ts'
import { go, page } from '#app/http/page.ts'
import { leaveFor } from '#app/http/provider-return.ts'

/** The forms that lead to another site to sign in there. */
export const loader = page('public', (_visit, services) => go(services, '/login'))

export const action = forms(
  'guest',
  {
    google: form(
      ProviderSignIn,
      ({ next = null, time_zone = null }, visit, services) =>
        leaveFor(visit, services, { provider: 'google', next, time_zone }),
      'sign_in',
    ),
    company: form(
      CompanySignIn,
      ({ email, next = null, time_zone = null }, visit, services) => {
        const { name } = providerOfDomain(services, email)
        return leaveFor(visit, services, { provider: name, next, time_zone, hint: email })
      },
      'sign_in',
    ),
  },
  '/login',
)
