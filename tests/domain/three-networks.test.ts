import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { xCapabilities } from '#app/adapters/network/capabilities.ts'
import type { NetworkId } from '#app/adapters/network/network.ts'
import { networksOf } from '#app/adapters/network/networks.ts'
import { networkIds } from '#app/contract/networks.ts'
import type { Holder } from '#app/domain/account/session/recent-proof.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { recordOptOuts } from '#app/domain/bot/opt-outs/ledger.ts'
import { claimAction } from '#app/domain/bot/send/claim.ts'
import { botSettings, saveBotSettings } from '#app/domain/bot/settings/settings.ts'
import { removePerson } from '#app/domain/bot/settings/targets.ts'
import { disconnect } from '#app/domain/connection/connection.ts'
import { addPriority, avoidSeveral } from '#app/domain/contacts/change.ts'
import { deleteAccount } from '#app/domain/deletion/delete-account.ts'
import { beginExport, exportOf, openExport } from '#app/domain/export/export.ts'
import { writeExport } from '#app/domain/export/write.ts'
import type { AccountBench } from '../kit/accounts.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork, fakePost } from '../kit/fake-network.ts'
import { fullUser } from '../kit/full-user.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { newBotUser, planAction } from '../kit/people.ts'
import { toBuffer, unzip } from '../kit/zip.ts'

/** One installation offers three networks, with a user on each; ids and handles are the same on all of them. */
const me = fakeAccount('1', 'same')
const other = fakeAccount('9', 'wanted')
const clock = manualClock()
const knowing = { personBy: async () => other }
const now = () => clock.now()
const made: Record<NetworkId, FakeNetwork> = {
  perch: fakeNetwork(me, knowing, 'perch'),
  bluesky: fakeNetwork(me, {}, 'bluesky'),
  x: { ...fakeNetwork(me, {}, 'x'), capabilities: xCapabilities('https://x.com', 'approved') },
}

let bench: AccountBench
const on = (network: NetworkId) => ({ ...bench, network: made[network] }) as Bench<FakeNetwork>
let users: Record<NetworkId, SessionUser>

beforeAll(async () => {
  const started = await startBench(inject('postgres'), clock, made.perch)
  const networks = networksOf(Object.values(made), (id) => made[id])
  bench = { ...started, networks }
})
afterAll(() => bench?.close())
beforeEach(async () => {
  await bench.sql('truncate actions, opt_outs cascade')
  await bench.sql('delete from users')
  clock.set('2026-06-15T09:00:00Z')
  const entries = networkIds.map(async (id) => [id, await newBotUser(on(id), me, { max_actions_per_hour: 4 })] as const)
  users = Object.fromEntries(await Promise.all(entries)) as Record<NetworkId, SessionUser>
})

/** Whether the user's bot may answer who addressed the account: `ok`, or why not. */
async function answers(network: NetworkId, author = other): Promise<string> {
  const post = fakePost({ network, at: now(), author })
  const action = await planAction(on(network), users[network].id, me.id, 'reply', { post, situation: 'addressed' })
  const claim = await claimAction(bench.db, made[network], action, now())
  return claim.claimed ? 'ok' : claim.code
}
const somebody = () => fakeAccount(`${Math.random()}`.slice(2, 10), 'somebody')

describe('on three networks at once', () => {
  test('three replies a person and day, and the limits of an hour, are each user’s own', async () => {
    for (const _reply of [1, 2, 3]) expect(await answers('perch')).toBe('ok')
    expect(await answers('perch')).toBe('author_today')
    expect(await answers('bluesky')).toBe('ok')
    expect(await answers('x')).toBe('ok')
    expect(await answers('perch', somebody())).toBe('ok')
    expect(await answers('perch', somebody())).toBe('hour_limit')
    expect(await answers('bluesky', somebody())).toBe('ok')
  })

  test('who asks for no contact on one network is another person on the others', async () => {
    const stop = fakePost({ network: 'bluesky', at: now(), author: other, text: 'Please stop replying to me.' })
    await recordOptOuts(bench.db, made.bluesky, users.bluesky.id, me, [stop], now())
    expect(await answers('bluesky')).toBe('opted_out')
    expect(await answers('perch')).toBe('ok')
    expect(await answers('x')).toBe('ok')
  })

  test('an export has what is the user’s own, and a deletion leaves the others as they were', async () => {
    const full = { perch: await fullUser(bench), bluesky: await fullUser(bench), x: await fullUser(bench) }
    for (const [network, { id }] of Object.entries(full))
      for (const table of ['connections', 'account_analyses', 'actions'])
        await bench.sql(`update ${table} set network = $2, network_account_id = 'same' where user_id = $1`, [
          id,
          network,
        ])
    const holder: Holder = {
      session_id: full.bluesky.session_id,
      user: { id: full.bluesky.id, email: full.bluesky.email } as Holder['user'],
    }
    await bench.sql('delete from exports')
    await beginExport(bench, holder, now())
    const [row] = await bench.sql<{ id: string }>('select id from exports')
    await writeExport(bench, row?.id ?? '', { isLast: false, signal: new AbortController().signal })
    expect((await exportOf(bench.db, full.bluesky.id, now()))?.state).toBe('ready')
    const files = await unzip(await toBuffer((await openExport(bench.db, holder, now()))?.parts))
    const data: Record<string, { network: string }[]> = JSON.parse(files['data.json'] ?? '')
    for (const table of ['connections', 'account_analyses', 'actions'])
      expect(data[table]?.map(({ network }) => network)).toEqual(['bluesky'])
    for (const { handle, email } of [full.perch, full.x])
      for (const word of [handle, email]) expect(files['data.json']).not.toContain(word)
    await deleteAccount(bench, holder, { password: full.bluesky.password }, now())
    const left = await bench.sql<{ network: string }>(
      `select network from connections where network_account_id = 'same' order by network`,
    )
    expect(left.map(({ network }) => network)).toEqual(['perch', 'x'])
  })
})

describe('people whom a user names', () => {
  const as = (network: NetworkId | null): SessionUser => ({ ...users.perch, network })
  const leaveAlone = (network: NetworkId | null, people: string[]) =>
    avoidSeveral(bench.db, bench.networks.forUser(network), as(network), people, now())
  const words = async (network: NetworkId) => (await botSettings(bench.db, made[network], as(network))).avoid
  const listed = async (network: NetworkId, list = 'person') =>
    (
      await bench.sql<{ value: string }>(
        'select value from bot_terms where user_id = $1 and list = $2 and (network is null or network = $3) order by added_at, value',
        [users.perch.id, list, network],
      )
    ).map(({ value }) => value)
  const field = (work: Promise<unknown>) =>
    work.then(
      () => null,
      ({ fields, details }) => ({ ...fields, ...details }),
    )

  test('are left alone on their network only; words hold on all', async () => {
    await leaveAlone('perch', ['wanted'])
    const { plan: _plan, ...settings } = await botSettings(bench.db, made.perch, as('perch'))
    await saveBotSettings(bench.db, made.perch, as('perch'), { ...settings, avoid: ['crypto'] }, now())
    expect(await answers('perch')).toBe('avoided_person')
    expect(await listed('x')).toEqual([])
    await leaveAlone('x', ['someone'])
    expect(await listed('perch')).toEqual(['wanted'])
    expect(await words('x')).toEqual(['crypto'])
    // The same user goes on with an account on X: there the handle is somebody else's.
    await bench.sql(`update connections set network = 'x', network_account_id = '2' where user_id = $1`, [
      users.perch.id,
    ])
    const post = fakePost({ network: 'x', at: now(), author: other })
    const action = await planAction(on('x'), users.perch.id, '2', 'reply', { post, situation: 'addressed' })
    expect(await claimAction(bench.db, made.x, action, now())).toMatchObject({ claimed: true })
  })

  test('who were named before an account was connected are left alone wherever that is', async () => {
    await disconnect(bench, users.perch.id, now())
    await leaveAlone(null, ['wanted', 'wanted.bsky.social'])
    expect(await listed('perch')).toEqual(['wanted', 'wanted.bsky.social'])
    await removePerson(bench.db, users.perch.id, 'person', { handle: 'wanted', network: 'bluesky' })
    expect(await listed('bluesky')).toEqual(['wanted.bsky.social'])
    expect(await listed('perch')).toEqual(['wanted.bsky.social'])
  })

  test('have the handles of their network: words of Perch and X, domain names of Bluesky', async () => {
    const domain = 'coach.example.com'
    expect(await field(leaveAlone('bluesky', ['wanted']))).toMatchObject({ people: expect.stringContaining('wanted') })
    expect(await field(leaveAlone('perch', [domain]))).toMatchObject({ people: expect.stringContaining(domain) })
    await leaveAlone('bluesky', [domain])
    const add = (network: NetworkId, handle: string) =>
      addPriority(bench, made[network], users[network], { handle, author_id: null })
    expect(await field(add('bluesky', 'wanted'))).toMatchObject({ text: expect.stringContaining('bsky.social') })
    expect(await field(add('x', 'a.b.com'))).toMatchObject({ text: expect.stringContaining('underscores') })
    await add('perch', 'wanted')
    expect(await listed('perch', 'target')).toEqual(['wanted'])
    expect(await listed('x', 'target')).toEqual([])
    await removePerson(bench.db, users.perch.id, 'target', { handle: 'wanted', network: 'x' })
    expect(await listed('perch', 'target')).toEqual(['wanted'])
  })
})
