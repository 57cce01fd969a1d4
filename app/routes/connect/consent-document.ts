import { consentDocument } from '#app/http/doors/consent.ts'

/** Public documents about this installation as an OAuth client, which a network reads before it asks for consent. */
export const loader = consentDocument
