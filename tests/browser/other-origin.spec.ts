import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import type * as supabase from '@supabase/supabase-js'
import { seedActor } from '../kit/seed.ts'
import { type RunningServer, startServer } from '../kit/server.ts'
import { supabaseWalk, type Walk, walked } from '../kit/supabase-walk.ts'
import { expect } from './kit.ts'
import { test } from './paid.ts'

const library = readFileSync(createRequire(import.meta.url).resolve('@supabase/supabase-js/dist/umd/supabase.js'))

/** A page on another origin with the real Supabase client. */
async function startApp() {
  const server = createServer((request, response) => {
    const isScript = request.url === '/supabase.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? library : '<!doctype html><title>An app</title><script src="/supabase.js"></script>')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

let app: Awaited<ReturnType<typeof startApp>>
/** A Warble server that allows the app's origin. */
let warble: RunningServer
/** A page of the app, in a browser without Warble's cookies. */
let page: Page
let who: Walk
test.beforeAll(async ({ world }) => {
  app = await startApp()
  warble = await startServer('web', { ...world.env, CORS_ORIGINS: app.origin })
  const { id, email, password } = await seedActor(world)
  who = { url: warble.origin, email, password, user_id: id }
})
test.afterAll(async () => {
  await warble.stop()
  app.server.close()
})
test.beforeEach(async ({ browser }) => {
  page = await (await browser.newContext()).newPage()
  await page.goto(app.origin)
})
test.afterEach(() => page.context().close())

/** Runs the walk in the page. */
const walk = (options: Walk) =>
  page.evaluate(
    ([text, options]) => {
      const { createClient } = (window as unknown as { supabase: typeof supabase }).supabase
      return new Function(`return ${text}`)()(createClient, options)
    },
    [String(supabaseWalk), options] as const,
  )

test('an app on another origin can sign people in and call functions and procedures with the real client', async () => {
  expect(await walk(who)).toEqual(walked(who))
})

test('an app whose origin is not allowed can reach nothing', async ({ world }) => {
  const reached = page.evaluate(async (address) => {
    const answers = ['/auth/v1/settings', '/auth/v1/.well-known/jwks.json', '/functions/v1/chatbot', '/'].map((path) =>
      fetch(address + path).then(
        ({ status }) => status,
        (error: Error) => error.name,
      ),
    )
    return Promise.all(answers)
  }, world.origin)
  expect(await reached).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError'])
})

test('a Warble cookie gives an app on another origin no access', async ({ world }) => {
  const { cookie, id } = await seedActor(world)
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url: warble.origin, sameSite: 'None', secure: true }])
  const tries = await page.evaluate(
    async ([address, user]) => {
      const ask = (path: string, init: RequestInit) =>
        fetch(address + path, init).then(
          ({ status }) => status,
          (error: Error) => error.name,
        )
      const json = { 'content-type': 'application/json' }
      const body = JSON.stringify({ plan_type: 'starter', user_id: user })
      const checkout = '/functions/v1/create-checkout'
      return [
        await ask(checkout, { method: 'POST', headers: json, body }),
        await ask(checkout, { method: 'POST', headers: json, body, credentials: 'include' }),
        await ask('/bots/stop', { method: 'POST', headers: json, body, credentials: 'include' }),
        await ask(`/twitter/user-info/${user}`, { credentials: 'include' }),
      ]
    },
    [warble.origin, id] as const,
  )
  expect(tries).toEqual([401, 'TypeError', 'TypeError', 'TypeError'])
})
