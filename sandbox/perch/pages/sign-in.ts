import type { Request, Response, Router } from 'express'
import express from 'express'
import { clearSessionCookies, setSessionCookies } from '../http/cookies.ts'
import { isForeignForm } from '../http/guards.ts'
import { browserOf } from '../http/identify.ts'
import { DEVELOPMENT_PASSWORD, endSession, openAccount, openSession, signIn } from '../state/accounts.ts'
import type { Network } from '../state/network.ts'
import type { Html } from './html.ts'
import { html } from './html.ts'
import { errorNote } from './layout.ts'
import { field, localPath, pageContextOf, show, verifiedForm } from './page-context.ts'

function signInForm(next: string, handle: string, error: string | null): Html {
  return html`<h1>Welcome back</h1>${errorNote(error)}
  <form class="card" method="post" action="/sign-in">
    <input type="hidden" name="next" value="${next}">
    <label><span>Handle</span><input name="handle" value="${handle}" autocomplete="username" autocapitalize="none" required></label>
    <label><span>Password</span><input name="password" type="password" autocomplete="current-password" required></label>
    <button>Sign in</button>
  </form>
  <p>New here? <a href="${withNext('/sign-up', next)}">Sign up</a>, or take one of the <a href="${withNext('/i/dev-accounts', next)}">ready-made accounts</a>.</p>`
}

/** An app that asked for consent gets its answer after any way in. */
const withNext = (path: string, next: string) => (next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`)

function signUpForm(next: string, input: unknown, error: string | null): Html {
  return html`<h1>Find a branch</h1>${errorNote(error)}
  <form class="card" method="post" action="/sign-up">
    <input type="hidden" name="next" value="${next}">
    <label><span>Handle</span><input name="handle" value="${field(input, 'handle')}" maxlength="15" pattern="[A-Za-z0-9_]{1,15}" autocapitalize="none" autocomplete="username" required><small>Letters, digits, underscores; at most 15.</small></label>
    <label><span>Name</span><input name="name" value="${field(input, 'name')}" maxlength="50" autocomplete="name" required></label>
    <label><span>Email</span><input name="email" type="email" value="${field(input, 'email')}" autocomplete="email" required></label>
    <label><span>Password</span><input name="password" type="password" minlength="8" maxlength="200" autocomplete="new-password" required><small>At least 8 characters.</small></label>
    <button>Sign up</button>
  </form>
  <p>Already here? <a href="${withNext('/sign-in', next)}">Sign in</a>.</p>`
}

export function signInPages(network: Network): Router {
  const router = express.Router()
  const startSession = (response: Response, session: Parameters<typeof setSessionCookies>[1], next: string) => {
    setSessionCookies(response, session)
    response.redirect(303, next)
  }
  const rejectForeign = (request: Request, response: Response) => {
    if (!isForeignForm(request)) return false
    show(response, pageContextOf(network, request), 'Not sent', html`<h1>That form was not sent from Perch</h1>`, 403)
    return true
  }

  router.get('/sign-in', (request, response) => {
    show(response, pageContextOf(network, request), 'Sign in', signInForm(localPath(request.query.next), '', null))
  })
  router.post('/sign-in', (request, response) => {
    if (rejectForeign(request, response)) return
    const handle = field(request.body, 'handle')
    const next = localPath(field(request.body, 'next'))
    const session = signIn(network, handle, field(request.body, 'password'))
    if (session) return startSession(response, session, next)
    show(
      response,
      pageContextOf(network, request),
      'Sign in',
      signInForm(next, handle, 'That handle and password don’t match.'),
      422,
    )
  })

  router.get('/sign-up', (request, response) =>
    show(response, pageContextOf(network, request), 'Sign up', signUpForm(localPath(request.query.next), {}, null)),
  )
  router.post('/sign-up', (request, response) => {
    if (rejectForeign(request, response)) return
    const { body } = request
    const opened = openAccount(network, {
      handle: field(body, 'handle').trim().replace(/^@/, ''),
      name: field(body, 'name'),
      email: field(body, 'email').trim(),
      password: field(body, 'password'),
    })
    const next = localPath(field(body, 'next'))
    if (opened.ok) return startSession(response, openSession(network, opened.account), next)
    show(response, pageContextOf(network, request), 'Sign up', signUpForm(next, body, opened.sentence), 422)
  })

  router.post('/sign-out', (request, response) => {
    const browser = verifiedForm(network, request, response)
    if (!browser) return
    if (!browser.session.standing) endSession(network, browser.session)
    clearSessionCookies(response)
    response.redirect(303, '/')
  })

  router.get('/i/dev-accounts', (request, response) => {
    const next = localPath(request.query.next)
    const personas = [...network.accounts.values()].filter((account) => account.kind === 'persona')
    const rows = personas.map(
      (
        account,
      ) => html`<div class="card row"><div><strong>${account.name}</strong> <a href="/${account.handle}">@${account.handle}</a><br><span class="faint">${account.bio}</span></div>
        <form method="post" action="/i/dev-accounts"><input type="hidden" name="next" value="${next}"><input type="hidden" name="handle" value="${account.handle}"><button>Sign in as @${account.handle}</button></form></div>`,
    )
    show(
      response,
      pageContextOf(network, request),
      'Ready-made accounts',
      html`<h1>Ready-made accounts</h1><p>Each has months of posts of its own. The password for all of them is <code>${DEVELOPMENT_PASSWORD}</code>.</p>${rows}`,
    )
  })
  router.post('/i/dev-accounts', (request, response) => {
    if (rejectForeign(request, response)) return
    const account = network.byHandle(field(request.body, 'handle'))
    if (account?.kind !== 'persona') return response.redirect(303, '/i/dev-accounts')
    startSession(response, openSession(network, account), localPath(field(request.body, 'next')))
  })

  router.get('/settings/tokens', (request, response) => {
    const context = pageContextOf(network, request)
    const browser = browserOf(network, request)
    if (!browser) return response.redirect(303, '/sign-in?next=/settings/tokens')
    const { session, account } = browser
    show(
      response,
      context,
      'Your tokens',
      html`<h1>Your two tokens</h1>
      <p>They are what this browser shows Perch to prove that it is you, @${account.handle}. Whoever has both can read, post, like and follow as you, so give them only to a program that you trust.</p>
      <p>To connect Warble manually, copy both into its form. Warble learns from Perch whose they are.</p>
      <div class="card"><h2>auth_token</h2><code class="token" id="auth_token">${session.authToken}</code><h2>ct0</h2><code class="token" id="ct0">${session.ct0}</code></div>
      <details class="card"><summary>Access token for programs</summary><p>The same rights in one value: <code>Authorization: Bearer …</code></p><code class="token" id="access_token">${session.accessToken}</code></details>
      <p class="faint">${session.standing ? 'This is a ready-made account: its tokens stay the same, even after you sign out.' : 'Signing out ends these tokens; the next sign-in makes new ones.'}</p>`,
    )
  })
  return router
}
