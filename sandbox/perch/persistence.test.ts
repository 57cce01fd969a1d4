import { appendFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseArchive } from './import.ts'
import { ManualClock, newJournal, request, runPerch, signIn, signUp } from './testing/perch-fixture.ts'

it('restores accounts, tokens, posts, likes, follows and views, even if the last journal line is incomplete', async () => {
  const clock = new ManualClock()
  const journal = newJournal()
  const first = await runPerch({ journal, clock })
  const ann = await signUp(first, 'ann')
  const roaster = await signIn(first, 'finchroast')
  const latest = (await ann.call('GET', `/2/users/${roaster.id}/tweets?max_results=5`)).body.data[0]?.id ?? ''
  const made = await ann.call('POST', '/2/tweets', { text: 'Will this last?' })
  await ann.call('POST', `/2/users/${ann.id}/likes`, { tweet_id: latest })
  await ann.call('POST', `/2/users/${ann.id}/following`, { target_user_id: roaster.id })
  await ann.call('POST', `/2/users/${ann.id}/profile_views`, { target_user_id: roaster.id })
  const ledger = (await request(`${first.url}/ledger.json`, 'GET', {})).body.entries
  await first.close()
  appendFileSync(journal, '{"type":"posted","at":"2026-06')

  for (let start = 0; start < 2; start += 1) {
    const again = await runPerch({ journal, clock })
    const call = (path: string) => request(again.url + path, 'GET', { cookie: ann.cookie, 'x-csrf-token': ann.ct0 })
    expect((await call('/2/users/me')).body.data).toEqual({ id: ann.id, name: 'ann', username: 'ann' })
    expect((await call(`/2/tweets/${made.body.data.id}`)).body.data.text).toBe('Will this last?')
    expect((await call(`/2/users/${ann.id}/liked_tweets`)).body.data.map(({ id }) => id)).toEqual([latest])
    expect((await call(`/2/users/${ann.id}/following`)).body.data.map(({ id }) => id)).toEqual([roaster.id])
    expect((await request(`${again.url}/ledger.json`, 'GET', {})).body.entries).toEqual(ledger)
    expect((await signIn(again, 'finchroast')).ct0).toBe(roaster.ct0)
    await again.close()
  }
})

it('gives a ready account the same tokens whatever the size of the population', async () => {
  const [one, two] = await Promise.all([runPerch({ people: 3 }), runPerch({ people: 30 })])
  expect((await signIn(one, 'stackharbor')).cookie).toBe((await signIn(two, 'stackharbor')).cookie)
  await Promise.all([one.close(), two.close()])
})

it('imports a timeline into a new account, replaces it with a second import, and rejects an invalid date', async () => {
  const perch = await runPerch({ people: 5 })
  const posts = [
    { text: 'Second', created_at: '2026-01-02T10:00:00.000Z' },
    { text: 'First', created_at: '2008-01-02T10:00:00.000Z' },
  ]
  expect((await request(`${perch.url}/import`, 'POST', {}, { handle: 'archivist', posts })).status).toBe(201)
  const archivist = await signIn(perch, 'archivist')
  const texts = async () =>
    (await archivist.call('GET', `/2/users/${archivist.id}/tweets`)).body.data.map(({ text }) => text)
  expect(await texts()).toEqual(['Second', 'First'])
  await request(
    `${perch.url}/import`,
    'POST',
    {},
    { handle: 'archivist', posts: [{ text: 'Only', created_at: '2026-02-02T10:00:00Z' }] },
  )
  expect(await texts()).toEqual(['Only'])
  const wrong = await request(
    `${perch.url}/import`,
    'POST',
    {},
    { handle: 'archivist', posts: [{ text: 'x', created_at: 'once' }] },
  )
  expect(wrong.status).toBe(400)
  await perch.close()
})

it('parses archives and names the invalid line or entry', () => {
  const archive =
    'window.YTD.tweets.part0 = [ { "tweet" : { "full_text" : "Tea &amp; toast", "created_at" : "Wed Oct 10 20:19:24 +0000 2018" } } ]'
  expect(parseArchive(archive)).toEqual([{ text: 'Tea & toast', created_at: '2018-10-10T20:19:24.000Z' }])
  const line = JSON.stringify({ text: 'Hello', created_at: '2026-01-01' })
  expect(parseArchive(`${line}\n\n${line}\n`)).toHaveLength(2)
  expect(() => parseArchive(`${line}\nnot json`)).toThrow('line 2: not JSON')
  expect(() => parseArchive(`${line}\n{"text":"x"}`)).toThrow(/^line 2: created_at/)
  expect(() => parseArchive('window.YTD.tweets.part0 = [ {"tweet":{}} ]')).toThrow(/entry 1/)
  expect(() => parseArchive('window.YTD.tweets.part0 = [\n oops')).toThrow(/tweets.js/)
})
