import { BoundedCache } from '#app/adapters/cache.ts'
import { foreignOrders, orders } from './instruction.ts'
import { tagged, unmasked } from './unmasked.ts'

const bidi = /[\u202A-\u202E\u2066-\u2069]/

function decoded(run: string): string | null {
  const text = /^[0-9a-f]+$/i.test(run)
    ? Buffer.from(run, 'hex').toString('utf8')
    : Buffer.from(run.replace(/-/g, '+').replace(/_/g, '/'), 'base64').toString('utf8')
  const readable = text.replace(/[^\x20-\x7E\n]/g, '').length / Math.max(text.length, 1)
  return text.length >= 12 && readable > 0.95 && /[a-z]{2} [a-z]{2}/i.test(text) ? text : null
}

function hidesOrder(text: string): boolean {
  if (tagged(text).length > 3) return true
  if (bidi.test(text)) return true
  for (const run of text.match(/[A-Za-z0-9+/_-]{20,}={0,2}/g) ?? []) {
    if (/^https?/.test(run)) continue
    if (decoded(run) !== null) return true
  }
  if (
    /(?:[01]{8}[ ,]?){5,}|(?:\\x[0-9a-f]{2}){5,}|(?:\\u[0-9a-f]{4}){5,}|(?:%[0-9a-f]{2}){6,}|(?:[.-]{1,5} ){8,}/i.test(
      text,
    )
  )
    return true
  return false
}

/** Whether a text gives instructions to an AI, even in disguise. Prefers false positives. */
export function givesOrders(text: string): boolean {
  if (text.length === 0) return false
  return seen.of(text, looksLikeOrder)
}

/** Names and bios come with every post of their author. */
const seen = new BoundedCache<string, boolean>(2_000)

function looksLikeOrder(text: string): boolean {
  if (hidesOrder(text)) return true
  return unmasked(text).some(
    (reading) => orders.some((order) => order.test(reading)) || foreignOrders.some((order) => order.test(reading)),
  )
}
