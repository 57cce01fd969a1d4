import { createHash } from 'node:crypto'
import type { Response } from 'express'
import { Html, html } from '../../perch/pages/html.ts'
import type { Scheduler } from '../billing/scheduler.ts'
import type { Deliverer } from '../events/deliver.ts'
import type { Faults } from '../http/faults.ts'
import type { Account } from '../state/account.ts'
import { style } from './style.ts'

export interface PaymentPagesDeps {
  account: Account
  scheduler: Scheduler
  faults: Faults
  deliverer: Deliverer
}

/** `targets`: where the page's forms may redirect to, which `form-action` must allow. */
const policy = (targets: readonly string[]) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    'img-src data:',
    `form-action ${["'self'", ...new Set(targets.map((target) => new URL(target).origin))].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

export interface Page {
  title: string
  body: Html
  status?: number
  /** URLs that its forms may redirect to. */
  targets?: readonly string[]
}

export function send(response: Response, { title, body, status = 200, targets = [] }: Page): void {
  response.status(status).set({
    'content-security-policy': policy(targets),
    'x-content-type-options': 'nosniff',
    // With no-referrer, browsers send `Origin: null` and the forms would be refused.
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
  })
  response.send(
    html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${title} – Payments sandbox</title><style>${new Html(style)}</style></head>
<body><div class="sand" role="note">This is the sandbox, on this machine only. It stands in for Stripe, and no money moves.</div>
<main>${body}</main></body></html>`.markup,
  )
}

export function missingPage(response: Response, what = 'page'): void {
  send(response, {
    title: 'Not here',
    status: 404,
    body: html`<h1>There is no such ${what}</h1><p>The address may be incomplete, or what it led to has ended.</p>`,
  })
}

export function money(cents: number, currency = 'usd'): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)
}

export function day(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
}

export const errorNote = (sentence: string | null): Html | null =>
  sentence === null ? null : html`<p class="error" role="alert">${sentence}</p>`
