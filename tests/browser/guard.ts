import { type BrowserContext, expect, type Page, type Request, type Response, test } from '@playwright/test'
import { isCall, violationIn, violationInEvent } from '../kit/contract-check.ts'

/** Whether this project runs the pages' scripts. */
export const scripted = () => test.info().project.use.javaScriptEnabled !== false

/** Watches a context for errors that must not happen in any test. */
export interface Guard {
  /** Statuses that the test expects, for example of a refused form or a missing page. */
  allow(...statuses: number[]): void
  /** The test stops the server, so failed connections are expected. */
  allowOutage(): void
  /** Something other than our server responds, in no form that Remix can read. */
  allowForeign(): void
  watch(context: BrowserContext): Promise<void>
  /** Fails with everything that was recorded. */
  check(): Promise<void>
}

/** `runsScripts`: of the test's browser, which a test may turn off in any project. */
export function createGuard(runsScripts: boolean): Guard {
  const errors: string[] = []
  const reading: Promise<void>[] = []
  const allowed = new Set<number>()
  let outage = false
  let foreign = false
  const origins = new Set<string>()
  const ours = (address: string) => URL.canParse(address) && origins.has(new URL(address).origin)

  const answered = (response: Response) => {
    if (!ours(response.url())) return
    const status = response.status()
    if (status >= 400 && !allowed.has(status)) errors.push(`${status} ${response.request().method()} ${response.url()}`)
    if (isCall(response.url())) reading.push(checkCall(response, errors))
  }
  const attach = (page: Page) => {
    if (runsScripts) afterWrites(page)
    else goAgain(page)
    // A page may be closed as soon as it was opened.
    reading.push(checkStreams(page, errors).catch(() => undefined))
    page.on('pageerror', (error) => errors.push(`page error at ${page.url()}: ${error.message}`))
    page.on('console', (message) => {
      const text = message.text()
      // Statuses are checked with the response itself; for a failed request the browser reports twice.
      if (message.type() !== 'error' || /^Failed to load resource/.test(text)) return
      // A loader request that was superseded by a newer one.
      if (/^AbortError: (signal is aborted without reason|BodyStreamBuffer was aborted)/.test(text)) return
      if (foreign && text.startsWith('SyntaxError')) return
      if (outage && /ERR_(CONNECTION|INCOMPLETE|EMPTY)|Failed to fetch/.test(text)) return
      if (ours(page.url()) || /content security policy/i.test(text)) errors.push(`console at ${page.url()}: ${text}`)
    })
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // Leaving a page or closing a stream aborts pending requests.
      if (!ours(request.url()) || reason === 'net::ERR_ABORTED') return
      // Chromium's error for a preloaded script with scripts off; a real violation is in the console as well.
      if (reason === 'csp') return
      if (!outage) errors.push(`${reason} ${request.method()} ${request.url()}`)
    })
  }
  return {
    allow: (...statuses) => {
      for (const status of statuses) allowed.add(status)
    },
    allowOutage: () => {
      outage = true
      // So answers a server that stops or starts.
      allowed.add(503)
    },
    allowForeign: () => {
      foreign = true
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
    async check() {
      await Promise.all(reading)
      expect(errors, 'unexpected errors').toEqual([])
    },
  }
}

/** In ms; tests that hold a request on purpose go on after it. */
const maxWriteWait = 15_000
/** In ms; in some tests the scripts never start. */
const maxStartWait = 15_000

/** A reload aborts a request that a press has just started, and what it would have changed: those requests end first. */
function afterWrites(page: Page): void {
  const writes = new Set<Request>()
  page.on('request', (request) => request.method() !== 'GET' && writes.add(request))
  page.on('requestfinished', (request) => writes.delete(request))
  page.on('requestfailed', (request) => writes.delete(request))
  const ended = async () => {
    // The press's handlers, and the event of the request that they start, come before the answer to this.
    await page.evaluate(nextTask).catch(() => undefined)
    const start = Date.now()
    while (writes.size > 0 && Date.now() - start < maxWriteWait) await page.waitForTimeout(20)
  }
  const { goto, reload, goBack } = page
  page.goto = async (address, options) => {
    await ended()
    const response = await goto.call(page, address, options)
    if (!options?.waitUntil) await scriptsStarted(page)
    return response
  }
  page.reload = async (options) => {
    await ended()
    const response = await reload.call(page, options)
    if (!options?.waitUntil) await scriptsStarted(page)
    return response
  }
  page.goBack = (...given) => ended().then(() => goBack.apply(page, given))
}

/**
 * Until a press or a key meets the page's scripts, however late they start: before, it works as without them, which tests of
 * their own are about. Not by a frame or a timer of the page, which tests replace.
 */
async function scriptsStarted(page: Page): Promise<void> {
  const start = Date.now()
  while (Date.now() - start < maxStartWait && (await page.evaluate(isStarting).catch(() => !page.isClosed())))
    await page.waitForTimeout(20)
}

/** React has not run the page's effects yet, and the page has not found that it must do without scripts. */
const isStarting = () =>
  '__remixContext' in window &&
  history.scrollRestoration !== 'manual' &&
  document.documentElement.dataset.scripts !== 'none'

/** Not by a timer: some tests stop the page's clock. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(null)
  })

/** Without scripts some pages reload themselves, and a `goto` at that moment is interrupted. */
function goAgain(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = (...given) =>
    goto(...given).catch((error) => {
      if (!String(error).includes('is interrupted by another navigation')) throw error
      return goto(...given)
    })
}

/** Adds what is wrong with an answer by the contract of its call. */
async function checkCall(response: Response, violations: string[]): Promise<void> {
  // An answer that the test itself made up comes from no server.
  if ((await response.serverAddr().catch(() => null)) === null) return
  const [url, status, type = ''] = [response.url(), response.status(), response.headers()['content-type']]
  const hasBody = !type.startsWith('text/event-stream') && (status < 300 || status >= 400)
  // The body of a page that was left meanwhile is gone.
  const body = hasBody ? await response.text().catch(() => null) : ''
  const violation = body !== null && violationIn({ method: response.request().method(), url, status, type, body })
  if (violation) violations.push(violation)
}

/** The same for each event that the page gets by a stream. */
async function checkStreams(page: Page, violations: string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const streams = new Map<string, string>()
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => streams.set(requestId, request.url))
  devtools.on('Network.eventSourceMessageReceived', ({ requestId, eventName, data }) => {
    const url = streams.get(requestId) ?? ''
    const violation = isCall(url) && violationInEvent(url, eventName === 'message' ? null : eventName, JSON.parse(data))
    if (violation) violations.push(violation)
  })
  await devtools.send('Network.enable')
}
