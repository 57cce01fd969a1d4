import { beforeEach, describe, expect, test } from 'vitest'
import {
  brokenChoice,
  lengthStop,
  maxCharacters,
  scales,
  soundChoices,
  soundInstructions,
  stops,
} from '#app/content/sound.ts'
import type { Profile, Sound } from '#app/contract/profile.ts'
import { SoundForm } from '#app/contract/voice.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { steeredProfile } from '#app/domain/bot/decide/steered-mind.ts'
import { day } from '#app/domain/time.ts'
import { measuredIn } from '#app/domain/voice/measured.ts'
import { previewSound } from '#app/domain/voice/preview.ts'
import { loadSound, saveSound } from '#app/domain/voice/sound.ts'
import { botWorld } from '../kit/bot-world.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { newBotUser, plainProfile } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

const me = fakeAccount('4711', 'finch')
const mind = eagerMind()
const world = botWorld(me, mind)
const { clock } = world
let user: SessionUser
let asked: { sound: Sound | undefined; prompts: string[]; maxLength: number }[]
const { reply } = mind

beforeEach(async () => {
  user = await newBotUser(world.bench, me)
  asked = []
  mind.reply = async (post, profile, maxLength, signal, recent) => {
    asked.push({ sound: profile.sound, prompts: profile.prompts.map(({ text }) => text), maxLength })
    return reply(post, profile, maxLength, signal, recent)
  }
})

const noTerms = { look_for: [], avoid: [], people: [], targets: [], never_say: [] }
const none = { code: 'not_chosen', state: 'skipped' }

describe('what the user chose', () => {
  test('is told to the model in sentences, and the length is its limit', async () => {
    await saveSound(world.bench.db, user.id, { length: 3, warmth: 1, asks: 'where_it_helps' }, clock.now())
    world.found = [fakePost({ text: coffeeText(), at: clock.now() })]
    await stepOnce(world.bench)
    expect(asked).toEqual([
      {
        sound: { length: 3, warmth: 1, asks: 'where_it_helps' },
        maxLength: 180,
        prompts: [
          'Replies have at most 180 characters. Be dry: no praise, no thanks, no encouragement. Ask back only where the answer depends on it.',
        ],
      },
    ])
  })

  test('holds against a model that does otherwise: no question, no marks, not too long', async () => {
    const texts = ['Which grinder do you use for the kettle?', 'The kettle made the difference here!']
    mind.reply = async () => ({ verdict: 'reply', text: texts[0] ?? '', reason: 'A test.' })
    await saveSound(world.bench.db, user.id, { asks: 'never' }, clock.now())
    world.found = [fakePost({ text: coffeeText(), at: clock.now() })]
    await stepOnce(world.bench)
    const replies = () => world.bench.sql(`select state, code from actions where kind = 'reply'`)
    const others = () => world.bench.sql(`select kind from actions where state = 'success' and kind = 'reply'`)
    expect([await others(), (await replies()).every((one) => one.code === none.code)]).toEqual([[], true])
    expect(brokenChoice({ marks: 'none' }, texts[1] ?? '')).not.toBeNull()
    expect(brokenChoice({ marks: 'some', asks: 'often' }, `${texts.join(' ')} 🙂`)).toBeNull()
  })

  test('changes what the model hears of emoji, and nothing else of the profile', () => {
    const profile = (sound: Sound): Profile => steeredProfile({ ...plainProfile, sound }, noTerms, [])
    expect(profile({})).toMatchObject({ voice: plainProfile.voice, prompts: [] })
    expect(profile({ marks: 'some' }).voice).toEqual({
      ...plainProfile.voice,
      uses_emoji: true,
      uses_exclamation: true,
    })
  })
})

test('every stop and choice has words for the user and for the model, all different', () => {
  const all = Object.values(scales).flatMap((scale) => stops.flatMap((stop) => [scale.stops[stop], scale.told[stop]]))
  const others = Object.values(soundChoices).flatMap(({ options, told }) => [
    ...Object.values(options),
    ...Object.values(told),
  ])
  expect(new Set([...all, ...others]).size).toBe(all.length + others.length)
  expect(
    soundInstructions({ length: 1, warmth: 2, certainty: 3, jargon: 4, asks: 'never', speaks_as: 'we', marks: 'none' }),
  ).toHaveLength(7)
})

test('lengths fit their stops', () => {
  expect([1, 80, 81, 120, 180, 241, 2_000].map(lengthStop)).toEqual([1, 1, 2, 2, 3, 5, 5])
  expect([maxCharacters(2), maxCharacters(5), maxCharacters(undefined)]).toEqual([120, Infinity, Infinity])
})

test('the form takes what it offers only, and leaves out what is not chosen', () => {
  expect(SoundForm.parse({ length: '2', asks: 'often', other: 'x' })).toEqual({ length: 2, asks: 'often' })
  expect(SoundForm.safeParse({ length: '6' }).success).toBe(false)
  expect(SoundForm.safeParse({ speaks_as: 'they' }).success).toBe(false)
})

test('the habits of the user’s own posts are counted, and not guessed from a few', () => {
  const posts = (texts: string[]) =>
    texts.map((text, at) => ({ id: String(at), text, created_at: '2026-06-01T00:00:00Z', vector: '' }))
  const of = (texts: string[]) => measuredIn({ ...plainProfile, interests: { posts: posts(texts) } })
  expect(of(Array.from({ length: 11 }, () => 'We roast.'))).toEqual({ posts: 11 })
  expect(of(Array.from({ length: 12 }, () => 'We roast.'))).toEqual({
    posts: 12,
    length: 2,
    asks: 'never',
    speaks_as: 'we',
    marks: 'none',
  })
  const dozen = (text: string) => of(Array.from({ length: 12 }, () => text))
  expect(dozen('The kettle might be part of it. Maybe I would begin there, and thank you for it!')).toMatchObject({
    warmth: 5,
    certainty: 1,
    jargon: 1,
  })
  expect(dozen('We pull the Huila on the V60 at 93C and write down the refractometer.')).toMatchObject({
    warmth: 1,
    certainty: 5,
    jargon: 5,
  })
  expect(of(Array.from({ length: 12 }, () => 'What do I roast?'))).toMatchObject({ asks: 'often', speaks_as: 'i' })
})

describe('before and after', () => {
  test('answers real posts both ways, each person once, and neither sends nor saves', async () => {
    world.found = [fakePost({ text: coffeeText(), at: clock.now() })]
    await stepOnce(world.bench)
    asked = []
    const { reply } = mind
    mind.reply = async (post, profile, ...rest) => {
      const written = await reply(post, profile, ...rest)
      const more = profile.sound?.length === 4 ? ' It took a while until that was plain to see.' : ''
      return written.verdict === 'reply' ? { ...written, text: written.text + more } : written
    }
    const done = world.network.done.length
    const samples = await previewSound(world.bench, user, { length: 4 }, clock.now())
    expect(samples).toEqual([
      {
        post: { text: world.found[0]?.text, author: expect.any(String), handle: expect.stringMatching(/^@/) },
        before: { text: expect.any(String), why: '' },
        after: { text: expect.any(String), why: '' },
      },
    ])
    expect(asked.map(({ sound }) => sound)).toEqual([{}, { length: 4 }])
    expect(world.network.done.length).toBe(done)
    expect(await previewSound(world.bench, user, { length: 4 }, clock.now())).toEqual(samples)
    expect(asked).toHaveLength(2)
    expect(await loadSound(world.bench.db, user.id)).toEqual({})
  })

  test('is empty before the first post, needs an analysis, and comes thirty times a day', async () => {
    expect(await previewSound(world.bench, user, {}, clock.now())).toEqual([])
    for (let count = 1; count < 30; count += 1) await previewSound(world.bench, user, {}, clock.now())
    await expect(previewSound(world.bench, user, {}, clock.now())).rejects.toMatchObject({ code: 'too_many' })
    clock.forward(day)
    await world.bench.sql('delete from account_analyses')
    await expect(previewSound(world.bench, user, {}, clock.now())).rejects.toMatchObject({
      code: 'analysis_incomplete',
    })
  })
})
