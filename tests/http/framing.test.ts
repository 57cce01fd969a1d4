import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sendRaw } from '../kit/raw.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let host: string
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  host = new URL(world.origin).host
})
afterAll(() => world?.close())

/** Requests whose end a proxy and our server could see differently (request smuggling). */
const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n'
const chunked = `0\r\n\r\n${smuggled}`
const ambiguous: Record<string, [lines: string[], body: string]> = {
  'Content-Length before Transfer-Encoding': [['Content-Length: 6', 'Transfer-Encoding: chunked'], chunked],
  'Transfer-Encoding before Content-Length': [
    ['Transfer-Encoding: chunked', `Content-Length: ${chunked.length}`],
    chunked,
  ],
  'two Content-Length headers': [['Content-Length: 0', `Content-Length: ${smuggled.length}`], smuggled],
  'a list in Content-Length': [[`Content-Length: 0, ${smuggled.length}`], smuggled],
  'a Content-Length with a sign': [['Content-Length: +5'], smuggled],
  'a hexadecimal Content-Length': [['Content-Length: 0x10'], smuggled],
  'a space before the colon': [['Content-Length : 0'], smuggled],
  'an unknown encoding': [['Transfer-Encoding: xchunked'], chunked],
  'chunked not being the last encoding': [['Transfer-Encoding: chunked, identity'], chunked],
  'a folded header': [['X-One: 1', ' Transfer-Encoding: chunked'], chunked],
  'a header that ends with a bare line feed': [['X-One: 1\nTransfer-Encoding: chunked'], chunked],
  'an invalid chunk length': [['Transfer-Encoding: chunked'], `zz\r\n${smuggled}`],
}

test.each(Object.entries(ambiguous))(
  '%s is rejected, and nothing after it is answered',
  async (_name, [lines, body]) => {
    const head = ['POST /healthz HTTP/1.1', `Host: ${host}`, 'Content-Type: text/plain', ...lines]
    const answer = await sendRaw(world.origin, `${head.join('\r\n')}\r\n\r\n${body}`)
    expect(answer.status).toBe(400)
    expect(answer.body).not.toContain('HTTP/1.1')
    expect(world.output()).not.toContain('/smuggled')
  },
)
