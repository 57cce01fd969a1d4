import { expect, test } from 'vitest'
import { loadTagger } from './parts-of-speech.ts'

test('words come with part of speech, lemma and sentence', async () => {
  const tag = await loadTagger()
  expect(tag('We bought index funds. They’re #CloudNative, see https://a.example/b')).toMatchObject([
    { text: 'We', part: 'PRON', sentence: 0 },
    { text: 'bought', part: 'VERB', lemma: 'buy' },
    { text: 'index', part: 'NOUN' },
    { text: 'funds', part: 'NOUN', lemma: 'fund' },
    { text: '.', part: 'PUNCT', sentence: 0 },
    { text: 'They', part: 'PRON', sentence: 1 },
    { text: "'re", lemma: 'be' },
    { text: 'Cloud' },
    { text: 'Native' },
    { text: ',' },
    { text: 'see' },
  ])
})

test('names of an object’s own properties are words like others', async () => {
  const tag = await loadTagger()
  for (const word of ['constructor', '__proto__', 'hasOwnProperty', 'toString'])
    for (const { lemma } of tag(`The ${word} of it`)) expect(typeof lemma).toBe('string')
})

test('an overlong text is cut, not read to the end', async () => {
  const tag = await loadTagger()
  expect(tag('a-'.repeat(100_000)).length).toBeLessThanOrEqual(2_000)
})
