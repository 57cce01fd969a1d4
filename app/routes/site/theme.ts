import { ChooseTheme } from '#app/contract/forms.ts'
import { themeCookie } from '#app/http/cookies.ts'
import { form, forms } from '#app/http/forms.ts'
import { page, redirectLocal } from '#app/http/page.ts'

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
