import { Nothing } from '#app/contract/forms.ts'
import { requestLook } from '#app/domain/inbox/look.ts'
import { form } from '#app/http/doors/forms.ts'
import { redirectLocal } from '#app/http/doors/page.ts'

/** On the list and on a conversation beside it. */
export const lookForm = form<'user', typeof Nothing>(
  Nothing,
  async (_input, { user, url }, services) => {
    await requestLook(services, user.id, services.clock.now())
    return redirectLocal(services, url.pathname.replace(/\.data$/, '') + url.search)
  },
  'diagnosis',
)
