/** Whether the server answers at all. */
export const isServerUp = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )

/** How often a server that is gone is asked for, in ms. */
const every = 2_000
/** A call that fails so often although the server is there fails for good. */
const maxTries = 3

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Resolves as soon as the server answers; false if the signal ends the wait first. */
export async function serverBack(signal?: AbortSignal | null): Promise<boolean> {
  while (!signal?.aborted) {
    if (await isServerUp()) return true
    await pause(every)
  }
  return false
}

/** What a proxy answers in the server's place. */
const fromProxy = new Set([502, 503, 504])
/** The server's own answers to a page's reads and forms, errors among them. */
const ownHeader = 'x-remix-response'
/** Sent again, these would be refused although the first one was taken: they prove something once. */
const onceOnly = /password|proof|code/

/**
 * `fetch` for the reads and forms of pages: where the server is gone, the call waits until it is back and is then made
 * again, so that the page stays as it is meanwhile. All forms may be sent twice but those with a proof in them.
 */
export function patientFetch(plain: typeof fetch): typeof fetch {
  return async function fetchPatiently(input, init) {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!pathname.endsWith('.data') || !isRepeatable(init?.body)) return plain(input, init)
    for (let tries = 1; ; tries += 1) {
      const response = await whole(plain(input, init)).catch((error) => {
        if (init?.signal?.aborted || !(error instanceof TypeError) || tries === maxTries) throw error
        return null
      })
      const isOwn = response && (response.headers.has(ownHeader) || !fromProxy.has(response.status))
      if (response && (isOwn || tries === maxTries)) return response
      if (await isServerUp()) await pause(every / 2)
      else await serverBack(init?.signal)
    }
  }
}

/** The response with its body read: one that breaks off is a call that failed. */
async function whole(answer: Promise<Response>): Promise<Response> {
  const response = await answer
  return response.body ? new Response(await response.blob(), response) : response
}

function isRepeatable(body: RequestInit['body']): boolean {
  if (!body) return true
  if (body instanceof URLSearchParams || body instanceof FormData)
    return ![...body.keys()].some((name) => onceOnly.test(name))
  return false
}
