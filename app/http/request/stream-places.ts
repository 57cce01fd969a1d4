import { failUntil } from '#app/domain/failure.ts'
import { Places } from '#app/http/server/places.ts'

/** Per network address and process: enough for an office behind one address. */
const places = new Places(1_000)
const retryAfter = 60

/** Returns how to release the place. Throws `too_many`. */
export const takeStreamSlot = (address: string) => places.take(address) ?? failUntil('too_many', retryAfter)
