import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import type { ClientSupport, Credentials, Network } from '#app/adapters/network/network.ts'
import { createNetworks, networksOf } from '#app/adapters/network/networks.ts'
import { botLabelOf, chooseBotLabel } from '#app/domain/connection/bot-label.ts'
import { connect, connectionOf, disconnect } from '#app/domain/connection/connection.ts'
import { openConnection } from '#app/domain/connection/open.ts'
import { networkSettings, networkSettingsOf } from '#app/env/networks.ts'
import { type Bench, offering, startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { newUser } from '../kit/people.ts'
import { maxWaitMs, until } from '../kit/until.ts'

const signal = () => AbortSignal.timeout(maxWaitMs)
const me = fakeAccount('1', 'finch')
const ofKind = (id: Network['id'], name: string) => ({ ...fakeNetwork(me, {}, id), name })
const tokens = (auth_token: string): Credentials => ({ kind: 'tokens', auth_token, ct0_token: 'c' })

describe('the networks of an installation', () => {
  const perch = ofKind('perch', 'Perch')
  const bluesky = ofKind('bluesky', 'Bluesky')
  const elsewhere = () => ofKind('x', 'X')

  test('pages name all of them until an account is connected, then that account’s', () => {
    const networks = networksOf([perch, bluesky], elsewhere)
    expect(networks.forUser(null).name).toBe('Perch or Bluesky')
    expect(networks.forUser('bluesky')).toBe(bluesky)
    expect(networksOf([bluesky], elsewhere).forUser(null)).toBe(bluesky)
  })

  test('one that is not offered any more keeps its name and links, and answers that it is unavailable', async () => {
    const given = z.object(networkSettings).parse({ NETWORKS: 'bluesky', PERCH_URL: 'http://perch.example' })
    const settings = networkSettingsOf(given, 'https://warble.example')
    const networks = createNetworks(settings, manualClock())
    const perch = networks.of('perch')
    expect(perch.name).toBe('Perch')
    expect(perch.accountUrl('finch')).toBe('http://perch.example/finch')
    await expect(perch.client(tokens('a')).me(signal())).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

describe('an account’s network and credentials', () => {
  let bench: Bench<Network>
  beforeAll(async () => {
    bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(me))
  })
  afterAll(() => bench?.close())

  test('the same id on another network is another account: what was planned for the first one ends', async () => {
    const user = await newUser(bench)
    await connect(bench, user, tokens('a'), null, 'manual', bench.clock.now())
    await bench.sql(
      `insert into actions (user_id, network, network_account_id, kind, target_id, author_id, author_handle, author_name,
         situation, source, state, reason, generation, created_at)
       values ($1, 'perch', '1', 'view', '2', '2', 'jay', 'Jay', 'stranger', 'auto', 'planned', '', 1, now())`,
      [user.id],
    )
    await connect({ ...bench, network: ofKind('x', 'X') }, user, tokens('b'), null, 'manual', bench.clock.now())
    const [action] = await bench.sql('select state, code from actions where user_id = $1', [user.id])
    expect(action).toEqual({ state: 'expired', code: 'disconnected' })
    expect(await bench.sql('select network from connections where user_id = $1', [user.id])).toEqual([{ network: 'x' }])
    await disconnect(bench, user.id, bench.clock.now())
  })

  test('the bot label is set on the network and remembered; where there is none it is not offered', async () => {
    const user = await newUser(bench)
    let isOn = false
    const labelled = fakeNetwork(
      me,
      {
        me: async () => ({ ...me, bot_label: isOn }),
        setBotLabel: async (wanted) => {
          isOn = wanted
        },
      },
      'bluesky',
    )
    const there = { ...bench, ...offering(labelled) }
    await connect(there, user, tokens('a'), null, 'manual', bench.clock.now())
    expect(await botLabelOf(bench.db, user.id)).toBe(false)
    await chooseBotLabel(there, user.id, true)
    expect([isOn, await botLabelOf(bench.db, user.id)]).toEqual([true, true])
    await connect(bench, user, tokens('b'), null, 'manual', bench.clock.now())
    expect(await botLabelOf(bench.db, user.id)).toBeNull()
    await expect(chooseBotLabel(bench, user.id, true)).rejects.toMatchObject({ code: 'way_not_offered' })
    await disconnect(bench, user.id, bench.clock.now())
    await expect(chooseBotLabel(bench, user.id, true)).rejects.toMatchObject({ code: 'not_connected' })
  })

  /** A network whose clients renew their credentials at each call of `me`, as `make` says. */
  function renewing(make: (newest: Credentials) => Promise<Credentials>) {
    const base = fakeNetwork(me)
    const client = (credentials: Credentials, { renew }: ClientSupport = {}) => ({
      ...base.client(credentials),
      async me() {
        await renew?.(credentials, make)
        return me
      },
    })
    return { ...base, client }
  }

  test('expired credentials are renewed once, however many need them, and kept sealed', async () => {
    const user = await newUser(bench)
    let made = 0
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const network = renewing(async () => {
      made += 1
      await held
      return tokens(`renewed ${made}`)
    })
    const deps = { ...bench, ...offering(network) }
    await connect(deps, user, tokens('old'), null, 'manual', bench.clock.now())
    const both = await Promise.all([openConnection(deps, user.id), openConnection(deps, user.id)])
    const renewed = Promise.all(both.map((connection) => connection?.client.me(signal())))
    await until(() => made === 1)
    release()
    await renewed
    expect(made).toBe(1)
    for (const connection of both) expect(connection?.credentials).toEqual(tokens('renewed 1'))
    const kept = await openConnection(deps, user.id)
    expect(kept?.credentials).toEqual(tokens('renewed 1'))
    expect(both.map((connection) => connection?.sealed)).toEqual([kept?.sealed, kept?.sealed])
    expect(kept?.sealed).not.toContain('renewed')
    await disconnect(bench, user.id, bench.clock.now())
  })

  test('credentials of an account that was disconnected meanwhile are not renewed', async () => {
    const user = await newUser(bench)
    const deps = { ...bench, ...offering(renewing(async () => tokens('never'))) }
    await connect(deps, user, tokens('old'), null, 'manual', bench.clock.now())
    const connection = await openConnection(deps, user.id)
    await disconnect(bench, user.id, bench.clock.now())
    await expect(connection?.client.me(signal())).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(await connectionOf(bench.db, user.id)).toMatchObject({ is_connected: false })
  })
})
