import { returnFromConsent } from '#app/http/doors/consent.ts'
import { page } from '#app/http/doors/page.ts'

export const loader = page('user', returnFromConsent)
