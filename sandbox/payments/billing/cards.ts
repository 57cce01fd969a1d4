import { createHash } from 'node:crypto'
import type { CardDetails } from '../objects/customer.ts'
import type { Decline } from '../objects/payment.ts'
import type { CardNumber } from '../state/model.ts'

const declined = (decline_code: string, message: string): Decline => ({ code: 'card_declined', decline_code, message })

const authenticationRequired: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

interface TestCard {
  number: string
  about: string
  /** Declined when the card is entered. */
  decline?: Decline
  /** The card is accepted, but every payment with it is declined. */
  paymentDecline?: Decline
  /** The bank requires authentication: for the first payment only, or for every payment. */
  authentication?: 'once' | 'always'
}

const generic = declined('generic_decline', 'Your card was declined.')

/** Test numbers from Stripe's documentation. Any other valid number is accepted. */
export const knownCards: readonly TestCard[] = [
  { number: '4242424242424242', about: 'accepted' },
  { number: '5555555555554444', about: 'accepted, a Mastercard' },
  { number: '378282246310005', about: 'accepted, an American Express' },
  { number: '4000000000000002', about: 'declined', decline: generic },
  {
    number: '4000000000009995',
    about: 'declined for insufficient funds',
    decline: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000000069',
    about: 'declined as expired',
    decline: { code: 'expired_card', decline_code: null, message: 'Your card has expired.' },
  },
  { number: '4000000000000341', about: 'taken, but each payment with it fails', paymentDecline: generic },
  { number: '4000002500003155', about: 'asks you to authenticate, the first time', authentication: 'once' },
  { number: '4000002760003184', about: 'asks you to authenticate, every time', authentication: 'always' },
]

const testCard = (number: string) => knownCards.find((card) => card.number === number)

export const declineOf = (number: string) => testCard(number)?.decline ?? null

export const requiresAuthentication = (number: string) => testCard(number)?.authentication !== undefined

/** Why a payment is declined, or null. `present`: the holder is at the screen and has authenticated. */
export function paymentDecline({ number, authenticated }: CardNumber, present: boolean): Decline | null {
  const card = testCard(number)
  if (card?.decline ?? card?.paymentDecline) return card.decline ?? card.paymentDecline ?? null
  if (!card?.authentication || present) return null
  return card.authentication === 'once' && authenticated ? null : authenticationRequired
}

export function cardDetailsOf(number: string, exp_month: number, exp_year: number): CardDetails {
  const fingerprint = createHash('sha256').update(`warble ${number}`).digest('base64url').slice(0, 16)
  return { brand: brandOf(number), last4: number.slice(-4), fingerprint, exp_month, exp_year }
}

function brandOf(number: string): string {
  if (/^4/.test(number)) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  if (/^3[47]/.test(number)) return 'amex'
  if (/^6(011|5)/.test(number)) return 'discover'
  return 'unknown'
}

/** Checks the length and the Luhn checksum. */
export function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
