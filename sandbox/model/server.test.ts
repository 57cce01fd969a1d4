import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type StandIn, standInModel, startStandIn } from './server.ts'

let model: StandIn
beforeAll(async () => {
  model = await startStandIn({ host: '127.0.0.1', port: 0 })
})
afterEach(() => model.setMood('well'))
afterAll(() => model.close())

const form = (...fields: string[]) => {
  const properties = Object.fromEntries(
    fields.map((field) => [field, { type: field === 'score' ? 'number' : 'string' }]),
  )
  return { type: 'json_schema', json_schema: { name: 'x', strict: true, schema: { type: 'object', properties } } }
}
const judging = form('verdict', 'score', 'code', 'reason')
const writing = form('verdict', 'text', 'code', 'reason')

function post(body: unknown) {
  const json = typeof body === 'string' ? body : JSON.stringify(body)
  return fetch(`${model.url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: json,
  })
}

function asking(data: unknown, response_format?: unknown, more: object = {}) {
  const messages = [
    { role: 'system', content: 'Rules.' },
    { role: 'user', content: `<data>\n${JSON.stringify(data)}\n</data>` },
  ]
  return { model: standInModel, messages, max_tokens: 400, temperature: 0.2, response_format, ...more }
}

async function said(data: unknown, response_format?: unknown, more: object = {}) {
  const answer = await (await post(asking(data, response_format, more))).json()
  const { message, finish_reason } = answer.choices[0]
  return { content: message.content as string, finish_reason, usage: answer.usage }
}

describe('the stand-in', () => {
  it('answers in the form that was asked for, and counts tokens', async () => {
    const { content, finish_reason, usage } = await said({ post: { text: 'Nobody knows this.' } }, writing)
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

  it('leaves alone what is no time for answers, and engages with whoever answers the user', async () => {
    const verdict = async (text: string, more = {}) =>
      JSON.parse((await said({ post: { text, ...more } }, judging)).content)
    expect(await verdict('STOP scrolling. cheap followers. DM me NOW. Code 1234')).toMatchObject({ code: 'spam' })
    expect(await verdict('Whatever you say.', { to_user: 'answers' })).toMatchObject({ verdict: 'engage' })
    expect(await verdict('Whatever you say.')).toMatchObject({ verdict: 'skip', code: 'nothing_to_add' })
  })

  it('answers the chat out of the knowledge, and knows nothing else', async () => {
    const knowledge = ['Free has 10 actions a day.', 'The bot sleeps at night.']
    const ask = async (question: string) => (await said({ knowledge, question })).content
    expect(await ask('How many actions do I get on Free?')).toBe(knowledge[0])
    expect(await ask('Who won the chess match?')).toContain('/contact')
  })

  it('cuts an answer at max_tokens and says so', async () => {
    const { content, finish_reason } = await said({ post: { text: 'Nobody knows this.' } }, writing, { max_tokens: 5 })
    expect([content.length, finish_reason]).toEqual([20, 'length'])
  })

  it.each([
    ['no JSON', '{"model":', 400, null],
    ['no messages', { model: standInModel }, 400, 'invalid_value'],
    ['another model', { ...asking({}), model: 'gpt-9' }, 404, 'model_not_found'],
    ['a stream', asking({}, undefined, { stream: true }), 400, 'unsupported_value'],
    ['a form it does not know', asking({}, form('colour')), 400, 'invalid_value'],
  ])('refuses %s as OpenAI does', async (_name, body, status, code) => {
    const answer = await post(body)
    expect(answer.status).toBe(status)
    expect((await answer.json()).error).toMatchObject({
      type: 'invalid_request_error',
      code,
      message: expect.any(String),
    })
  })

  it('refuses a route that it does not have', async () => {
    const answer = await fetch(`${model.url}/embeddings`, { method: 'POST' })
    expect(answer.status).toBe(404)
    expect((await answer.json()).error).toMatchObject({ code: 'unknown_url', type: 'invalid_request_error' })
  })
})

describe('its switches', () => {
  const data = { post: { text: 'Nobody knows this.' } }

  it('down: 503 in OpenAI’s shape', async () => {
    model.setMood('down')
    const answer = await post(asking(data, writing))
    expect(answer.status).toBe(503)
    expect((await answer.json()).error.type).toBe('server_error')
  })

  it('disobedient: prose; invalid: broken JSON', async () => {
    for (const mood of ['disobedient', 'invalid'] as const) {
      model.setMood(mood)
      const { content } = await said(data, writing)
      expect(() => JSON.parse(content)).toThrow()
    }
  })

  it('over-long and injected: the right form with wrong words', async () => {
    model.setMood('over_long')
    expect(JSON.parse((await said(data, writing, { max_tokens: 9_000 })).content).text.length).toBeGreaterThan(1_000)
    model.setMood('injected')
    expect(JSON.parse((await said(data, writing)).content)).toMatchObject({
      verdict: 'reply',
      text: expect.stringContaining('evil.example'),
    })
    expect((await said({ knowledge: [], question: 'x' })).content).toContain('evil.example')
  })
})
