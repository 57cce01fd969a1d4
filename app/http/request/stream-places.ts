import { failUntil } from '#app/domain/failure.ts'
import { countedBy } from '#app/http/server/address.ts'

/** Per network address and process: enough for an office behind one address. */
const maxStreams = 1_000
const retryAfter = 60

const open = new Map<string, number>()

/** Returns how to release the place. Throws `too_many`. */
export function takeStreamSlot(address: string): () => void {
  const places = countedBy(address)
  if (places.some(({ key, share }) => (open.get(key) ?? 0) >= maxStreams * share)) failUntil('too_many', retryAfter)
  for (const { key } of places) open.set(key, (open.get(key) ?? 0) + 1)
  let left = false
  return () => {
    if (left) return
    left = true
    for (const { key } of places) {
      const others = (open.get(key) ?? 1) - 1
      if (others > 0) open.set(key, others)
      else open.delete(key)
    }
  }
}
