import { type Html, html } from '../../perch/pages/html.ts'
import { isCardNumber, knownCards } from '../billing/cards.ts'

export interface Card {
  number: string
  exp_month: number
  exp_year: number
}

export type Fields = Record<string, unknown>

export const field = (fields: unknown, name: string): string => {
  const value = fields !== null && typeof fields === 'object' ? (fields as Fields)[name] : undefined
  return typeof value === 'string' ? value.trim().slice(0, 500) : ''
}

export function cardFields(submitted: Fields): Html {
  return html`<fieldset><label>Card number<input name="number" value="${field(submitted, 'number')}" inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242" maxlength="30" required></label>
<div class="three"><label>Expires<input name="expiry" value="${field(submitted, 'expiry')}" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" maxlength="9" required></label>
<label>CVC<input name="cvc" value="${field(submitted, 'cvc')}" inputmode="numeric" autocomplete="cc-csc" placeholder="123" maxlength="4" required></label></div></fieldset>
<details><summary>Cards to try</summary><table><thead><tr><th scope="col">Number</th><th scope="col">What it does</th></tr></thead><tbody>
${knownCards.map(({ number, about }) => html`<tr><td><code>${grouped(number)}</code></td><td>${about}</td></tr>`)}</tbody></table>
<p class="faint">Any later month and any CVC will do. Every other valid number is accepted.</p></details>`
}

export const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')

/** The card from the form, or an error message. */
export function readCard(submitted: unknown, now: number): Card | string {
  const number = field(submitted, 'number').replace(/[\s-]/g, '')
  if (number === '') return 'Your card number is incomplete.'
  if (!isCardNumber(number)) return 'Your card number is invalid.'
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/?\s*(\d{2}|\d{4})$/.exec(field(submitted, 'expiry')) ?? []
  const exp_month = Number(month)
  const exp_year = Number(year.length === 2 ? `20${year}` : year)
  if (exp_month < 1 || exp_month > 12 || !exp_year) return "Your card's expiration date is incomplete."
  const end = Date.UTC(exp_year, exp_month, 1) / 1000
  if (end <= now) return "Your card's expiration date is in the past."
  if (!/^\d{3,4}$/.test(field(submitted, 'cvc'))) return "Your card's security code is incomplete."
  return { number, exp_month, exp_year }
}
