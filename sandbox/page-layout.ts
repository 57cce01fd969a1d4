import { createHash } from 'node:crypto'
import { Html, html } from './perch/pages/html.ts'

/** Text with its URLs turned into links that open in a new tab. */
export function linkify(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/)
    .map((piece, index) =>
      index % 2 ? html`<a href="${piece}" target="_blank" rel="noreferrer">${piece}</a>` : html`${piece}`,
    )
}

const style = `
:root { color-scheme: light dark; --paper: #faf7f0; --surface: #fff; --ink: #1c1b17; --muted: #5f5b50; --rule: #e3ddcf; --pine: #0e5a46; --on-pine: #fff }
@media (prefers-color-scheme: dark) { :root { --paper: #11140f; --surface: #181c16; --ink: #eceadf; --muted: #a6a493; --rule: #2b3028; --pine: #5cc6a1; --on-pine: #11140f } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 880px; padding: 32px 20px 64px; background: var(--paper); color: var(--ink); font: 16px/26px "Instrument Sans", ui-sans-serif, system-ui, sans-serif; font-variant-numeric: tabular-nums }
header { display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: baseline; border-bottom: 1px solid var(--rule); padding-bottom: 12px; margin-bottom: 24px }
header strong { font-weight: 600; margin-right: auto }
h1 { font-size: 32px; line-height: 38px; letter-spacing: -.02em; font-weight: 600; margin: 0 0 8px; overflow-wrap: anywhere }
h2 { font-size: 18px; line-height: 26px; font-weight: 600; margin: 36px 0 8px; padding-top: 16px; border-top: 1px solid var(--rule) }
a { color: var(--pine); text-underline-offset: 3px; overflow-wrap: anywhere }
p { margin: 0 0 12px }
.muted, small, dt, th { color: var(--muted) }
dl { display: grid; grid-template-columns: minmax(96px, max-content) 1fr; gap: 4px 24px; margin: 0 0 12px }
dd { margin: 0; overflow-wrap: anywhere }
ul { padding-left: 20px; margin: 0 0 12px }
time { font-size: 24px; line-height: 32px; font-weight: 600 }
.list time, dd time, td time { font: inherit }
form { display: inline-flex; flex-wrap: wrap; gap: 8px; margin: 0 16px 8px 0 }
button { font: inherit; line-height: 24px; min-height: 44px; padding: 4px 14px; border: 1px solid var(--pine); border-radius: 6px; background: none; color: var(--pine); cursor: pointer }
button[aria-pressed=true] { background: var(--pine); color: var(--on-pine) }
:focus-visible { outline: 2px solid var(--pine); outline-offset: 2px }
table { width: 100%; border-collapse: collapse; font-size: 14px; line-height: 20px }
th { text-align: left; font-weight: 400 }
th, td { padding: 10px 12px 10px 0; border-bottom: 1px solid var(--rule); vertical-align: top; overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; background: var(--surface); border: 1px solid var(--rule); border-radius: 8px; padding: 16px 20px; margin: 0 }
iframe { width: 100%; height: 640px; border: 1px solid var(--rule); border-radius: 8px; background: #fff }
@media (max-width: 560px) { dl { grid-template-columns: 1fr; gap: 0 } dd { margin-bottom: 8px } }
`

/** Allows only this stylesheet, by its hash, so that injected styles have no effect. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  'img-src data:',
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const links = html`<nav><a href="/">Control page</a> &nbsp; <a href="/mail">Mail</a></nav>`

/** `nav`: the links at the top of the page. */
export function page(title: string, body: Html, nav: Html = links): string {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${title} – the control page</title><style>${new Html(style)}</style></head>
<body><header><strong>Warble’s sandbox</strong>${nav}</header>
<main>${body}</main></body></html>`.markup
}
