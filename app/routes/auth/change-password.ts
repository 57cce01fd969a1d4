import { redirect } from '@remix-run/node'
import { page } from '#app/http/doors/page.ts'

/** Password managers send people here (W3C, "A Well-Known URL for Changing Passwords"). */
export const loader = page('public', () => redirect('/dashboard/settings/security'))
