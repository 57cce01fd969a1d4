import type { Request, Response, Router } from 'express'
import express from 'express'
import { type App, returnsTo } from '../oauth/apps.ts'
import { grantsOf, revoke, SCOPES } from '../oauth/grants.ts'
import type { OAuthDeps } from '../oauth/token-routes.ts'
import { html } from './html.ts'
import { csrf } from './layout.ts'
import { field, pageContextOf, redirectToSignIn, show, verifiedForm } from './page-context.ts'

interface Asked {
  app: App
  redirectUri: string
  state: string
  scopes: string[]
  challenge: string
}

const PASSED_ON = [
  'client_id',
  'redirect_uri',
  'state',
  'scope',
  'response_type',
  'code_challenge',
  'code_challenge_method',
]

/** The page that asks for an app's access, and the list of apps that have it. */
export function consentPages({ network, apps, codes }: OAuthDeps): Router {
  const router = express.Router()

  router.get('/i/oauth2/authorize', (request, response) => {
    const context = pageContextOf(network, request)
    const asked = askedOf(apps, request.query)
    if (!asked) return showInvalid(request, response)
    if (!context.browser) return redirectToSignIn(response, context)
    const policy = String(response.getHeader('content-security-policy'))
    // The form leads on to the app's own site, which `form-action` must allow.
    response.set(
      'content-security-policy',
      policy.replace("form-action 'self'", `form-action 'self' ${new URL(asked.redirectUri).origin}`),
    )
    const fields = PASSED_ON.map(
      (name) => html`<input type="hidden" name="${name}" value="${field(request.query, name)}">`,
    )
    show(
      response,
      context,
      'Allow access',
      html`<h1>Allow ${asked.app.name} to act for @${context.browser.account.handle}?</h1>
      <p>${asked.app.name} (${new URL(asked.redirectUri).host}) will be able to:</p>
      <ul>${asked.scopes.map((scope) => html`<li>${SCOPES[scope]} <span class="faint">${scope}</span></li>`)}</ul>
      <p class="faint">It can’t see your password or change your profile. You can end this anytime under Your apps. To use another account, sign out first.</p>
      <form class="card" method="post" action="/i/oauth2/authorize">${csrf(context.browser)}${fields}
        <button name="decision" value="allow">Authorize app</button>
        <button name="decision" value="deny" class="link">Cancel, and go back to ${asked.app.name}</button>
      </form>`,
    )
  })

  router.post('/i/oauth2/authorize', (request, response) => {
    const browser = verifiedForm(network, request, response)
    if (!browser) return
    const asked = askedOf(apps, request.body)
    if (!asked) return showInvalid(request, response)
    const { app, redirectUri, scopes, challenge } = asked
    const back = new URL(redirectUri)
    back.searchParams.set('state', asked.state)
    if (field(request.body, 'decision') === 'allow')
      back.searchParams.set('code', codes.issue({ app, account: browser.account.id, scopes, redirectUri, challenge }))
    else back.searchParams.set('error', 'access_denied')
    response.redirect(303, back.href)
  })

  router.get('/settings/apps', (request, response) => {
    const context = pageContextOf(network, request)
    const { browser } = context
    if (!browser) return redirectToSignIn(response, context)
    const rows = grantsOf(network, browser.account).map(
      (grant) => html`<form class="card row" method="post" action="/settings/apps">${csrf(browser)}
        <span>${apps.find(({ id }) => id === grant.app)?.name ?? grant.app}<br><span class="faint">${grant.scopes.join(' ')}</span></span>
        <button name="grant" value="${grant.id}">Revoke access</button></form>`,
    )
    show(
      response,
      context,
      'Your apps',
      html`<h1>Apps with access to your account</h1>${rows.length > 0 ? rows : html`<p>There are none.</p>`}`,
    )
  })
  router.post('/settings/apps', (request, response) => {
    const browser = verifiedForm(network, request, response)
    if (!browser) return
    const grant = network.grants.get(field(request.body, 'grant'))
    if (grant?.account === browser.account.id) revoke(network, grant)
    response.redirect(303, '/settings/apps')
  })

  function showInvalid(request: Request, response: Response): void {
    show(
      response,
      pageContextOf(network, request),
      'Not possible',
      html`<h1>Something went wrong</h1><p>The app asked in a way that Perch doesn’t understand. Go back and try again.</p>`,
      400,
    )
  }
  return router
}

/** What an app asks for; null: its redirect URL is not allowed. */
function askedOf(apps: readonly App[], source: unknown): Asked | null {
  const given = (name: string) => field(source, name)
  const app = apps.find(({ id }) => id === given('client_id'))
  const scopes = given('scope').split(' ')
  const challenge = given('code_challenge')
  const isComplete =
    given('response_type') === 'code' &&
    given('state') !== '' &&
    /^[\w-]{43}$/.test(challenge) &&
    given('code_challenge_method').toLowerCase() === 's256' &&
    scopes.every((scope) => Object.hasOwn(SCOPES, scope))
  if (!app || !returnsTo(app, given('redirect_uri')) || !isComplete) return null
  return { app, redirectUri: given('redirect_uri'), state: given('state'), scopes, challenge }
}
