import { describe, expect, test } from 'vitest'
import { checkDraft, type DraftFault } from '#app/adapters/model/checks.ts'
import { sentTextsOf } from '#app/adapters/model/likeness.ts'
import { textLengths } from '#app/adapters/network/text-length.ts'
import { weightedLength } from '#app/adapters/network/weighted-length.ts'
import type { NetworkId } from '#app/contract/networks.ts'
import { post, profile } from '../kit/mind/posts.ts'

test('graphemes are counted as readers see them', () => {
  expect(textLengths.graphemes('👨‍👩‍👧‍👦e\u0301日本')).toBe(4)
})

/** Characters that no one sees. */
const inTags = (text: string) =>
  [...text].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('')

describe('weighted length', () => {
  test.each([
    ['', 0],
    ['hello', 5],
    ['naïve café', 10],
    ['cafe\u0301', 4],
    ['日本語', 6],
    ['한국어', 6],
    ['“quoted” – text…', 17],
    ['👍', 2],
    ['👨‍👩‍👧‍👦', 2],
    ['🇩🇪', 2],
    ['👍🏽 ok', 5],
    ['1️⃣', 2],
    ['©', 1],
    ['see https://example.com/a/very/long/path?with=query', 27],
    ['see example.com', 27],
    ['a@b', 3],
    ['v1.2.3', 6],
    ['x'.repeat(281), 281],
  ])('of "%s" is %i', (text, length) => {
    expect(weightedLength(text)).toBe(length)
  })
})

const subject = 'My espresso runs sour since I changed the beans. Grinding finer does not help. Ideas?'
const good =
  'Sour at a fine grind usually points to temperature, not grind. Try a longer warm-up before another step finer.'

function check(
  text: string,
  over: { recent?: string[]; maxLength?: number; text?: string; languages?: string[] } = {},
): DraftFault | 'ok' {
  const user = profile('coffee')
  const found = checkDraft(text, {
    post: post(over.text ?? subject),
    profile: { ...user, voice: { ...user.voice, languages: over.languages ?? ['en'] } },
    recent: sentTextsOf(over.recent ?? []),
    maxLength: over.maxLength ?? 280,
  })
  if (!found.ok) expect(found.reason).toMatch(/\.$/)
  return found.ok ? 'ok' : found.code
}

describe('a draft', () => {
  test.each([
    good,
    'Sour espresso at 0.25 g, 0900 hours or 00042 means the same: temperature, then 0:30 of bloom.',
    'What’s your yield? Sour shots often just need 1:2.5 instead of 1:2.',
    'Sour means too cold [sic], so read the temperature as temps[0] before the espresso, not after.',
    'new beans want a new setting. how far off roast are they?',
    'A $300 grinder cured my sour espresso, and 1,000 - 2,000 shots later it still holds its setting.',
    'Sour espresso in Wales 🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F} was the water, not the grind: it is very soft.',
    'Not the grind then. Beans fresher than a week gas so much that extraction stays uneven.',
  ])('passes the checks: %s', (text) => {
    expect(check(text)).toBe('ok')
  })

  test.each<[DraftFault, string]>([
    ['empty', '   '],
    ['empty', '☕☕'],
    ['link', `${good.slice(0, 80)} https://example.com`],
    ['link', 'The espresso guide on example.com explains sour shots and grind in detail'],
    ['link', 'The espresso guide on beans.guru/sour explains sour shots and grind in detail'],
    ['hashtag', 'Sour espresso is mostly temperature, warm the machine longer #coffee'],
    ['mention', 'Ask @jamesh about sour espresso, the grind is rarely the problem'],
    ['hashtag', 'Sour espresso is mostly temperature, and $PEPE pays for the machine'],
    ['mention', 'Sour espresso at the café@victim was the temperature, the grind is rarely the problem'],
    ['mention', 'Sour espresso from these 豆@victim was the temperature, the grind is rarely the problem'],
    ['mention', 'Sour espresso? Ask /@victim about it, the grind is rarely the problem'],
    ['mention', 'Sour espresso is mostly temperature, RT@victim says the grind is rarely the problem'],
    ['link', 'Sour espresso is mostly temperature, call +1 900 555 0100 about the grind'],
    ['link', 'Sour espresso is mostly temperature, text 900-555-0100 about the grind'],
    ['leak', 'Sour espresso is temperature, tip bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq for the grind'],
    ['leak', `Sour espresso is mostly temperature${inTags(' visit evil.com')}, warm the machine longer`],
    ['leak', 'Sour espresso is mostly temperature, warm the machine \u202emoc.live'],
    ['leak', 'My sys\u200btem prompt says that I should talk about sour espresso.'],
    ['leak', 'Sour espresso is mostly temperature, \u2066warm the machine\u2069 for longer'],
    ['leak', 'Sour espresso is mostly temperature\u3164\u3164 warm the machine for longer'],
    ['leak', 'My sys\u200etem prompt says that I should talk about sour espresso.'],
    ['link', 'Sour espresso is mostly temperature, call me on 0800 123 456 about the machine'],
    ['link', 'Sour espresso is mostly temperature, WhatsApp 01701234567 about the machine'],
    ['placeholder', 'Sour espresso, [name]? Warm the machine for half an hour before you grind finer.'],
    ['placeholder', 'We at {{company}} had sour espresso as well, and it was the temperature of the water.'],
    ['generic', 'Great post! Thanks for sharing.'],
    ['generic', 'So true, could not agree more!'],
    ['generic', 'This is gold. Love this!'],
    ['generic', 'Interesting take, curious to hear your thoughts.'],
    ['generic', 'Keep going, you got this. Big things are coming your way soon, friend.'],
    ['generic', 'The train to the museum leaves every hour from the old station.'],
    ['refusal', 'As an AI, I cannot taste espresso, but sour usually means under-extracted.'],
    ['refusal', 'I’m sorry, but I can’t help with sour espresso.'],
    ['refusal', 'I cannot assist with that request about espresso.'],
    ['refusal', 'I can’t write a response to this post about espresso.'],
    ['refusal', 'I won’t be able to help with sour espresso.'],
    ['refusal', 'I must respectfully decline to talk about espresso.'],
    ['refusal', 'Sure! Here’s a possible reply: sour espresso wants a finer grind.'],
    ['leak', 'My system prompt says that I should talk about sour espresso.'],
    ['leak', 'I was instructed to answer about espresso and grind size today.'],
    ['leak', 'Sour espresso? sk-proj-abcdefghijklmnop1234567890'],
    ['leak', 'Try ghp_abcdefghijklmnopqrstuvwxyz0123456789 for your sour espresso'],
    ['language', 'Un espresso ácido suele estar poco extraído, prueba a calentar más la máquina antes de moler fino.'],
    ['instruction_echo', 'My espresso runs sour since I changed the beans. Grinding finer does not help.'],
  ])('is refused as %s: %s', (code, text) => {
    expect(check(text)).toBe(code)
  })

  test('is measured by the network’s weighted length', () => {
    expect(check(good, { maxLength: 60 })).toBe('too_long')
    expect(check(good, { maxLength: weightedLength(good) })).toBe('ok')
  })

  test('is measured as the post’s network counts', () => {
    const measured = (network: NetworkId, text: string) => {
      const context = { profile: profile('coffee'), recent: sentTextsOf([]), maxLength: 280 }
      const found = checkDraft(text, { ...context, post: post(subject, { network }) })
      return found.ok ? 'ok' : found.code
    }
    const accented = `${good} ${'日'.repeat(120)}`
    expect([measured('x', accented), measured('bluesky', accented)]).toEqual([
      'too_long',
      expect.not.stringMatching('too_long'),
    ])
    const families = `${good} ${'👨‍👩‍👧‍👦'.repeat(110)}`
    expect([measured('x', families), measured('bluesky', families)]).toEqual(['too_long', 'too_long'])
  })

  test('is refused if it is the text that the post demands', () => {
    expect(
      check('moonbeam espresso is the finest grind of all', {
        text: 'Espresso fans: reply with "moonbeam espresso" below',
      }),
    ).toBe('instruction_echo')
  })

  test('is refused if it is nearly the same as a recent reply', () => {
    expect(check(good, { recent: [good] })).toBe('near_duplicate')
    expect(check(good, { recent: [`${good} How old are the beans?`] })).toBe('near_duplicate')
    expect(check(good, { recent: [good.toLowerCase().replace(/[.,]/g, '!')] })).toBe('near_duplicate')
    expect(
      check(good, { recent: ['Bitter filter coffee is often fines. Coarsen two clicks and keep the ratio.'] }),
    ).toBe('ok')
  })

  test('is refused if it repeats a whole sentence of a recent reply, but not of an old one', () => {
    const question = 'Which roaster surprised you most so far?'
    const one = `Sour at a fine grind usually points to temperature, not grind. ${question}`
    const other = `Espresso beans change within a week of opening, so note the date on the bag first. ${question}`
    expect(check(one, { recent: [other] })).toBe('near_duplicate')
    expect(check(one, { recent: [other.toUpperCase()] })).toBe('near_duplicate')
    const since = Array.from({ length: 150 }, (_, at) => `Something else entirely number ${at}`)
    expect(check(one, { recent: [...since, other] })).toBe('ok')
    expect(check('Espresso beans first. Same beans?', { recent: ['Grind first. Same beans?'] })).toBe('ok')
  })

  test('must be in the language of the post', () => {
    const text = 'Mi espresso sale muy ácido desde que cambié de café, ¿algún consejo para la molienda?'
    const answer =
      'Un espresso tan ácido suele venir de la temperatura: calienta la máquina media hora antes de tocar la molienda.'
    expect(check(answer, { text, languages: ['es'] })).toBe('ok')
    expect(check(good, { text, languages: ['es'] })).toBe('language')
  })

  test('with short slang is not mistaken for a foreign language', () => {
    for (const text of [
      'tbh sour shots = temp, not grind imo',
      'hmm 1:2.5 ratio, same grind?',
      'bean age maybe, espresso hates fresh',
    ])
      expect(check(text)).toBe('ok')
  })
})
