import { markNetworkError } from '#app/ui/script-fallback.ts'

/** A slower server counts as down. */
const timeoutMs = 5_000

export const isServerUp = () =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }).then(
    ({ status }) => status < 500,
    () => false,
  )

const pollMs = 2_000
/** For a call that fails although the server responds. */
const maxTries = 3

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** false: the signal ended the wait. */
export async function serverBack(signal?: AbortSignal | null): Promise<boolean> {
  while (!signal?.aborted) {
    if (await isServerUp()) return true
    await pause(pollMs)
  }
  return false
}

/** Statuses with which a proxy responds if the server does not. */
const fromProxy = new Set([502, 503, 504])
/** On the server's own responses to a page's reads and forms, including errors. */
const ownHeader = 'x-remix-response'
/** Single-use fields: sending an accepted form again would be refused. */
const singleUse = /password|proof|code/

/** Repeats calls once the server is back: forms may be sent twice unless they contain a proof. */
export function patientFetch(given: typeof fetch): typeof fetch {
  const plain: typeof fetch = (...call) => given(...call).catch(lose)
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
      if (await isServerUp()) await pause(pollMs / 2)
      else await serverBack(init?.signal)
    }
  }
}

/** If the body breaks off, the call has failed. */
async function whole(answer: Promise<Response>): Promise<Response> {
  const response = await answer
  return response.body ? new Response(await response.blob().catch(lose), response) : response
}

function lose(error: Error): never {
  markNetworkError(error)
  throw error
}

function isRepeatable(body: RequestInit['body']): boolean {
  if (!body) return true
  if (body instanceof URLSearchParams || body instanceof FormData)
    return !isFinal(body) && ![...body.keys()].some((name) => singleUse.test(name))
  return false
}

/** For forms whose work can’t be undone, such as what is sent in public. */
const finalIntents = /^(send|delete)|^disconnect$/

/** Is done at once or not at all: a press isn’t kept for later. A message to support may wait. */
export const isFinal = (fields: URLSearchParams | FormData): boolean =>
  finalIntents.test(intentIn(fields)) && !fields.has('message')

/** A button may send a different intent than its form: it comes last. */
export const intentIn = (fields: URLSearchParams | FormData): string => String(fields.getAll('intent').at(-1))
