import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connectAndAnalyze, newActor, signInActor } from '../kit/actor.ts'
import { newcomerWrites } from '../kit/by-hand.ts'
import { zoneInTheMorning } from '../kit/clock.ts'
import { putOnPro } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

/** What strangers write to the account: it has something to do whatever else is posted. */
const mentions = [
  'Your note on grinding finer saved my morning, thank you!',
  'Your list of kettles for filter coffee was a great help, thank you.',
  'Tried your recipe for the washed Ethiopian, it was lovely.',
  'I let the beans rest as you wrote, and it worked. Thanks!',
  'Great post on water, I learned a lot from it.',
]

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false })
})
afterAll(() => world?.close())

test('from sign-up to actions on the network, the dashboard matches the network’s ledger', async () => {
  const actor = await newActor(world)
  await connectAndAnalyze(world, actor, 'finchroast')
  const zone = zoneInTheMorning(world.sandbox.clock.now())
  await world.sql('update users set time_zone = $1 where id = $2', [zone, actor.id])
  await putOnPro(world, actor.email)
  const config = { user_id: actor.id, max_actions_per_hour: 15, follow_limit: 5 }
  const started = await actor.call('POST', '/bots/start', { config })
  expect(await started.json()).toEqual({ success: true, message: 'Your bot is now working!' })
  for (const text of mentions) await newcomerWrites({ url: world.sandbox.perch_url }, `@finchroast ${text}`)
  world.sandbox.clock.set({ rate: 400 })
  const done = `select 1 from actions where state = 'success'`
  for (const at of mentions.keys()) await until(async () => (await world.sql(done)).length > at)
  world.sandbox.clock.set({ rate: 1 })
  // The fast clock may have expired the access token.
  const later = await signInActor(world, actor.email, actor.password)
  await later.call('POST', '/bots/stop', { user_id: actor.id })
  await until(async () => (await world.sql(`select 1 from actions where state = 'sending'`)).length === 0)
  const dashboard = (await (await later.call('GET', `/analytics/dashboard/${actor.id}`)).json()) as {
    bot_performance: { actions_today: number; status: string }
    recent_actions: { action: string; status: string }[]
  }
  const ledger = await fetch(`${world.sandbox.perch_url}/ledger.json?handle=finchroast`)
  const { entries } = (await ledger.json()) as { entries: { kind: string; at: string }[] }
  // On a slow machine midnight may have passed.
  const dayOf = (at: Date | string) => new Date(at).toLocaleDateString('en-CA', { timeZone: zone })
  const today = entries.filter(({ at }) => dayOf(at) === dayOf(world.sandbox.clock.now()))
  const succeeded = dashboard.recent_actions.filter(({ status }) => status === 'success')
  const newest = entries.toSorted((one, other) => (one.at < other.at ? 1 : -1)).slice(0, succeeded.length)
  const kinds = (list: { kind: string }[]) => list.map(({ kind }) => kind).toSorted()
  expect(dashboard.bot_performance.status).toBe('stopped')
  // A view uses no action of the day.
  expect(dashboard.bot_performance.actions_today).toBe(today.filter(({ kind }) => kind !== 'view').length)
  expect(succeeded.length).toBeGreaterThan(0)
  expect(kinds(succeeded.map(({ action }) => ({ kind: action })))).toEqual(kinds(newest))
})
