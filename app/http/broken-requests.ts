import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type ErrorCode, errors } from '#app/contract/errors.ts'
import { securityHeaders, strictTransport } from '#app/http/headers.ts'
import type { Refusals } from '#app/http/refusal-page.ts'

/** The errors of Node's parser that a browser can cause. */
const codes: Partial<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/**
 * Answers what never becomes a request, for which Node would send a status and nothing to read. Nobody has said which
 * form they want, so it is a page.
 */
export function answerBroken(server: Server, { plainPage }: Pick<Refusals, 'plainPage'>, origin: string): void {
  const last = new WeakMap<Duplex, ServerResponse>()
  server.on('request', ({ socket }, response) => last.set(socket, response))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const code = codes[error.code ?? '']
    const isSilent = (socket as Socket).bytesRead === 0
    const page = code && !isSilent ? plainPage(code) : null
    const end = (text: string) => {
      const response = last.get(socket)
      const isAnswering = response?.headersSent && !response.writableFinished
      if (socket.writable && !isAnswering) socket.end(text, () => socket.destroy())
      else socket.destroy()
    }
    const [status] = errors[code ?? 'bad_request']
    const secure: Record<string, string> = origin.startsWith('https:')
      ? { 'strict-transport-security': strictTransport }
      : {}
    const plain = () => end(textOf(status, { ...securityHeaders, ...secure }, ''))
    if (!page) return plain()
    page.then(({ headers, html }) => end(textOf(status, { ...headers, ...securityHeaders, ...secure }, html)), plain)
  })
}

function textOf(status: number, headers: Record<string, string>, body: string): string {
  const all = { ...headers, connection: 'close', 'content-length': String(Buffer.byteLength(body)) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
