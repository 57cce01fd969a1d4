import { describe, expect, test } from 'vitest'
import { commonPasswords, guessableReason } from './guessable.ts'
import { knownPasswords, requireStrong, wordsOf } from './password.ts'
import { standardRules } from './rules.ts'

const email = 'annika.lindqvist+news@mail.fernwick.example'
const { min } = standardRules.password

/** The message that a password is refused with; null if it is accepted. */
async function refusal(password: string, address = email): Promise<string | null> {
  return requireStrong(standardRules, { password, email: address }).then(
    () => null,
    (error: { fields: Record<string, string> }) => error.fields.password ?? '',
  )
}

describe('the list of common passwords', () => {
  test('has more than 40,000 entries, and each is refused in lower and upper case', async () => {
    const list = [...(await knownPasswords())].filter((word) => [...word].length >= min)
    expect(list.length).toBeGreaterThan(40_000)
    const common = await knownPasswords()
    const taken = (password: string) => guessableReason(password, { common }) === null
    expect(list.filter((word) => taken(word) || taken(word.toUpperCase()))).toEqual([])
    for (const word of list.filter((_, at) => at % 500 === 0)) expect(await refusal(word)).toMatch(/most common/)
  })

  test('contains every password that the sign-up page checks by itself', async () => {
    const known = await knownPasswords()
    expect([...commonPasswords].filter((word) => !known.has(word))).toEqual([])
    expect([...commonPasswords].filter((word) => word !== word.toLowerCase())).toEqual([])
  })
})

const common = /one of the most common/
const added = /a very common password with a little added/
const repeated = /a repeated or sequential pattern/
const product = /mostly our product’s name/
const own = /mostly your email address/

test.each([
  ...['hockey', 'dallas', 'cowboys', 'Cowboys', 'HOCKEY', 'sunshine', 'letmein'].map((word) => [word, common] as const),
  ...['hockey9?7', 'Dallas!', 'cowboys2024!', 'Sunshine??', 'love!9!9', 'perch7'].map((word) => [word, added] as const),
  ...['bbbbbb', 'ghighighi', '47114711', 'birdsbirds', 'fghijk', 'zyxwvu', '!!!!!!!!'].map(
    (word) => [word, repeated] as const,
  ),
  ...['warble', 'warbler', 'Warble2026', 'warblewarble', '!warble!', 'iwarble'].map((word) => [word, product] as const),
  ...[
    'annikalindqvist',
    'annika.lindqvist',
    'Annika-Lindqvist!',
    'lindqvist1984',
    'fernwick',
    'mailfernwick',
    email,
  ].map((word) => [word, own] as const),
])('refuses "%s" with the reason', async (password, why) => {
  expect(await refusal(password)).toMatch(why)
  expect(await refusal(password)).toMatch(/ Choose another\.$/)
})

test.each([
  'a plain long sentence',
  'hockey and other weather',
  'hockey839201',
  'my warble sings at night',
  'lindqvist of the old village',
  'xkq7vw',
  '展翅高飞的小鸟',
  '🐦🐦🐤🐥🐣🪺',
])('accepts "%s"', async (password) => {
  expect(await refusal(password)).toBeNull()
})

test('only the longer words of an email address are forbidden in a password', () => {
  expect(wordsOf('Jo@x.example')).toEqual(['jo@x.example', 'x.example'])
  expect(wordsOf('tom1984@club.co.uk')).toEqual(['tom1984@club.co.uk', 'club.co.uk', 'tom1984', 'club'])
  expect(wordsOf('')).toEqual([])
})

test('a password that is too short is refused for its length only', async () => {
  expect(await refusal('love')).toBe('Use at least 6 characters.')
  expect(await refusal('hello', 'hello@example.com')).toBe('Use at least 6 characters.')
})
