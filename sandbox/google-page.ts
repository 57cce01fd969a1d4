import { page, pagePolicy } from './page-layout.ts'
import { html } from './perch/pages/html.ts'

export interface GooglePerson {
  email: string
  name: string
  /** Whether Google has verified the address. */
  email_verified: boolean
}

/** The OAuth parameters that the consent page passes on. */
const passedOn = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
]

/** The consent page's CSP: its forms redirect to the requesting site, which `form-action` must allow. */
export const consentPolicy = (back: string) =>
  pagePolicy.replace("form-action 'self'", `form-action 'self' ${new URL(back).origin}`)

/** The page to choose an account or cancel. */
export function consentPage(people: readonly GooglePerson[], query: URLSearchParams): string {
  const fields = passedOn.map((name) => html`<input type="hidden" name="${name}" value="${query.get(name) ?? ''}">`)
  const denied = new URL(query.get('redirect_uri') ?? '')
  denied.searchParams.set('error', 'access_denied')
  denied.searchParams.set('state', query.get('state') ?? '')
  return page(
    'Sign in with Google',
    html`<h1>Choose an account</h1>
<p class="muted">This stands in for Google, on this machine only. Warble asks for name, picture and address.</p>
${people.map(
  ({ email, name, email_verified }) => html`<p><form action="/o/oauth2/v2/auth">${fields}
<input type="hidden" name="email" value="${email}"><button>${name}</button></form>
<span class="muted">${email}${email_verified ? '' : ', an address that Google has not verified'}</span></p>`,
)}
<p><a href="${denied.href}">Cancel</a></p>`,
    html``,
  )
}

/** The picture of an account: its initials. */
export const googlePicture = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#3c5a78"/>
<text x="20" y="25.5" font-family="sans-serif" font-size="15" fill="#fff" text-anchor="middle">${initialsOf(name)}</text></svg>`

const initialsOf = (name: string) =>
  [...name.matchAll(/(?<![a-z])[a-z]/gi)]
    .map(([letter]) => letter.toUpperCase())
    .slice(0, 2)
    .join('')
