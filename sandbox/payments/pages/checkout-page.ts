import { type Html, html } from '../../perch/pages/html.ts'
import { trialEndOf } from '../billing/checkout.ts'
import type { Account } from '../state/account.ts'
import type { Session } from '../state/wire.ts'
import { cardFields, type Fields, field } from './card-form.ts'
import { day, errorNote, money } from './layout.ts'

const countries = [
  ['US', 'United States'],
  ['AT', 'Austria'],
  ['CA', 'Canada'],
  ['CH', 'Switzerland'],
  ['DE', 'Germany'],
  ['FR', 'France'],
  ['GB', 'United Kingdom'],
  ['NL', 'Netherlands'],
  ['SE', 'Sweden'],
] as const

export function checkoutPage(account: Account, session: Session, submitted: Fields, error: string | null): Html {
  return html`<div class="two">${summary(account, session)}${form(account, session, submitted, error)}</div>`
}

function summary(account: Account, session: Session): Html {
  const bought = account.store.get('bought', session.id)
  const trialEnd = trialEndOf(account, bought)
  const names = bought.lines.map(({ description }) => description).join(', ')
  const total = session.amount_total ?? 0
  return html`<section aria-label="What you subscribe to"><p class="faint">Warble</p>
<h1>${trialEnd === null ? 'Subscribe to' : 'Try'} ${names}</h1>
${bought.lines.map(({ description, price, quantity }) => {
  const each = money((price?.unit_amount ?? 0) * (quantity ?? 1), price?.currency)
  const per = price?.recurring?.interval ?? 'month'
  return trialEnd === null
    ? html`<p class="price">${each}</p><p class="faint">per ${per}</p>`
    : html`<p class="price">${trialDays(trialEnd - account.now())} free</p><p class="faint">Then ${each} per ${per}, from ${day(trialEnd)}: ${description}.</p>`
})}
<div class="row"><span>Subtotal</span><span>${money(session.amount_subtotal ?? 0)}</span></div>
${(session.discounts ?? []).map((one) => discountRow(account, session, one))}
<div class="row sum"><span>Total due today</span><span>${money(total)}</span></div>
${session.allow_promotion_codes && html`<form method="post" action="/c/pay/${session.id}/promotion"><label>Promotion code<input name="code" autocomplete="off" autocapitalize="characters" maxlength="40"></label><button class="quiet">Apply</button></form>`}
${session.cancel_url && html`<p><a href="${session.cancel_url}">Back</a></p>`}</section>`
}

const trialDays = (seconds: number) => {
  const days = Math.round(seconds / 86_400)
  return days === 1 ? '1 day' : `${days} days`
}

function discountRow(
  account: Account,
  session: Session,
  { coupon, promotion_code }: NonNullable<Session['discounts']>[number],
): Html {
  const code = account.store.find('promotion_code', promotion_code)
  const off = account.store.get('coupon', code ? code.promotion.coupon : coupon)
  const size = off.percent_off === null ? money(off.amount_off ?? 0) : `${off.percent_off}%`
  const how =
    off.duration === 'forever' ? 'for ever' : off.duration === 'once' ? 'once' : `for ${off.duration_in_months} months`
  const name = code?.code ?? off.name ?? off.id
  const amount = session.total_details?.amount_discount ?? 0
  return html`<div class="row"><span><span class="tag">${name}</span> ${size} off, ${how}
${code && session.allow_promotion_codes && html`<form method="post" action="/c/pay/${session.id}/promotion"><input type="hidden" name="code" value=""><button class="quiet" aria-label="Remove ${name}">Remove</button></form>`}</span><span>−${money(amount)}</span></div>`
}

function form(account: Account, session: Session, submitted: Fields, error: string | null): Html {
  const { cardRequired, trialDays, trialEnd } = account.store.get('bought', session.id)
  const locked = account.store.find('customer', session.customer)?.email
  const email = locked ?? (field(submitted, 'email') || session.customer_email || '')
  const trial = trialDays !== null || trialEnd !== null
  const country = field(submitted, 'country') || 'US'
  return html`<form class="box" method="post" action="/c/pay/${session.id}" aria-label="Payment">${errorNote(error)}
<label>Email<input name="email" type="email" value="${email}" autocomplete="email" maxlength="200" required ${locked ? html`readonly` : null}></label>
${(cardRequired || (session.amount_total ?? 0) > 0) && cardFields(submitted)}
<label>Name on the card<input name="name" value="${field(submitted, 'name')}" autocomplete="cc-name" maxlength="100" required></label>
${session.billing_address_collection === 'required' && addressFields(submitted)}
<div class="three"><label>Country<select name="country" autocomplete="country">${countries.map(([code, name]) => html`<option value="${code}" ${code === country ? html`selected` : null}>${name}</option>`)}</select></label>
<label>Postal code<input name="postal_code" value="${field(submitted, 'postal_code')}" autocomplete="postal-code" maxlength="20"></label></div>
<button class="wide">${trial ? 'Start trial' : 'Subscribe'}</button>
<p class="faint">${trial ? 'Nothing is charged until the trial ends. ' : ''}The subscription renews by itself until it is cancelled.</p></form>`
}

function addressFields(submitted: Fields): Html {
  return html`<label>Address<input name="line1" value="${field(submitted, 'line1')}" autocomplete="address-line1" maxlength="200" required></label>
<div class="three"><label>City<input name="city" value="${field(submitted, 'city')}" autocomplete="address-level2" maxlength="100" required></label>
<label>State<input name="state" value="${field(submitted, 'state')}" autocomplete="address-level1" maxlength="100"></label></div>`
}

/** The bank's authentication page. Its form posts the previous form's fields to `action`. */
export function authenticationPage(action: string, fields: Fields, what: string): Html {
  const kept = Object.entries(fields).filter(([name]) => name !== 'bank')
  return html`<div class="box"><h1>Your bank asks: is it you?</h1>
<p>The Sandbox Bank wants you to confirm ${what} with the card that ends in ${field(fields, 'number').slice(-4)}.</p>
<form class="acts" method="post" action="${action}">${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${String(value)}">`)}
<button name="bank" value="confirmed">Confirm</button><button class="bad" name="bank" value="refused">Refuse</button></form></div>`
}
