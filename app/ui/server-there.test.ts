import { afterEach, expect, test, vi } from 'vitest'
import { patientFetch } from '#app/ui/server-there.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const address = 'http://localhost/dashboard.data'

/** A body that breaks off after its first bytes, as when the server is killed. */
const cutOff = () =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('[{"_1":')),
      pull: (controller) => controller.error(new TypeError('network error')),
    }),
  )

test('a page’s data that breaks off is asked for again', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { href: 'http://localhost/dashboard' })
  vi.stubGlobal('fetch', async () => new Response('ok'))
  const answers = [cutOff(), new Response('[1]', { status: 202, headers: { 'x-remix-response': 'yes' } })]
  const response = patientFetch(async () => answers.shift() as Response)(address)
  await vi.runAllTimersAsync()
  const { status, headers } = await response
  expect([status, headers.get('x-remix-response'), await (await response).text()]).toEqual([202, 'yes', '[1]'])
  expect(answers).toEqual([])
})

test('data that breaks off each time fails, and so does any other call that does', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { href: 'http://localhost/dashboard' })
  vi.stubGlobal('fetch', async () => new Response('ok'))
  let calls = 0
  const fetchCutOff = patientFetch(async () => {
    calls += 1
    return cutOff()
  })
  const failed = expect(fetchCutOff(address)).rejects.toThrow('network error')
  await vi.runAllTimersAsync()
  await failed
  expect(calls).toBe(3)
  await expect((await fetchCutOff('http://localhost/api/health')).text()).rejects.toThrow('network error')
  expect(calls).toBe(4)
})
