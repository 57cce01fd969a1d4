import { Nothing } from '#app/contract/forms.ts'
import { requireFresh } from '#app/domain/factor/show.ts'
import { requireOwnAccount } from '#app/domain/user/sso.ts'
import { form, forms } from '#app/http/forms.ts'
import { go, page } from '#app/http/page.ts'
import { leaveToLink, securityPage } from '#app/http/provider-return.ts'

/** The form that leads to another site to make it a way in; its answer is a page of its own, which no route draws. */
export const loader = page('public', (_visit, services) => go(services, securityPage))

export const action = forms(
  'user',
  {
    google: form(
      Nothing,
      async (_given, visit, services) => {
        requireFresh(visit.session, services.clock.now())
        await requireOwnAccount(services.db, visit.user.id)
        return leaveToLink(visit, services, 'google')
      },
      'sign_in',
    ),
  },
  securityPage,
)
