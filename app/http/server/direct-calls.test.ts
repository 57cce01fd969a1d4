import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ServerBuild } from '@remix-run/node'
import express, { type Response as ExpressResponse } from 'express'
import { expect, test } from 'vitest'
import { guarded } from '#app/http/request/auth.ts'
import type { RequestContext } from '#app/http/request/context.ts'
import { directCalls } from '#app/http/server/direct-calls.ts'
import { send } from '#app/http/server/express.ts'

const headers = { 'content-type': 'text/event-stream; charset=utf-8' }

test('a stream whose browser left before its first event ends without an error', async () => {
  const failures: unknown[] = []
  const answered: Response[] = []
  let asked: ExpressResponse | undefined
  const loader = guarded(({ context }: { context: { warble: RequestContext } }) => {
    asked?.destroy()
    context.warble.sink?.(headers).write(': live')
    return new Response(null, { headers })
  }, 'endpoints')
  const build = { routes: { calls: { id: 'calls', path: 'events', module: { loader } } } } as unknown as ServerBuild
  const contextFor = (response: ExpressResponse) => {
    asked = response
    return { address: null } as RequestContext
  }
  const calls = directCalls(build, 'http://localhost', contextFor, (answer, _request, response) => {
    answered.push(answer)
    return send(answer, response)
  })
  const app = express()
  const handled = new Promise<void>((resolve) => {
    app.use((request, response, next) => void Promise.resolve(calls(request, response, next)).then(resolve))
  })
  app.use((error: unknown, ..._rest: [unknown, unknown, unknown]) => {
    failures.push(error)
  })
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await expect(fetch(`http://127.0.0.1:${port}/events`)).rejects.toThrow()
  await handled
  server.close()
  expect([failures, answered]).toEqual([[], []])
})
