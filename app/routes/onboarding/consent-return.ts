import { returnFromConsent } from '#app/http/consent.ts'
import { page } from '#app/http/page.ts'

/** Where a network sends the user back to, with their answer. */
export const loader = page('user', returnFromConsent)
