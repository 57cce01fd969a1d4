import { createHmac } from 'node:crypto'

/** The value of `Stripe-Signature`: when it was signed, and the HMAC over that and the raw body. */
export function signature(body: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}
