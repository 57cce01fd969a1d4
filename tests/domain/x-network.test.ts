import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { capability, type Network, type OAuthCredentials } from '#app/adapters/network/network.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { connect, disconnect } from '#app/domain/connection/connection.ts'
import { openConnection } from '#app/domain/connection/open.ts'
import { revokeCredentials } from '#app/domain/connection/revoke.ts'
import { networkDays } from '#app/domain/metering/network-usage.ts'
import { operate } from '#app/operator/commands.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { clickThere } from '../kit/by-hand.ts'
import { lookForMentions } from '../kit/look.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, newUser, runBot } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'
import { maxWaitMs } from '../kit/until.ts'
import { type XBench, xBench } from '../kit/x.ts'

const handle = 'finchroast'
const signal = () => AbortSignal.timeout(maxWaitMs)

let clock: ManualClock
let x: XBench
let bench: Bench<Network>
let user: SessionUser

beforeAll(async () => {
  clock = manualClock()
  x = await xBench(clock)
  bench = await startBench(inject('postgres'), clock, x.network)
  user = await newUser(bench)
  await connectAgain()
})
afterEach(() => x.policy.set({ on: true, credit: null, post_cap: null }))
afterAll(async () => {
  await bench?.close()
  await x?.close()
})

async function connectAgain(): Promise<void> {
  await connect(bench, user, await x.consent(handle), null, 'oauth', clock.now())
}

async function opened() {
  const connection = await openConnection(bench, user.id)
  if (!connection) throw new Error('The connection is closed.')
  return connection
}

const stateOf = async () => {
  const [row] = await bench.sql<{ state: string; paused_until: Date | null }>(
    'select state, paused_until from connections where user_id = $1',
    [user.id],
  )
  return row
}

/** A post by somebody else; `text` may name the account. */
async function written(text: string): Promise<string> {
  const other = await x.person('pennywren')
  return (await other.call('POST', '/2/tweets', { text })).body.data.id
}

const since = () => new Date(clock.now().getTime() - 60_000)

test('answers who mentioned the account, finds the answer, and takes it back', async () => {
  const { client, network_account_id: id } = await opened()
  const asking = await written(`Which beans today, @${handle}?`)
  const mentions = await client.mentions(id, null, signal())
  expect(mentions.map((post) => post.id)).toContain(asking)
  const target = { kind: 'reply' as const, target_id: asking, text: 'A washed one from Huila, on the filter.' }
  const result_id = await client.perform(id, target, signal())
  expect(await client.find(id, target, since(), signal())).toEqual({ happened: 'yes', result_id })
  await client.undo(id, { ...target, result_id }, signal())
  expect(await client.find(id, target, since(), signal())).toEqual({ happened: 'no' })
})

test('X leaves an answer to a stranger to the user, and takes no like', async () => {
  const { client, network_account_id: id } = await opened()
  const target_id = await written('The river is high today.')
  const perform = (kind: 'reply' | 'like') =>
    client.perform(id, { kind, target_id, text: 'Take care there.' }, signal())
  await expect(perform('reply')).rejects.toMatchObject({ kind: 'needs_user' })
  // The consent does not even ask for likes.
  await expect(perform('like')).rejects.toMatchObject({ kind: 'refused' })
})

test('what only a click may do leads to X’s own pages, and nothing is automatic without the approval’s reference', async () => {
  const target = { kind: 'reply' as const, target_id: '17', text: 'Well said & true', author_handle: 'pennywren' }
  const link = (kind: 'reply' | 'like' | 'follow', target_id: string) =>
    capability(x.network, kind, 'stranger').clickUrl?.({ ...target, kind, target_id }) ?? ''
  expect(link('reply', '17')).toBe(`${x.url}/intent/tweet?in_reply_to=17&text=Well+said+%26+true`)
  expect(link('like', '17')).toBe(`${x.url}/intent/like?tweet_id=17`)
  expect(link('follow', '18')).toBe(`${x.url}/intent/follow?screen_name=pennywren`)
  expect(capability(x.network, 'reply', 'addressed').permission).toBe('auto')
  expect(capability(x.network, 'view', 'stranger').permission).toBe('no')
  const unapproved = await xBench(clock, { approval: null })
  expect(capability(unapproved.network, 'reply', 'addressed').permission).toBe('click')
  await unapproved.close()
})

const place = (row: string) => ({ table: 'connections', column: 'credentials', row }) as const

async function stored(): Promise<OAuthCredentials & { row: string }> {
  const [found] = await bench.sql<{ id: string; credentials: string }>('select id, credentials from connections')
  if (!found) throw new Error('Nothing is connected.')
  return { ...JSON.parse(bench.seals.open(found.credentials, place(found.id))), row: found.id }
}

test('two workers that find the token expired renew it once, and neither loses the new one', async () => {
  const before = await stored()
  clock.forward(3 * 3_600_000)
  const workers = await Promise.all(Array.from({ length: 8 }, opened))
  const accounts = await Promise.all(workers.map(({ client }) => client.me(signal())))
  expect(new Set(accounts.map((account) => account.handle))).toEqual(new Set([handle]))
  const after = await stored()
  expect(after.refresh_token).not.toBe(before.refresh_token)
  clock.forward(3 * 3_600_000)
  expect((await (await opened()).client.me(signal())).handle).toBe(handle)
})

test('a token that another worker has replaced is exchanged for the new one within a call', async () => {
  const slow = await opened()
  const { row, ...current } = await stored()
  const expired = { ...current, expires_at: clock.now().toISOString() }
  const credentials = bench.seals.seal(JSON.stringify(expired), place(row))
  await bench.sql('update connections set credentials = $1', [credentials])
  await (await opened()).client.me(signal())
  expect((await stored()).access_token).not.toBe(current.access_token)
  const called = (await x.calls(handle)).length
  expect((await slow.client.me(signal())).handle).toBe(handle)
  expect((await x.calls(handle)).length).toBe(called + 1)
})

test('402 and the month’s cap pause the connection for an hour, and nothing is called meanwhile', async () => {
  await insertAnalysis(bench, user.id, await (await opened()).client.me(signal()))
  await runBot(bench, user.id)
  for (const trouble of [{ credit: 0 }, { post_cap: 0 }]) {
    x.policy.set(trouble)
    const result = await stepOnce(bench)
    const why = 'This site has used up its paid X allowance.'
    expect(result?.note).toContain(why)
    expect(await lookForMentions(bench, user.id)).toMatch(new RegExp(`^${why}.* every hour\\.$`))
    expect((await stateOf())?.paused_until).toEqual(new Date(clock.now().getTime() + 3_600_000))
    const called = (await x.calls(handle)).length
    clock.forward(30 * 60_000)
    await stepOnce(bench)
    expect((await x.calls(handle)).length).toBe(called)
    x.policy.set({ credit: null, post_cap: null })
    clock.forward(31 * 60_000)
  }
})

test('a day’s budget stops searching, not listening; what was read is counted as X counts it', async () => {
  await bench.sql('delete from network_usage')
  await bench.sql('delete from network_usage_total')
  clock.set('2026-06-17T09:00:00Z')
  const { client, network_account_id: id } = await opened()
  const before = Number(x.policy.usage(1).project_usage)
  let searches = 0
  const search = async () => {
    const found = await client.search(['coffee', 'the', 'and'], 60, signal())
    searches += 1
    return found
  }
  for (;;) {
    const refused = await search().then(
      () => null,
      (error) => error,
    )
    if (refused) {
      expect(refused).toMatchObject({ name: 'OverBudget', retryAt: new Date(clock.now().getTime() + 3_600_000) })
      break
    }
  }
  expect(searches).toBeGreaterThan(0)
  // What is left is for other reads, and for the searches of later hours.
  await client.posts(id, 5, signal())
  clock.forward(4 * 3_600_000)
  await search()
  const asking = await written(`And with milk, @${handle}?`)
  expect((await client.mentions(id, null, signal())).map((post) => post.id)).toContain(asking)
  const [day] = await networkDays(bench.db, 1)
  expect(day?.posts).toBe(Number(x.policy.usage(1).project_usage) - before)
  expect(day?.micros).toBeGreaterThan(0)
  const shown = await operate(bench, ['network-costs'], clock.now())
  expect(shown.lines.join('\n')).toContain(`${day?.posts} posts`)
})

test('a bot whose budget is used up still reads its mentions, and says why it looks for nothing else', async () => {
  await bench.sql(`update network_usage set micros = 1000000`)
  await bench.sql(`update bots set due_at = $1, act_at = null`, [clock.now()])
  const before = (await x.calls(handle)).length
  const result = await stepOnce(bench)
  expect(result?.note).toContain('budget')
  const last = (await x.calls(handle)).slice(before).map(({ route }) => route)
  expect(last).toContain('GET /2/users/:id/mentions')
  expect(last).not.toContain('GET /2/tweets/search/recent')
})

test('a mention is paid for twice while the bot rests, the second time for others that X lists late, however often it is looked for', async () => {
  await lookForMentions(bench, user.id)
  const read = async () => {
    const [row] = await bench.sql<{ posts: number }>('select coalesce(sum(posts), 0)::int as posts from network_usage')
    return row?.posts ?? 0
  }
  const before = await read()
  for (const what of ['oat milk', 'soy milk', 'water']) await written(`And with ${what}, @${handle}?`)
  await lookForMentions(bench, user.id)
  expect(await read()).toBeGreaterThan(before)
  clock.forward(16 * 60_000)
  await lookForMentions(bench, user.id)
  const twice = await read()
  await lookForMentions(bench, user.id)
  clock.forward(60_000)
  await bench.sql('update bots set due_at = $1, act_at = $2, mentions_since = null', [
    clock.now(),
    new Date(clock.now().getTime() + 7_200_000),
  ])
  expect(await stepOnce(bench)).not.toBeNull()
  expect((await x.calls(handle)).at(-1)?.route).toBe('GET /2/users/:id/mentions')
  expect(await read()).toBe(twice)
})

test('what the user did on X’s pages is looked for within the budget only', async () => {
  const { client, network_account_id: id } = await opened()
  const person = await x.person(handle)
  const [liked, ignored] = [await written('Rain on the roof.'), await written('Sun on the roof.')]
  await clickThere(person, `${x.url}/intent/like?tweet_id=${liked}`)
  const look = (target_id: string) => client.seen?.(id, { kind: 'like', target_id, text: null }, since(), signal())
  await bench.sql('update network_usage set micros = 0')
  expect([await look(liked), await look(ignored)]).toEqual([{ happened: 'yes', result_id: null }, { happened: 'no' }])
  await bench.sql('update network_usage set micros = 1000000')
  const called = (await x.calls(handle)).length
  await expect(look(liked)).rejects.toMatchObject({ name: 'OverBudget' })
  expect((await x.calls(handle)).length).toBe(called)
})

test('whether a person is followed is asked while the budget covers one person', async () => {
  const { client, network_account_id: id } = await opened()
  const { data } = (await (await x.person('pennywren')).call('GET', '/2/users/me')).body
  const look = () => client.seen?.(id, { kind: 'follow', target_id: data.id, text: null }, since(), signal())
  await bench.sql('update network_usage set micros = 990000')
  expect(await look()).toEqual({ happened: 'no' })
  await expect(look()).rejects.toMatchObject({ name: 'OverBudget' })
})

test('the installation’s budget holds over all users, and is given back for what was not read', async () => {
  const frugal = await xBench(clock, { budget: { of_user: 1_000_000, of_all: 300_000 } })
  const other = await startBench(inject('postgres'), clock, frugal.network)
  const names = ['finchroast', 'pennywren', 'stackharbor']
  const clients = await Promise.all(
    names.map(async (name) => {
      const one = await newUser(other)
      await connect(other, one, await frugal.consent(name), null, 'oauth', clock.now())
      const connection = await openConnection(other, one.id)
      return connection?.client
    }),
  )
  const found = await Promise.allSettled(clients.map((client) => client?.search(['nothing like it'], 20, signal())))
  expect(found.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
  const [day] = await networkDays(other.db, 1)
  // Each connecting read one person.
  expect(day).toMatchObject({ posts: 0, users: names.length, micros: names.length * 10_000 })
  await other.close()
  await frugal.close()
})

test('a consent that the user revoked on X closes the connection', async () => {
  await x.revokeAll(handle)
  await bench.sql(`update bots set state = 'running', due_at = $1, act_at = null`, [clock.now()])
  await stepOnce(bench)
  expect(await stateOf()).toMatchObject({ state: 'closed' })
})

test('disconnecting gives the consent back', async () => {
  await connectAgain()
  const client = x.network.client((await opened()).credentials)
  expect((await client.me(signal())).handle).toBe(handle)
  await disconnect(bench, user.id, clock.now())
  const jobs = await bench.sql<{ data: Parameters<typeof revokeCredentials>[1] }>(
    `select data from jobs.job where name = 'connection.revoke'`,
  )
  const [job] = jobs
  if (!job) throw new Error('There is no job.')
  expect(JSON.stringify(job.data)).not.toContain('perch_refresh')
  await revokeCredentials(bench, job.data)
  await expect(client.me(signal())).rejects.toMatchObject({ kind: 'unauthorized' })
  await revokeCredentials(bench, job.data)
})
