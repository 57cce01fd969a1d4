import { consentDocument } from '#app/http/consent.ts'

/** What a network reads about this installation before it asks anybody for their consent. */
export const loader = consentDocument
