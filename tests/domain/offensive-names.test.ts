import { describe, expect, test } from 'vitest'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import type { Engage } from '#app/adapters/model/mind.ts'
import { steeredMind } from '#app/domain/bot/decide/steered-mind.ts'
import type { Terms } from '#app/domain/bot/settings/terms.ts'
import { person, post, profile, testNow } from '../kit/mind/posts.ts'

const noTerms: Terms = { look_for: [], avoid: [], people: [], targets: [], never_say: [] }
const engage: Engage = { verdict: 'engage', score: 0.8, reason: 'A test.' }
/** Whatever the post is, as a language model may find; names and bios are read by the embedded mind. */
const willing = { ...embeddedMind(), judge: async () => engage }
const judge = (who: Parameters<typeof person>[0], terms = noTerms) =>
  steeredMind(willing, terms).judge(
    post('Thanks for the tip, my espresso is so much better.', { author: person(who) }),
    profile('coffee'),
    testNow,
    new AbortController().signal,
  )

describe('the user decides whether they are seen beside', () => {
  test.each([
    { display_name: 'Kill all Jews 1488' },
    { display_name: 'XXX teen porn 18+' },
    { display_name: 'Rape is fun' },
    { display_name: 'Ｎａｚｉｓ' },
    { display_name: 'Neo Nazis' },
    { display_name: 'n a​z i s' },
    { display_name: 'Hitl3r fan' },
    { display_name: 'Pedo and proud' },
    { display_name: 'Death to Muslims' },
    { display_name: 'Gas the Jews' },
    { display_name: 'Sieg Heil 卐' },
    { display_name: 'Trannies are groomers' },
    { display_name: 'Juden raus' },
    { handle: 'heilhitler88k' },
    { handle: 'gasthejewsk' },
    { display_name: 'Hang all immigrants' },
    { display_name: 'Whore' },
    { display_name: 'Retard' },
    { display_name: 'Holocaust never happened' },
    { handle: 'white_power_hitler' },
    { bio: 'Proud Nazi. White power.' },
    { bio: 'All women are stupid whores and I hate every one of them.' },
  ])('%j, whatever the post says', async (who) => {
    expect(await judge(who)).toEqual({
      verdict: 'doubt',
      code: 'hostile',
      otherwise: engage,
      reason: 'In doubt: their name or bio may offend, so it’s your decision.',
    })
  })
})

test.each([
  { display_name: 'Scunthorpe United' },
  { display_name: 'friend' },
  { display_name: 'Nobody' },
  { display_name: 'Proud Muslim dad' },
  { display_name: 'Emily Dickinson' },
  { display_name: 'Harshit Gupta' },
  { display_name: 'Akira Fukuda' },
  { display_name: 'Kike Hernández' },
  { handle: 'cumming_tom' },
  { bio: 'PhD, magna cum laude' },
  { display_name: 'Gay dad of two' },
  { display_name: 'Black Girls Code' },
  { display_name: 'Death Cab for Cutie' },
  { display_name: 'Bloody good espresso' },
  { bio: 'Survivor. I hate mornings, and I write about grief, coffee and politics.' },
])('%j offends nobody', async (who) => {
  expect(await judge(who)).toBe(engage)
})

test('a priority person was chosen by the user', async () => {
  const targets = [{ handle: 'rapper', ids: [] }]
  expect(await judge({ handle: 'rapper', display_name: 'Rape is fun' }, { ...noTerms, targets })).toEqual({
    ...engage,
    reason: expect.stringContaining('priority people'),
  })
})
