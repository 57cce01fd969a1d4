import { createHash } from 'node:crypto'
import type { CardFace } from '../objects/customer.ts'
import type { Decline } from '../objects/payment.ts'
import type { CardNumber } from '../state/model.ts'

const declined = (decline_code: string, message: string): Decline => ({ code: 'card_declined', decline_code, message })

export const authenticationRequired: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

interface Known {
  number: string
  about: string
  /** Refused at once, wherever it is given. */
  refusal?: Decline
  /** Taken, but every payment with it fails. */
  failure?: Decline
  /** The bank asks its holder: the first time only, or before every payment. */
  asks?: 'once' | 'always'
}

const generic = declined('generic_decline', 'Your card was declined.')

/** The test numbers of Stripe's documentation. Any other number that is one is accepted. */
export const knownCards: readonly Known[] = [
  { number: '4242424242424242', about: 'accepted' },
  { number: '5555555555554444', about: 'accepted, a Mastercard' },
  { number: '378282246310005', about: 'accepted, an American Express' },
  { number: '4000000000000002', about: 'declined', refusal: generic },
  {
    number: '4000000000009995',
    about: 'declined for insufficient funds',
    refusal: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000000069',
    about: 'declined as expired',
    refusal: { code: 'expired_card', decline_code: null, message: 'Your card has expired.' },
  },
  { number: '4000000000000341', about: 'taken, but each payment with it fails', failure: generic },
  { number: '4000002500003155', about: 'asks you to authenticate, the first time', asks: 'once' },
  { number: '4000002760003184', about: 'asks you to authenticate, every time', asks: 'always' },
]

const known = (number: string) => knownCards.find((card) => card.number === number)

export const refusalOf = (number: string) => known(number)?.refusal ?? null

export const asksHolder = (number: string) => known(number)?.asks !== undefined

/** Why a payment fails, or null. `present`: the holder is there and has passed the bank's question. */
export function failureOf({ number, authenticated }: CardNumber, present: boolean): Decline | null {
  const card = known(number)
  if (card?.refusal ?? card?.failure) return card.refusal ?? card.failure ?? null
  if (!card?.asks || present) return null
  return card.asks === 'once' && authenticated ? null : authenticationRequired
}

export function faceOf(number: string, exp_month: number, exp_year: number): CardFace {
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

/** Luhn's sum, which a mistyped digit breaks. */
export function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
