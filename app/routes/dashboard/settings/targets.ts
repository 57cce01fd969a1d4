import { page, redirectLocal } from '#app/http/doors/page.ts'

/** Its former address. */
export const loader = page('user', (_visit, services) => redirectLocal(services, '/dashboard/people'))
