import { expect, test } from 'vitest'
import { handoffScripts } from '#app/http/cache/handoff.ts'

const nonce = 'bm9uY2U='

/** What the framework's client code receives when the scripts run. */
function received(html: string): { text: string; closed: boolean } {
  const got = { text: '', closed: false }
  const streamController = {
    enqueue: (text: string) => (got.text += text),
    close: () => {
      got.closed = true
    },
  }
  const scripts = [...html.matchAll(/<script nonce="([^"]*)">(.*?)<\/script>/gs)]
  expect(scripts.map(([all]) => all).join('')).toBe(html)
  for (const [, its, code = ''] of scripts) {
    expect(its).toBe(nonce)
    new Function('window', code)({ __remixContext: { streamController } })
  }
  return got
}

const streamOf = (...parts: Uint8Array[]) => new Blob(parts as BlobPart[]).stream() as ReadableStream<Uint8Array>

test('the browser gets the data as it was, and no text in it ends the script', async () => {
  const text = `["</script><script>alert(1)</script><!--", "a & b", "I’d 🌱 \u2028\u2029"]\n`
  const html = await handoffScripts(streamOf(new TextEncoder().encode(text)), nonce)
  expect(received(html)).toEqual({ text, closed: true })
  expect(html).not.toContain('alert(1)</script>')
})

test('data that comes in parts is sent once all is there, whole characters included', async () => {
  const text = 'first 🌱 second'
  const bytes = new TextEncoder().encode(text)
  let at = 0
  const slow = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((done) => setImmediate(done))
      if (at === bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + 1))
      at += 1
    },
  })
  expect(received(await handoffScripts(slow, nonce))).toEqual({ text, closed: true })
})
