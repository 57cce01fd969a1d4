import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runServer } from '../kit/run.ts'
import { startServer } from '../kit/server.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
})
afterAll(() => world?.close())

const preload = { NODE_OPTIONS: `--import ${new URL('../kit/uncaught-errors.js', import.meta.url).href}` }

test('uncaught errors of a running server are logged and do not stop it', async () => {
  const server = await startServer('all', { ...world.env, ...preload })
  const logged = () =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":50'))
  try {
    for (const round of [1, 2]) {
      server.process.kill('SIGUSR2')
      await until(() => logged().length === 2 * round)
      expect((await fetch(`${server.origin}/login`)).status).toBe(200)
    }
    const lines = logged().map((line) => JSON.parse(line) as { msg: string; err: { message: string; stack: string } })
    expect(lines.map(({ err }) => err.message).toSorted()).toEqual([
      'stray exception',
      'stray exception',
      'stray rejection',
      'stray rejection',
    ])
    for (const { msg, err } of lines) expect([msg, err.stack]).toEqual(['uncaught error', expect.any(String)])
  } finally {
    expect(await server.stop()).toBe(0)
  }
})

test('uncaught errors during the start end it with the error on stderr', async () => {
  const { code, stderr } = await runServer('web', { ...world.env, ...preload, STRAY_AT_ONCE: 'yes', PORT: '0' })
  expect([code, stderr]).toEqual([1, expect.stringContaining('stray rejection')])
})
