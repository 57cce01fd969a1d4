import { page, redirectLocal } from '#app/http/doors/page.ts'
import { securityPage } from '#app/http/request/sign-in/provider.ts'

/** Password managers send people here (W3C, "A Well-Known URL for Changing Passwords"). */
export const loader = page('public', (_visit, services) => redirectLocal(services, securityPage))
