import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type StandIn, standInModel, startStandIn } from './server.ts'

let model: StandIn
beforeAll(async () => {
  model = await startStandIn({ host: '127.0.0.1', port: 0 })
})
afterEach(() => model.setBehaviour('well'))
afterAll(() => model.close())

const schemaOf = (...fields: string[]) => {
  const properties = Object.fromEntries(
    fields.map((field) => [field, { type: field === 'score' ? 'number' : 'string' }]),
  )
  return { type: 'json_schema', json_schema: { name: 'x', strict: true, schema: { type: 'object', properties } } }
}
const judgeSchema = schemaOf('verdict', 'score', 'code', 'reason')
const replySchema = schemaOf('verdict', 'text', 'code', 'reason')

function post(body: unknown) {
  const json = typeof body === 'string' ? body : JSON.stringify(body)
  return fetch(`${model.url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: json,
  })
}

function requestFor(data: unknown, response_format?: unknown, more: object = {}) {
  const messages = [
    { role: 'system', content: 'Rules.' },
    { role: 'user', content: `<data>\n${JSON.stringify(data)}\n</data>` },
  ]
  return { model: standInModel, messages, max_tokens: 400, temperature: 0.2, response_format, ...more }
}

async function completionOf(data: unknown, response_format?: unknown, more: object = {}) {
  const answer = await (await post(requestFor(data, response_format, more))).json()
  const { message, finish_reason } = answer.choices[0]
  return { content: message.content as string, finish_reason, usage: answer.usage }
}

describe('the stand-in for a language model', () => {
  it('answers in the requested JSON schema and counts tokens', async () => {
    const { content, finish_reason, usage } = await completionOf({ post: { text: 'Nobody knows this.' } }, replySchema)
    expect(JSON.parse(content)).toEqual({
      verdict: 'skip',
      text: '',
      code: 'nothing_to_add',
      reason: expect.any(String),
    })
    expect(finish_reason).toBe('stop')
    expect(usage.total_tokens).toBe(usage.prompt_tokens + usage.completion_tokens)
    expect(usage.prompt_tokens).toBeGreaterThan(10)
  })

  it('skips spam and unknown posts, but engages with replies to the user', async () => {
    const verdict = async (text: string, more = {}) =>
      JSON.parse((await completionOf({ post: { text, ...more } }, judgeSchema)).content)
    expect(await verdict('STOP scrolling. cheap followers. DM me NOW. Code 1234')).toMatchObject({ code: 'spam' })
    expect(await verdict('Whatever you say.', { to_user: 'answers' })).toMatchObject({ verdict: 'engage' })
    expect(await verdict('Whatever you say.')).toMatchObject({ verdict: 'skip', code: 'nothing_to_add' })
  })

  it('words another reply where it is told which ones are not wanted, until none is left', async () => {
    const post = {
      text: 'The gym played the same song 4 times during my front squat. New personal record, out of spite.',
    }
    const said: string[] = []
    for (;;) {
      const guidelines = [{ title: 'Another reply', text: `Not these: ${said.map((one) => `“${one}”`).join(' ')}` }]
      const { content } = await completionOf({ post, profile: { guidelines } }, replySchema)
      const { verdict, text } = JSON.parse(content)
      if (verdict === 'skip') break
      said.push(text)
    }
    expect(new Set(said).size).toBe(said.length)
    expect(said).toHaveLength(4)
  })

  it('cuts an answer at max_tokens with the finish reason "length"', async () => {
    const { content, finish_reason } = await completionOf({ post: { text: 'Nobody knows this.' } }, replySchema, {
      max_tokens: 5,
    })
    expect([content.length, finish_reason]).toEqual([20, 'length'])
  })

  it.each([
    ['invalid JSON', '{"model":', 400, null],
    ['no messages', { model: standInModel }, 400, 'invalid_value'],
    ['another model', { ...requestFor({}), model: 'gpt-9' }, 404, 'model_not_found'],
    ['a stream', requestFor({}, undefined, { stream: true }), 400, 'unsupported_value'],
    ['an unknown schema', requestFor({}, schemaOf('colour')), 400, 'invalid_value'],
    ['a request without a schema', requestFor({}), 400, 'invalid_value'],
  ])('refuses %s with OpenAI’s error format', async (_name, body, status, code) => {
    const answer = await post(body)
    expect(answer.status).toBe(status)
    expect((await answer.json()).error).toMatchObject({
      type: 'invalid_request_error',
      code,
      message: expect.any(String),
    })
  })

  it('answers an unknown route with 404', async () => {
    const answer = await fetch(`${model.url}/embeddings`, { method: 'POST' })
    expect(answer.status).toBe(404)
    expect((await answer.json()).error).toMatchObject({ code: 'unknown_url', type: 'invalid_request_error' })
  })
})

describe('the behaviours of the stand-in', () => {
  const data = { post: { text: 'Nobody knows this.' } }

  it('"down" answers 503 in OpenAI’s error format', async () => {
    model.setBehaviour('down')
    const answer = await post(requestFor(data, replySchema))
    expect(answer.status).toBe(503)
    expect((await answer.json()).error.type).toBe('server_error')
  })

  it('"disobedient" answers prose and "invalid" broken JSON', async () => {
    for (const behaviour of ['disobedient', 'invalid'] as const) {
      model.setBehaviour(behaviour)
      const { content } = await completionOf(data, replySchema)
      expect(() => JSON.parse(content)).toThrow()
    }
  })

  it('"over_long" and "injected" answer in the requested schema, too long or with injected text', async () => {
    model.setBehaviour('over_long')
    expect(
      JSON.parse((await completionOf(data, replySchema, { max_tokens: 9_000 })).content).text.length,
    ).toBeGreaterThan(1_000)
    model.setBehaviour('injected')
    expect(JSON.parse((await completionOf(data, replySchema)).content)).toMatchObject({
      verdict: 'reply',
      text: expect.stringContaining('evil.example'),
    })
  })
})
