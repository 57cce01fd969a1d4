import { createReadableStreamFromReadable, writeReadableStreamToWritable } from '@remix-run/node'
import type { Request as Asked, Response as Reply } from 'express'
import type { Sink } from '#app/http/context.ts'

/**
 * The path of the page that a browser or the framework's router asks for, as the framework matches it: decoded, in any
 * case, with or without slashes at its end.
 */
export const plainPath = (path: string) =>
  withoutLastSlashes(decoded(path.replace(/\.data$/, ''))).replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Not by a pattern: on a long row of slashes it would take seconds. */
function withoutLastSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** An escaped slash stays part of its segment. */
function decoded(path: string): string {
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return path
  }
}

export const hasBody = (method: string) => !['GET', 'HEAD', 'OPTIONS'].includes(method)

/** Whether a browser opens this as a document: by its address, a link or a form. */
export const asksForPage = ({ headers, path }: Asked) =>
  /\btext\/html\b/i.test(headers.accept ?? '') && !path.endsWith('.data')

/** Node's request as the framework's. */
export function requestOf(request: Asked, origin: string): Request {
  const headers = new Headers()
  for (const [name, values] of Object.entries(request.headers))
    for (const value of [values ?? []].flat()) headers.append(name, value)
  const { method, originalUrl } = request
  const body = hasBody(method) ? { body: createReadableStreamFromReadable(request), duplex: 'half' } : {}
  return new Request(new URL(originalUrl, origin), { method, headers, signal: leftOf(request), ...body } as RequestInit)
}

/** An event stream stays open for hours, and so does every object that was allocated for it. */
export const asksForStream = ({ headers }: Asked) => headers.accept === 'text/event-stream'

/**
 * Aborted only when the client disconnects: a server that shuts down still completes open requests. Event streams get
 * no signal; their sink tells them.
 */
function leftOf(request: Asked): AbortSignal | null {
  const { res } = request
  if (asksForStream(request)) return null
  const left = new AbortController()
  res?.once('close', () => res.writableFinished || left.abort())
  return left.signal
}

/** How many bytes may wait for a slow client. Beyond that it is disconnected; it gets the rest when it reconnects. */
const mostUnread = 262_144

export function sinkOf(response: Reply, headers: Record<string, string>): Sink {
  response.set(headers)
  // A HEAD response has no body whose first write would send the headers.
  if (response.req.method === 'HEAD') response.flushHeaders()
  return {
    write(text) {
      response.write(text)
      if (response.writableLength > mostUnread) response.destroy()
    },
    end: () => void response.end(),
    cut: () => void response.destroy(),
  }
}

/** A response whose body is a string, sent as it is: wrapping it in a stream would cost more than most bodies do. */
export class TextResponse extends Response {
  constructor(
    readonly whole: string,
    init: ResponseInit,
  ) {
    super(null, init)
  }

  override get body() {
    return new Response(this.whole).body
  }

  override text() {
    return Promise.resolve(this.whole)
  }

  override json() {
    return Promise.resolve(JSON.parse(this.whole))
  }

  override arrayBuffer() {
    return new Response(this.whole).arrayBuffer()
  }
}

/** Content types whose responses are complete in memory, so that no stream is needed. */
const whole = /^(application\/json|text\/html|text\/x-script)\b/

export async function send(answer: Response, response: Reply): Promise<void> {
  const { status, headers, body } = answer
  response.status(status)
  for (const [name, value] of headers) response.append(name, value)
  if (answer instanceof TextResponse) return void response.end(answer.whole)
  if (!body || whole.test(headers.get('content-type') ?? ''))
    return void response.end(Buffer.from(await answer.arrayBuffer()))
  await writeReadableStreamToWritable(body, response)
}
