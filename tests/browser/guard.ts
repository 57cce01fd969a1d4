import { type BrowserContext, expect, type Page, type Response } from '@playwright/test'

/** Watches a context for what must never happen, whatever a test is about. */
export interface Guard {
  /** These statuses belong to the test: a refused form, a missing page. */
  allow(...statuses: number[]): void
  /** The server stops on purpose: failures because of that are expected. */
  allowOutage(): void
  watch(context: BrowserContext): Promise<void>
  /** Fails with everything that was recorded. */
  check(): void
}

export function createGuard(): Guard {
  const seen: string[] = []
  const allowed = new Set<number>()
  let outage = false
  const origins = new Set<string>()
  const ours = (address: string) => URL.canParse(address) && origins.has(new URL(address).origin)

  const answered = (response: Response) => {
    if (!ours(response.url())) return
    const status = response.status()
    if (status >= 400 && !allowed.has(status)) seen.push(`${status} ${response.request().method()} ${response.url()}`)
  }
  const attach = (page: Page) => {
    page.on('pageerror', (error) => seen.push(`page error at ${page.url()}: ${error.message}`))
    page.on('console', (message) => {
      const text = message.text()
      // Statuses are checked with the response itself; for a failed request the browser reports twice.
      if (message.type() !== 'error' || /^Failed to load resource/.test(text)) return
      // A read that a newer one has overtaken, before its answer came or while that was being read.
      if (/^AbortError: (signal is aborted without reason|BodyStreamBuffer was aborted)/.test(text)) return
      if (outage && /ERR_(CONNECTION|INCOMPLETE|EMPTY)|Failed to fetch/.test(text)) return
      if (ours(page.url()) || /content security policy/i.test(text)) seen.push(`console at ${page.url()}: ${text}`)
    })
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // Leaving a page or closing a stream aborts pending requests.
      if (!ours(request.url()) || reason === 'net::ERR_ABORTED') return
      // Chromium's error for a preloaded script with scripts off; a real violation is in the console as well.
      if (reason === 'csp') return
      if (!outage) seen.push(`${reason} ${request.method()} ${request.url()}`)
    })
  }
  return {
    allow: (...statuses) => {
      for (const status of statuses) allowed.add(status)
    },
    allowOutage: () => {
      outage = true
    },
    async watch(context) {
      context.on('page', attach)
      context.on('response', answered)
      context.on('request', (request) => {
        const { origin, hostname } = new URL(request.url())
        if (hostname === 'localhost') origins.add(origin)
      })
      for (const page of context.pages()) attach(page)
    },
    check: () => expect(seen, 'what the guard saw').toEqual([]),
  }
}
