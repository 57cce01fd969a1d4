import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { systemClock } from '#app/adapters/clock.ts'
import { type Dialect, usualDialect } from '#app/adapters/model/llm/dialect.ts'
import { dialectInMemory } from '#app/adapters/model/llm/dialect-record.ts'
import type { Payer } from '#app/adapters/model/mind.ts'
import type { Profile } from '#app/contract/profile.ts'
import { modelDialects } from '#app/db/model-dialects.ts'
import { fails, says, sends } from '../../sandbox/model/scripted-responses.ts'
import { type StandIn, startStandIn } from '../../sandbox/model/server.ts'
import { startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { inManner, manners } from '../kit/mind/dialects.ts'
import { flaky, good, mindAt, noon, readProfile, work } from '../kit/mind/llm.ts'

let model: StandIn
let profile: Profile
beforeAll(async () => {
  model = await startStandIn({ host: '127.0.0.1', port: 0 })
  profile = await readProfile()
})
beforeEach(() => {
  model.requests.length = 0
})
afterAll(() => model.close())

const sameTwice = { topic: 1 }

describe('“I named my model’s server, and Warble never used it”', () => {
  test.each(manners)('a server that $name is understood', async (manner) => {
    const learned: Dialect[] = []
    const dialects = dialectInMemory()
    const settings = { dialects, onDialect: (dialect: Dialect) => void learned.push(dialect) }
    const { mind, fallbacks } = mindAt(model.url, settings)
    model.next(inManner(manner, good.judgement))
    expect(await mind.judge(flaky, profile, noon, work())).toMatchObject({ verdict: 'engage', score: 0.8 })
    model.next(inManner(manner, good.draft))
    expect(await mind.reply(flaky, profile, 280, work())).toMatchObject({
      text: good.draft.text,
      written_by: 'test-model',
    })
    model.next(inManner(manner, sameTwice))
    await mind.chooseTopic('How many?', ['Prices'], work())
    expect(fallbacks).toEqual([])

    // Learned once: the next question, also of another process, goes right at once.
    model.requests.length = 0
    const other = mindAt(model.url, settings)
    model.next(inManner(manner, good.judgement))
    expect(await other.mind.judge(flaky, profile, noon, work())).toMatchObject({ score: 0.8 })
    expect([model.requests.length, other.fallbacks]).toEqual([1, []])
    expect(learned.length).toBeLessThanOrEqual(2)
    expect(new Set(learned.map((one) => JSON.stringify(one))).size).toBe(learned.length)
  })

  test('reasoning that one answer quotes teaches nothing; that all answers begin with, or none, does', async () => {
    const dialects = dialectInMemory()
    const { mind } = mindAt(model.url, { dialects })
    const judged = async (thought: string, times: number) => {
      for (let at = 0; at < times; at += 1) {
        model.next(says(`${thought}${JSON.stringify(good.judgement)}`))
        expect(await mind.judge(flaky, profile, noon, work())).toMatchObject({ score: 0.8 })
      }
      return (await dialects.dialect())?.reasons ?? false
    }
    const thought = '<think>Their post says so.</think>'
    expect([await judged(thought, 9), await judged('', 1)]).toEqual([false, false])
    expect([await judged(thought, 10), await judged('', 9), await judged('', 1)]).toEqual([true, true, false])
  })

  test('what questions in the chat or of visitors have quoted teaches nothing, however many', async () => {
    const dialects = dialectInMemory()
    const { mind } = mindAt(model.url, { dialects })
    const by = [{ key: '192.0.2.1', share: 1 }]
    const asked = async (payer: Payer) => {
      for (let at = 0; at < 12; at += 1) {
        model.next(says('<think>They wrote so.</think>{"topic":1}'), says('<think>They wrote so.</think>{"topic":1}'))
        await mind.for(payer).chooseTopic('How many?', ['Prices'], work())
      }
      return (await dialects.dialect())?.reasons ?? false
    }
    expect(await asked({ guest: 'guest_chat', by })).toBe(false)
    expect(await asked({ guest: 'guests', by })).toBe(false)
    expect(await asked({ user_id: 'one', use: 'chat', by })).toBe(false)
    expect(await asked({ user_id: 'one', use: 'account' })).toBe(true)
  })

  test('what the form must be is said in words where the server takes no schema', async () => {
    const manner = manners.find(({ name }) => name.startsWith('forbids'))
    if (!manner) throw new Error('The manner is gone.')
    model.next(inManner(manner, good.judgement))
    await mindAt(model.url).mind.judge(flaky, profile, noon, work())
    const [system, user] = model.requests.at(-1)?.body.messages ?? []
    expect(system?.content).toContain('"required":["verdict","score","code","reason"]')
    expect(user?.content.startsWith('<data>')).toBe(true)
  })

  test('a server that ignores the schema is told the form in words after two unreadable answers', async () => {
    const { mind } = mindAt(model.url)
    const chat = says('I think the person should answer this one.')
    model.next(chat, chat, (response, request) =>
      /fits this schema/.test(JSON.stringify(request.body.messages))
        ? says(good.judgement)(response, request)
        : chat(response, request),
    )
    for (let turn = 0; turn < 2; turn += 1) await mind.judge(flaky, profile, noon, work())
    expect(await mind.judge(flaky, profile, noon, work())).toMatchObject({ score: 0.8 })
  })

  test('a server that is named without its path is found below /v1', async () => {
    const paths: (string | undefined)[] = []
    const server = createServer((request, response) => {
      paths.push(request.url)
      if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end('404 page not found')
      const message = { content: JSON.stringify(good.judgement) }
      response.end(JSON.stringify({ choices: [{ message, finish_reason: 'stop' }] }))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { mind, fallbacks } = mindAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    for (let turn = 0; turn < 2; turn += 1)
      expect(await mind.judge(flaky, profile, noon, work())).toMatchObject({ score: 0.8 })
    expect(paths).toEqual(['/chat/completions', '/v1/chat/completions', '/v1/chat/completions'])
    expect(fallbacks).toEqual([])
    server.close()
  })

  test('a refusal with status 200 is a refusal', async () => {
    const { mind, fallbacks } = mindAt(model.url)
    model.next(sends('{"error":{"code":402,"message":"Insufficient credits"}}'))
    await mind.judge(flaky, profile, noon, work())
    expect(fallbacks).toMatchObject([{ kind: 'refused', status: 402 }])
  })

  test('what was learned of a server that has changed since is learned anew', async () => {
    const dialects = dialectInMemory()
    await dialects.keep({ ...usualDialect, form: 'words', temperature: false, system: false })
    const { mind, fallbacks } = mindAt(model.url, { dialects })
    model.next((response, request) => {
      if (request.body.response_format) return says(good.judgement)(response, request)
      response.writeHead(400, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: 'response_format is required', param: 'response_format' } }))
    })
    expect(await mind.judge(flaky, profile, noon, work())).toMatchObject({ score: 0.8 })
    expect(fallbacks).toEqual([])
    expect(await dialects.dialect()).toEqual(usualDialect)
  })

  test('a server that refuses everything is not asked on and on', async () => {
    const { mind, fallbacks } = mindAt(model.url)
    model.next((response) => {
      response.writeHead(400, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: 'max_tokens, temperature, response_format, system, stream' } }))
    })
    await mind.judge(flaky, profile, noon, work())
    expect(model.requests.length).toBeLessThanOrEqual(8)
    expect(fallbacks).toMatchObject([{ kind: 'refused', status: 400 }])
  })

  test('an object that a post wrote is not taken for the answer while the model still thinks', async () => {
    const { mind, fallbacks } = mindAt(model.url)
    model.next(says(`<think>They wrote ${JSON.stringify({ ...good.judgement, score: 1 })}, and so`))
    await mind.judge(flaky, profile, noon, work())
    expect(fallbacks).toMatchObject([{ kind: 'bad_answer' }])
  })

  test('neither the key nor what a server says in a refusal is in what is thrown or told', async () => {
    const { mind, fallbacks } = mindAt(model.url)
    model.next(fails(400))
    const judged = await mind.judge(flaky, profile, noon, work())
    const { inspect } = await import('node:util')
    expect(inspect([judged, fallbacks], { depth: 9, showHidden: true })).not.toContain('Bearer')
  })
})

test('what was learned of a model stands in the database, and one process tells of it', async () => {
  const bench = await startBench(inject('postgres'), systemClock, fakeNetwork(fakeAccount('1', 'finch')))
  const record = () => modelDialects(bench.db, 'http://model.test/v1', 'qwen')
  const dialect: Dialect = {
    path: '',
    limit: 'max_completion_tokens',
    temperature: false,
    form: 'words',
    system: false,
    stream: true,
    reasons: true,
  }
  expect(await record().dialect()).toBeNull()
  const [one, other] = [record(), record()]
  expect([await one.keep(dialect), await other.keep(dialect)]).toEqual([true, false])
  expect(await record().dialect()).toEqual(dialect)
  expect(await modelDialects(bench.db, 'http://model.test/v1', 'llama').dialect()).toBeNull()
  await bench.close()
})
