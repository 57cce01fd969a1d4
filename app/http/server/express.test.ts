import { expect, test } from 'vitest'
import { TextResponse } from '#app/http/server/express.ts'

test('a text response can be read in each way that other hosts and callers read one', async () => {
  const answer = new TextResponse('{"a":"é 🌱"}', { status: 201, headers: { 'content-type': 'application/json' } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([201, 'application/json'])
  expect(await answer.text()).toBe('{"a":"é 🌱"}')
  expect(await answer.json()).toEqual({ a: 'é 🌱' })
  expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe('{"a":"é 🌱"}')
  expect(await new Response(answer.body).text()).toBe('{"a":"é 🌱"}')
})
