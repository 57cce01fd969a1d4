import { createHmac } from 'node:crypto'

/** The `Stripe-Signature` header: the timestamp, and the HMAC over it and the raw body. */
export function signature(body: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}
