import { consentDocument } from '#app/http/doors/consent.ts'

export const loader = consentDocument
