import { returnFromConsent } from '#app/http/doors/consent.ts'
import { page } from '#app/http/doors/page.ts'

/** The callback to which a network sends the user back after the consent page. */
export const loader = page('user', returnFromConsent)
