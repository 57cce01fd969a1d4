import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { textHas } from '#app/domain/text-search.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { seeded, seedOf } from '../kit/random.ts'

let bench: Bench<FakeNetwork>
beforeAll(async () => {
  bench = await startBench(
    inject('postgres'),
    manualClock('2026-06-14T18:30:00Z'),
    fakeNetwork(fakeAccount('1', 'none')),
  )
})
afterAll(() => bench?.close())

async function isFound(word: string, text: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select ${textHas(sql`given.text`, word)} as found from (select ${text}::text as text) as given`.execute(bench.db)
  return rows[0]?.found ?? false
}

const same: [string, string][] = [
  ['istanbul', 'İSTANBUL’da kahve'],
  ['İSTANBUL', 'istanbul'],
  ['ışık', 'IŞIK'],
  ['москва', 'МОСКВА'],
  ['елка', 'Ёлка'],
  ['zoe', 'Zoë'],
  ['naïve', 'a naive thought'],
  ['café', 'cafe\u0301 au lait'],
  ['cafe\u0301', 'café au lait'],
  ['strasse', 'Die STRAẞE'],
  ['straße', 'STRASSE'],
  ['Łódź', 'lodz'],
  ['ＡＢＣ', 'abc'],
  ['ｶﾌｪ', 'カフェ'],
  ['five', 'ﬁve'],
  ['σοφος', 'ΣΟΦΌΣ'],
  ['مرحبا', 'مَرْحَبًا'],
  ['한국', '한국'.normalize('NFD')],
  ['nguyen', 'NGUYỄN'],
  ['“quoted', 'it’s “Quoted”'],
  ['👩‍🚀', 'up 👩‍🚀!'],
]
test.each(same)('“I searched for %s and it did not find %s”', async (word, text) => {
  expect(await isFound(word, text)).toBe(true)
})

test.each([
  ['istanbul', 'Ankara'],
  ['C++', 'C is fine'],
  ['%', 'all of it'],
  ['50%', '50 of 100'],
  ['_', 'a b'],
  ['\\', 'a/b'],
  ['Ünlü', 'unlike'],
])('%s is not in %s', async (word, text) => expect(await isFound(word, text)).toBe(false))

test('what is found in a text is found in it among others, in capitals and composed otherwise', async () => {
  const random = seeded(seedOf(20_261_129))
  for (let turn = 0; turn < 60; turn += 1) {
    const [word, text] = random.pick(same)
    const form = random.pick(['NFC', 'NFD'])
    const around = `${random.pick(same)[1]} ${random.chance(0.5) ? text.toUpperCase() : text} ${random.pick(same)[1]}`
    expect([word, around, await isFound(word.normalize(form), around)]).toEqual([word, around, true])
  }
})
