import { expect, test } from 'vitest'
import { checkDraft } from '#app/adapters/model/checks.ts'
import { nobody } from '#app/adapters/model/likeness.ts'
import { isStandIn, standInModel } from '#app/content/stand-in.ts'
import { reply } from '../../sandbox/model/reply.ts'
import * as standIn from '../../sandbox/model/server.ts'
import { banksByNiche } from '../../sandbox/perch/people/banks.ts'
import { fill } from '../../sandbox/perch/people/grammar.ts'
import { randomFrom } from '../../sandbox/perch/people/random.ts'
import { post } from '../kit/mind/llm.ts'
import { plainProfile } from '../kit/people.ts'

test('at least 98% of the stand-in’s replies pass the draft checks', () => {
  const faulty: string[] = []
  const loud: string[] = []
  let written = 0
  for (const { patterns, vocabulary } of banksByNiche.values())
    for (const pattern of patterns)
      for (let at = 0; at < 4; at += 1) {
        const { text } = fill(pattern, vocabulary, randomFrom(pattern, at))
        const { text: draft } = reply({ post: { text }, profile: plainProfile, max_length: 280 })
        const checked = checkDraft(String(draft), {
          post: post(text),
          profile: plainProfile,
          recent: nobody,
          maxLength: 280,
        })
        written += 1
        if (String(draft).includes('!')) loud.push(String(draft))
        if (!checked.ok) faulty.push(`${checked.code}: ${text} => ${draft}`)
      }
  expect(written).toBeGreaterThan(1_000)
  // The profile's posts have no exclamation marks.
  expect(loud).toEqual([])
  expect(faulty.length / written, faulty.join('\n')).toBeLessThan(0.02)
})

test('the stand-in’s reason quotes the post that it replied to', () => {
  const text =
    'Fixed a lack of sweetness on the V60 on the late shift by resting the bag ten more days. Wish I had tried that first.'
  const { reason } = reply({ post: { text }, profile: plainProfile, max_length: 280 })
  const [, quoted = ''] = /^It (?:picks up|takes up) “(.+)”(?: from their post)?\.$/.exec(String(reason)) ?? []
  expect(text).toContain(quoted)
  expect(quoted.length).toBeGreaterThan(4)
})

test('the stand-in follows the profile’s length, case and emoji', () => {
  const text = 'Hung a rook in a winning position again. 1255 is my spiritual home.'
  const voiced = (change: object, most = 280) => {
    const profile = { ...plainProfile, voice: { ...plainProfile.voice, ...change } }
    return Array.from({ length: 8 }, () => String(reply({ post: { text }, profile, max_length: most }).text))
  }
  for (const drafted of voiced({ lower_case: true })) expect(drafted).toBe(drafted.toLowerCase())
  expect(voiced({ uses_emoji: true }).some((drafted) => drafted.endsWith('♟️'))).toBe(true)
  expect(voiced({}).some((drafted) => /\p{Extended_Pictographic}/u.test(drafted))).toBe(false)
  for (const drafted of voiced({}, 70)) expect(drafted.length).toBeLessThanOrEqual(70)
  expect(new Set(voiced({}).concat(voiced({}))).size).toBeGreaterThan(2)
})

test('Warble recognises the stand-in by its model name and its path', () => {
  expect(standIn.standInModel).toBe(standInModel)
  expect(isStandIn(`http://127.0.0.1:4399${standIn.standInPath}`, 'other')).toBe(true)
  expect(isStandIn('https://api.example.com/v1', 'gpt-4o-mini')).toBe(false)
})
