import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { endpoints } from '#app/contract/index.ts'
import type { LoggedCall } from '../../sandbox/perch/http/call-log.ts'
import { signIn } from '../../sandbox/perch/testing/perch-fixture.ts'
import { cookiesOf, sendForm } from '../kit/actor.ts'
import { bearer } from '../kit/callers.ts'
import { ask, nameOf, type Subject } from '../kit/calls.ts'
import { insertDrafts } from '../kit/drafts.ts'
import { insertInboxPosts } from '../kit/inbox-posts.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'
import { answerConsent } from '../kit/x.ts'

const handle = 'finchroast'
let world: World
let actor: SeededActor

/** X without an approval: its table says `tap` or `no` for everything. Its place is taken by a Perch that would allow it all. */
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, env: { NETWORKS: 'x' } })
  actor = await seedActor(world)
  const asked = await sendForm(world, '/connect/x', { intent: 'consent' }, actor.cookie)
  const person = await signIn({ url: world.sandbox.perch_url }, handle)
  const [, question = ''] = /href="([^"]*oauth2[^"]*)"/.exec(await asked.text()) ?? []
  const back = await answerConsent(person, new URL(question.replaceAll('&amp;', '&')), 'allow')
  const cookie = `${actor.cookie}; ${cookiesOf(asked)}`
  await fetch(world.origin + back.pathname + back.search, { redirect: 'manual', headers: { cookie } })
  await until(async () => (await world.sql(`select 1 from account_analyses where status = 'complete'`)).length === 1)
})
afterAll(() => world?.close())

async function called(): Promise<LoggedCall[]> {
  const answer = await fetch(`${world.sandbox.perch_url}/calls.json?handle=${handle}`)
  return ((await answer.json()) as { calls: LoggedCall[] }).calls
}

/** What was sent to the network in the account's name. */
const sent = async () => (await called()).filter(({ route }) => !route.startsWith('GET'))

test('a link on another site searches for no one on X, which would cost the user', async () => {
  const search = async (site: string) => {
    const headers = { cookie: actor.cookie, 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' }
    const page = await fetch(`${world.origin}/dashboard/people?q=coffee&everywhere`, { headers })
    expect(page.status).toBe(200)
    await page.text()
    return (await called()).filter(({ route }) => route.includes('users/search')).length
  }
  const before = await search('cross-site')
  expect(await search('same-site')).toBe(before)
  expect(await search('same-origin')).toBe(before + 1)
})

test('the words with which the user goes to the network’s page are kept', async () => {
  const [action_id = ''] = await insertDrafts(world, actor.email, handle, 1)
  const fields = { intent: 'opened', action_id, text: 'Worded by hand, on the way.', shown: await textOf(action_id) }
  await sendForm(world, '/dashboard/queue', fields, actor.cookie)
  const [draft] = await world.sql(
    'select text, opened_at is not null as opened from actions join drafts on action_id = id where id = $1',
    [action_id],
  )
  expect(draft).toEqual({ text: fields.text, opened: true })
})

const textOf = async (id: string | undefined) =>
  (await world.sql<{ text: string | null }>('select text from actions where id = $1', [id]))[0]?.text ?? ''

const last = /disconnect|logout|delete/

test('no call of the API, and no step of the bot that it starts, acts on the network', async () => {
  const [planned, ...kinds] = await insertDrafts(world, actor.email, handle, 4)
  // Addressed, as who wrote to the user is answered at any hour. Of no former run: those are not sent any more.
  await world.sql(`update actions set state = 'planned', situation = 'addressed', generation = 1000 where id = $1`, [
    planned,
  ])
  await world.sql(`update actions set kind = 'like', text = null where id = $1`, [kinds[0]])
  await world.sql(`update actions set kind = 'follow', target_id = author_id, text = null where id = $1`, [kinds[1]])
  await world.sql(`update bots set mode = 'autopilot'`)
  await insertInboxPosts(world, actor.email, 3)
  const subject: Subject = { id: actor.id, email: actor.email, handle, auth_token: 'a', ct0_token: 'b' }
  const [ending, going] = [true, false].map((ends) => endpoints.filter((one) => last.test(one.path) === ends))
  for (const endpoint of going ?? []) await ask(world, endpoint, subject, bearer(actor.access_token))
  await actor.call('POST', '/bots/start', { config: { user_id: actor.id } })
  await until(async () => {
    const [row] = await world.sql<{ state: string }>('select state from actions where id = $1', [planned])
    return row?.state === 'waiting'
  })
  const [draft, other] = kinds
    .slice(1)
    .map((id) => ({ action_id: id ?? '', text: 'In words of my own, and different.' }))
  for (const intent of ['save', 'rewrite', 'snooze-hour', 'unsnooze', 'put-back', 'send', 'opened', 'look']) {
    const shown = await textOf(draft?.action_id)
    await sendForm(world, '/dashboard/queue', { intent, ...draft, shown }, actor.cookie)
  }
  await sendForm(world, '/dashboard/queue', { intent: 'reject-rejected', ...other }, actor.cookie)
  const [asking] = await world.sql<{ id: string; text: string }>('select id, text from inbox_posts')
  const about = { inbox_id: asking?.id ?? '', said: asking?.text ?? '' }
  const byHand = { intent: 'send-done', ...about, text: 'Set 2, as ever.' }
  const held = await (await sendForm(world, `/dashboard/inbox/${asking?.id}`, byHand, actor.cookie)).text()
  expect(held).toContain('You can only send this on X itself')
  for (const endpoint of ending ?? []) {
    const answer = await ask(world, endpoint, subject, bearer(actor.access_token))
    expect([nameOf(endpoint), answer.status]).toEqual([nameOf(endpoint), expect.any(Number)])
  }
  expect(await sent()).toEqual([])
})
