import { ChooseTheme } from '#app/contract/forms.ts'
import { themeCookie } from '#app/http/cookies.ts'
import { form, forms } from '#app/http/forms.ts'
import { go, page } from '#app/http/page.ts'

export const loader = page('public', (_visit, services) => go(services, '/'))

export const action = forms(
  'public',
  {
    theme: form(ChooseTheme, async ({ theme, next }, _visit, services) =>
      go(services, next, { cookies: [themeCookie(services, theme)] }),
    ),
  },
  '/',
)
