import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { countArrivals } from '#app/http/arrivals.ts'
import { Turns } from '#app/http/turns.ts'

const pages = 120

test('of many new connections at once the last is answered before most pages are rendered', async () => {
  const turns = new Turns()
  let rendered = 0
  const server = createServer(async ({ url }, response) => {
    if (url === '/healthz') return response.end(String(rendered))
    const end = await turns.take(url ?? '', 'guest', null)
    const until = performance.now() + 5
    while (performance.now() < until);
    rendered += 1
    end()
    response.end()
  })
  countArrivals(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
  const ask = (path: string) =>
    new Promise<string>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, agent }, async (answer) => {
        resolve(String(await answer.setEncoding('utf8').reduce((text, part) => text + part, '')))
      }).once('error', reject)
    })
  const asked = Array.from({ length: pages }, (_, at) => ask(`/${at}`))
  expect(Number(await ask('/healthz'))).toBeLessThan(pages / 4)
  await Promise.all(asked)
  expect(rendered).toBe(pages)
  agent.destroy()
  server.close()
})
