/** A server that does not respond within this time counts as down, in ms. */
const respondsWithin = 5_000

/** Whether the server responds at all. */
export const isServerUp = () =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(respondsWithin) }).then(
    ({ status }) => status < 500,
    () => false,
  )

/** How often an unreachable server is polled, in ms. */
const every = 2_000
/** A call that fails this often although the server responds is not retried. */
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

/** Statuses with which a proxy responds if the server does not. */
const fromProxy = new Set([502, 503, 504])
/** The header of the server's own responses to a page's reads and forms, including errors. */
const ownHeader = 'x-remix-response'
/** Fields that can be used only once: if a form with one was accepted, sending it again would be refused. */
const onceOnly = /password|proof|code/

/**
 * `fetch` for the reads and forms of pages: while the server is unreachable the call waits, and is then repeated, so
 * that the page stays as it is meanwhile. All forms may be sent twice except those that contain a proof.
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

/** The response with its body read to the end: if the body breaks off, the call has failed. */
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
