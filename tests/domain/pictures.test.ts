import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { loadPicture, notePictures } from '#app/domain/pictures/pictures.ts'
import { day, hour } from '#app/domain/time.ts'
import { avatarPngOf } from '../../sandbox/perch/pages/avatar-png.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { newUser } from '../kit/people.ts'

let server: Server
let bench: Bench<FakeNetwork> & { clock: ManualClock }
let origin: string
let [one, other]: SessionUser[] = []
const asked: string[] = []
let isUp = true

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (!isUp) response.statusCode = 503
    response.end(avatarPngOf('somebody'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const network = { ...fakeNetwork(fakeAccount('1', 'me')), picture_origin: origin }
  bench = await startBench(inject('postgres'), manualClock(), network)
  ;[one, other] = [await newUser(bench), await newUser(bench)]
})
afterAll(async () => {
  server.close()
  await bench?.close()
})
beforeEach(async () => {
  await bench.sql('truncate people_pictures, picture_files, rate_limits')
  asked.length = 0
  isUp = true
})

const person = (picture: string | null) => ({ ...fakeAccount('7', 'Ann_Lee'), picture })
const note = (user: SessionUser | undefined, picture: string | null) =>
  notePictures(bench.db, bench.network.id, user?.id ?? '', [person(picture)], bench.clock.now())
const load = (user: SessionUser | undefined, handle = 'ann_lee', network: string = bench.network.id) =>
  loadPicture(bench, user?.id ?? '', network, handle, bench.clock.now())

test('only who has met someone sees their picture, which is fetched once', async () => {
  await note(one, `${origin}/ann.png`)
  const [first, again, different, unknown] = [
    await Promise.all([load(one), load(one, 'Ann_Lee')]),
    await load(one),
    await load(other),
    await load(one, 'ann_lee', 'nowhere'),
  ]
  for (const picture of [...first, again]) expect(picture).toMatchObject({ type: 'image/png' })
  expect([different, unknown, asked]).toEqual([null, null, ['/ann.png']])
})

test('what one user’s server says of someone is not what another sees', async () => {
  await note(one, `${origin}/ann.png`)
  await note(other, `${origin}/false.png`)
  await load(one)
  expect(asked).toEqual(['/ann.png'])
})

test('a server that invents people without end fills no more than a user’s share', async () => {
  await bench.sql(
    `insert into people_pictures (user_id, network, handle, address, seen_at)
     select $1, $2, 'invented' || n, 'https://a.test/p.png', $3 from generate_series(1, 20000) n`,
    [one?.id, bench.network.id, bench.clock.now()],
  )
  await note(one, `${origin}/ann.png`)
  await note(other, `${origin}/ann.png`)
  expect([await load(one), await load(other)]).toEqual([null, expect.anything()])
})

test('another site’s address is never asked, and a new address replaces the old', async () => {
  await note(one, 'http://127.0.0.1:1/ann.png')
  expect(await load(one)).toBeNull()
  await note(one, `${origin}/new.png`)
  expect(await load(one)).toMatchObject({ type: 'image/png' })
  expect(asked).toEqual(['/new.png'])
})

test('a picture that could not be had is asked for again after a day', async () => {
  isUp = false
  await note(one, `${origin}/ann.png`)
  expect([await load(one), await load(one), asked.length]).toEqual([null, null, 1])
  isUp = true
  bench.clock.forward(day)
  expect([await load(one), asked.length]).toEqual([expect.objectContaining({ type: 'image/png' }), 2])
})

test('one user has 300 pictures an hour fetched, from wherever their server says they are', async () => {
  for (let at = 0; at < 302; at += 1) {
    await note(one, `${origin}/ann.png?n=${at}`)
    await load(one)
  }
  expect([await load(one), asked.length]).toEqual([null, 300])
  await note(other, `${origin}/ann.png`)
  expect(await load(other)).toMatchObject({ type: 'image/png' })
  // What is kept is shown.
  await note(one, `${origin}/ann.png`)
  expect(await load(one)).toMatchObject({ type: 'image/png' })
  bench.clock.forward(hour)
  await note(one, `${origin}/later.png`)
  expect(await load(one)).toMatchObject({ type: 'image/png' })
})

test('of all files, the newest 20,000 are kept', async () => {
  await bench.sql(
    `insert into picture_files (address, media_type, bytes, fetched_at)
     select 'https://a.test/' || n, null, null, $1::timestamptz - n * interval '1 second' from generate_series(1, 20010) n`,
    [bench.clock.now()],
  )
  await note(one, `${origin}/ann.png`)
  expect(await load(one)).toMatchObject({ type: 'image/png' })
  const rows = await bench.sql(`select count(*)::int as all, bool_or(address = $1) as newest from picture_files`, [
    `${origin}/ann.png`,
  ])
  expect(rows).toEqual([{ all: 20_000, newest: true }])
})
