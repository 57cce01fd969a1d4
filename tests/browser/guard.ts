import { type BrowserContext, expect, type Page, type Response } from '@playwright/test'

/** Watches a context for what must never happen, whatever a test is about. */
export interface Guard {
  /** These statuses belong to the test: a form that comes back, a page that is not there. */
  allow(...statuses: number[]): void
  /** The server goes away on purpose: what fails because of that is no fault. */
  allowOutage(): void
  watch(context: BrowserContext): Promise<void>
  /** Fails with everything that was seen. */
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
      // Statuses are judged with the answer itself; of a request that failed the browser tells twice.
      if (message.type() !== 'error' || /^Failed to load resource/.test(text)) return
      // Remix's word for a read that a newer one has overtaken.
      if (/^AbortError: signal is aborted without reason/.test(text)) return
      if (outage && /ERR_(CONNECTION|INCOMPLETE|EMPTY)/.test(text)) return
      if (ours(page.url()) || /content security policy/i.test(text)) seen.push(`console at ${page.url()}: ${text}`)
    })
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // A page that is left, or a stream that is closed, aborts what it still waits for.
      if (!ours(request.url()) || reason === 'net::ERR_ABORTED') return
      // Chromium's word for a preloaded script where scripts are off; a true violation is in the console as well.
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
