import { expect, test } from 'vitest'
import { likeness, likenessLimit, nearest, repeats, sentTextsOf, shingles } from './likeness.ts'

const vocabulary =
  'grind finer sour shot the a of and water beans roast light dark pull taste again yield dose ratio before you'.split(
    ' ',
  )

function sentences(count: number): string[] {
  let state = 7
  const below = (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % most
  }
  const fresh = () => Array.from({ length: 1 + below(45) }, () => vocabulary[below(vocabulary.length)])
  const out: string[][] = []
  for (let at = 0; at < count; at++) {
    const known = out[below(at + 1)]
    const words = known && below(2) === 0 ? [...known] : fresh()
    if (known) words.splice(below(words.length), below(4), `word${below(500)}`)
    out.push(words as string[])
  }
  return out.map((words) => words.join(' '))
}

test('nearest() agrees with a full comparison of every text', () => {
  const all = sentences(400)
  const crowd = sentTextsOf(all.slice(0, 200))
  let [alike, strange] = [0, 0]
  for (const own of all.slice(200).map(shingles)) {
    const most = Math.max(...crowd.texts.map((other) => likeness(own, other)))
    for (const least of [0.2, 0.35, likenessLimit]) {
      const found = nearest(own, crowd, least)
      if (most < least) expect(found).toBe(0)
      else if (most < likenessLimit) expect(found).toBe(most)
      else expect(found).toBeGreaterThanOrEqual(likenessLimit)
    }
    if (most < 0.35) strange += 1
    else alike += 1
  }
  expect(Math.min(alike, strange)).toBeGreaterThan(20)
})

test('the account’s own sentences block a repetition for longer than those of other accounts', () => {
  const said = 'Brush the burrs before you change the recipe.'
  const again = shingles('Brush the burrs before you change the recipe! How old are the beans you use?')
  const fillers = (count: number) => Array.from({ length: count }, (_, at) => `One more sentence with the number ${at}`)
  expect(repeats(again, sentTextsOf([said]))).toBe('held')
  expect(repeats(again, sentTextsOf([said], []))).toBe('held')
  expect(repeats(again, sentTextsOf([...fillers(60), said]))).toBe('held')
  expect(repeats(again, sentTextsOf([...fillers(60), said], []))).toBe('said')
  expect(repeats(again, sentTextsOf([...fillers(150), said]))).toBe('said')
  expect(repeats(again, sentTextsOf(fillers(5)))).toBe('new')
})
