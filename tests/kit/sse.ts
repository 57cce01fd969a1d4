import { type IncomingMessage, request } from 'node:http'
import { violationInEvent, violations } from './contract-check.ts'
import { until } from './until.ts'

export interface SseEvent {
  event: string | null
  id: string | null
  data: unknown
}

export interface SseStream {
  status: number
  headers: IncomingMessage['headers']
  /** Everything received, including comments and `retry:` lines. */
  text(): string
  events(): SseEvent[]
  /** Waits for the first event that matches. */
  event(fits: (event: SseEvent) => boolean, ms?: number): Promise<SseEvent>
  /** Whether the server ended it with a complete response. */
  ended(): boolean
  /** Whether the connection broke. */
  broken(): boolean
  /** Disconnects without closing properly. */
  destroy(): void
}

/** Opens a stream on its own connection. What it sends against its contract fails the test. */
export function openStream(address: string, headers: Record<string, string>): Promise<SseStream> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { headers, agent: false })
    sent.on('error', reject)
    sent.on('response', (response) => {
      let text = ''
      let end: 'ended' | 'broken' | null = null
      const events = () => parse(text)
      response.setEncoding('utf8')
      let checked = 0
      response.on('data', (chunk: string) => {
        text += chunk
        const all = events()
        for (const { event, data } of all.slice(checked)) {
          const violation = violationInEvent(address, event, data)
          if (violation) violations.push(violation)
        }
        checked = all.length
      })
      response.on('end', () => (end = response.complete ? 'ended' : 'broken'))
      response.on('error', () => (end = 'broken'))
      sent.off('error', reject)
      sent.on('error', () => (end ??= 'broken'))
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: () => text,
        events,
        event: (fits, ms) => until(() => events().find(fits), ms),
        ended: () => end === 'ended',
        broken: () => end === 'broken',
        destroy: () => void response.socket.destroy(),
      })
    })
    sent.end()
  })
}

function parse(text: string): SseEvent[] {
  const blocks = text.split('\n\n').slice(0, -1)
  return blocks.flatMap((block) => {
    const field = (name: string) =>
      block
        .split('\n')
        .filter((line) => line.startsWith(`${name}: `))
        .map((line) => line.slice(name.length + 2))
    const data = field('data')
    if (data.length === 0) return []
    return [{ event: field('event')[0] ?? null, id: field('id')[0] ?? null, data: JSON.parse(data.join('\n')) }]
  })
}
