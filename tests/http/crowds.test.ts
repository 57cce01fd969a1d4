import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { says } from '../../sandbox/model/scripted-responses.ts'
import { type StandIn, startStandIn } from '../../sandbox/model/server.ts'
import { sendForm } from '../kit/actor.ts'
import { nextWindow } from '../kit/clock.ts'
import { nicheOf, sample } from '../kit/mind/sample.ts'
import { seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

/** What visitors from other addresses use up denies nothing to anybody: they get the same without the language model. */

const window = 5 * 60_000
let model: StandIn
let world: World
beforeAll(async () => {
  model = await startStandIn({ host: '127.0.0.1', port: 0 })
  const env = { MIND: 'llm', LLM_URL: model.url, LLM_MODEL: 'test-model' }
  world = await startWorld(inject('postgres'), { role: 'web', people: 200, env })
})
beforeEach(async () => {
  await world.sql('delete from rate_limits')
  await nextWindow(world, window)
  model.requests.length = 0
})
afterAll(async () => {
  await world?.close()
  await model?.close()
})

/** As if visitors from other addresses had asked so often in this window. */
const asked = (key: string, hits: number) =>
  world.sql('insert into rate_limits (key, window_start, hits) values ($1, $2, $3)', [
    key,
    new Date(Math.floor(world.sandbox.clock.now().getTime() / window) * window),
    hits,
  ])

describe('the chat, after three hundred questions by visitors', () => {
  async function ask(headers: Record<string, string> = {}) {
    const answer = await fetch(`${world.origin}/functions/v1/chatbot`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ message: 'asdf qwer' }),
    })
    return { status: answer.status, ...((await answer.json()) as { response: string }) }
  }

  test('no language model is asked for them, but for users', async () => {
    model.next(says({ topic: 1 }), says({ topic: 8 }))
    const { access_token } = await seedActor(world)
    await asked('chat:guests', 299)
    const chosen = { status: 200, response: expect.stringContaining('(Help: ') }
    expect(await ask()).toEqual(chosen)
    expect(await ask()).toEqual({ status: 200, response: expect.stringMatching(/^I’m not sure/) })
    expect(model.requests).toHaveLength(2)
    model.next(says({ topic: 1 }), says({ topic: 8 }))
    const user = await ask({ authorization: `Bearer ${access_token}` })
    expect(user).toEqual({ status: 200, response: expect.not.stringMatching(/^I’m not sure/) })
    expect(model.requests).toHaveLength(4)
  })
})

describe('/try', () => {
  async function preview() {
    const answer = await sendForm(world, '/try', { intent: 'preview', posts: sample.coffee.join('\n\n') })
    const html = (await answer.text()).replaceAll('<!-- -->', '')
    return { status: answer.status, html }
  }

  test('after sixty previews by all visitors shows what it finds, and says why there is no draft', async () => {
    await asked('preview:all', 60)
    const { status, html } = await preview()
    expect(status).toBe(200)
    expect(html).toMatch(nicheOf('coffee'))
    expect(html).toMatch(/read the \d+ closest posts/)
    expect(html).toContain('No drafts for posts from the last 24 hours')
    expect(html).toContain('this was done without the language model, which writes the drafts')
    expect(model.requests).toEqual([])
  })

  test('after three hundred searches for nobody’s posts, and still reads the visitor’s', async () => {
    await asked('preview:all', 300)
    const { status, html } = await preview()
    expect(status).toBe(200)
    expect(html).toMatch(nicheOf('coffee'))
    expect(html).toContain('didn’t search Perch or write drafts')
    expect(model.requests).toEqual([])
  })
})
