import { writeReadableStreamToWritable } from '@remix-run/node'
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'
import type { Sink } from '#app/http/request/context.ts'
import { type Body, bodyStream } from '#app/http/server/bodies.ts'

/** The path as the framework matches it: decoded, lower case, no trailing slashes. */
export const plainPath = (path: string) =>
  withoutLastSlashes(decoded(path.replace(/\.data$/, ''))).replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Not a regular expression: it would backtrack for seconds on many slashes. */
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

export const asksForPage = ({ headers, path }: ExpressRequest) =>
  /\btext\/html\b/i.test(headers.accept ?? '') && !path.endsWith('.data')

export function requestOf(request: ExpressRequest, origin: string, body: Body): Request {
  const headers = new Headers()
  for (const [name, values] of Object.entries(request.headers))
    for (const value of [values ?? []].flat()) headers.append(name, value)
  const { method, originalUrl } = request
  const sent = hasBody(method) ? { body: bodyStream(body), duplex: 'half' } : {}
  return new Request(new URL(originalUrl, origin), {
    method,
    headers,
    signal: disconnectSignal(request),
    ...sent,
  } as RequestInit)
}

export const asksForStream = ({ headers }: ExpressRequest) => headers.accept === 'text/event-stream'

/** Aborts on disconnect, not on shutdown: open requests are completed. Streams have their sink instead. */
function disconnectSignal(request: ExpressRequest): AbortSignal | null {
  const { res } = request
  if (asksForStream(request)) return null
  const controller = new AbortController()
  res?.once('close', () => res.writableFinished || controller.abort())
  return controller.signal
}

/** A slower client is disconnected, and catches up when it reconnects. */
const maxUnreadBytes = 262_144

export function sinkOf(response: ExpressResponse, headers: Record<string, string>): Sink {
  response.set(headers)
  // A HEAD response has no body whose first write would send the headers.
  if (response.req.method === 'HEAD') response.flushHeaders()
  return {
    write(text) {
      response.write(text)
      if (response.writableLength > maxUnreadBytes) response.destroy()
    },
    end: () => void response.end(),
    cut: () => void response.destroy(),
  }
}

/** Sends a string body as it is: a stream would cost more than most bodies do. */
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

const whole = /^(application\/json|text\/html|text\/x-script)\b/

export async function send(answer: Response, response: ExpressResponse): Promise<void> {
  const { status, headers, body } = answer
  response.status(status)
  for (const [name, value] of headers) response.append(name, value)
  if (answer instanceof TextResponse) return void response.end(answer.whole)
  if (!body || whole.test(headers.get('content-type') ?? ''))
    return void response.end(Buffer.from(await answer.arrayBuffer()))
  await writeReadableStreamToWritable(body, response)
}
