import { ChooseTheme } from '#app/contract/forms.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { themeCookie } from '#app/http/request/cookies.ts'

export const loader = page('public', (_visit, services) => redirectLocal(services, '/'))

export const action = forms(
  'public',
  {
    theme: form(ChooseTheme, async ({ theme, next }, _visit, services) =>
      redirectLocal(services, next, { cookies: [themeCookie(services, theme)] }),
    ),
  },
  '/',
)
