import { page, redirectLocal } from '#app/http/doors/page.ts'

/** The former address of People. */
export const loader = page('user', (_visit, services) => redirectLocal(services, '/dashboard/people'))
