import type { Identity } from '../http/identify.ts'
import { Html, html } from './html.ts'

interface View {
  title: string
  path: string
  browser: Identity | null
}

const LOGO = new Html(
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M2 26h28" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><circle cx="16" cy="16" r="8.5" fill="currentColor"/><path d="M8 15l-4.5 1.6L8 18.4z" fill="#c9812f"/><circle cx="13" cy="13.4" r="1.3" fill="#fff"/></svg>',
)

function link(view: View, path: string, text: string): Html {
  return view.path === path
    ? html`<a href="${path}" aria-current="page">${text}</a>`
    : html`<a href="${path}">${text}</a>`
}

function navigation(view: View): Html {
  if (!view.browser)
    return html`${link(view, '/explore', 'Explore')}${link(view, '/sign-in', 'Sign in')}${link(view, '/sign-up', 'Sign up')}`
  const { account } = view.browser
  return html`${link(view, '/', 'Home')}${link(view, '/explore', 'Explore')}${link(view, '/notifications', 'Notifications')}${link(view, `/${account.handle}`, `@${account.handle}`)}${link(view, '/compose', 'Write')}
    <form method="post" action="/sign-out">${csrf(view.browser)}<button class="link">Sign out</button></form>`
}

export function csrf(browser: Identity | null): Html | null {
  return browser ? html`<input type="hidden" name="ct0" value="${browser.session.ct0}">` : null
}

export function page(view: View, content: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${view.title} · Perch</title>
<link rel="stylesheet" href="/perch.css">
<link rel="icon" href="/avatars/perch.svg">
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header class="bar"><div><a class="brand" href="/">${LOGO}Perch</a><nav aria-label="Main">${navigation(view)}</nav></div></header>
<main id="content">${content}</main>
<footer>Perch is a small quiet place that runs on this machine only, for development and tests. Most people here are simulated. <a href="/i/dev-accounts">Ready-made accounts</a> · <a href="/settings/tokens">Your tokens</a> · <a href="/settings/apps">Your apps</a> · <a href="/ledger">Ledger</a></footer>
</body>
</html>`.markup
}

export function errorNote(sentence: string | null): Html | null {
  return sentence === null ? null : html`<p class="error" role="alert">${sentence}</p>`
}
