import { once } from 'node:events'
import { connect } from 'node:net'
import { maxWaitMs } from './until.ts'

export interface RawAnswer {
  status: number
  headers: Map<string, string[]>
  body: string
}

/**
 * Sends the text as it is and reads until the server closes, so it must contain `Connection: close`. With `leave` we
 * disconnect as soon as it is sent.
 */
export async function sendRaw(origin: string, text: string, { leave = false } = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.on('error', () => undefined)
  socket.setTimeout(maxWaitMs, () => socket.destroy())
  socket.write(text, () => leave && socket.destroy())
  await once(socket, 'close')
  return parseAnswer(Buffer.concat(chunks).toString())
}

/** A request without a body; `lines` are further headers. */
export function rawRequest(method: string, target: string, host: string, lines: string[] = []): string {
  return [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...lines, '', ''].join('\r\n')
}

function parseAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [line = '', ...fields] = head.split('\r\n')
  const headers = new Map<string, string[]>()
  for (const field of fields) {
    const at = field.indexOf(':')
    const name = field.slice(0, at).toLowerCase()
    headers.set(name, [...(headers.get(name) ?? []), field.slice(at + 1).trim()])
  }
  return { status: Number(line.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n') }
}
