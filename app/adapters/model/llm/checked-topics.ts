import { loadTagger } from '#app/adapters/model/parts-of-speech.ts'
import { foreignLanguageOf } from '#app/adapters/model/rules/language.ts'
import { containsPhrase, singular } from '#app/adapters/model/words.ts'
import type { Post } from '#app/contract/posts.ts'

const maxTopics = 10
const maxWords = 4
/** In so few, what only one contains may be there by chance. */
const fewPosts = 12
/** With fewer, the topics that were counted come after those that the model named. */
const enough = 5

/** Of the topics that a model named, those that were counted and those that the posts contain, which end in a noun and share no word. */
export async function checkedTopics(named: string[], counted: string[], posts: Post[]): Promise<string[]> {
  const texts = posts.map(({ text }) => text)
  const isNoun = await nounsOf(texts)
  const least = texts.length < fewPosts ? 2 : 1
  const isSupported = (topic: string) => {
    const words = topic.split(' ')
    const count = texts.filter((text) => containsPhrase(text, topic)).length
    return words.length <= maxWords && count >= least && isNoun(words.at(-1) ?? '')
  }
  const own = distinct(named.filter((topic) => !counted.includes(topic) && isSupported(topic)))
  const kept = named.filter((topic) => counted.includes(topic) || own.includes(topic))
  return [...new Set(kept.length < enough ? [...kept, ...counted] : kept)].slice(0, maxTopics)
}

function distinct(topics: string[]): string[] {
  const taken = new Set<string>()
  return topics.filter((topic) => {
    const words = topic.split(' ').map(singular)
    if (words.some((word) => taken.has(word))) return false
    for (const word of words) taken.add(word)
    return true
  })
}

/** Tells whether a word is mostly a noun in these texts; of other languages than English, nothing is known. */
async function nounsOf(texts: string[]): Promise<(word: string) => boolean> {
  const english = texts.filter((text) => foreignLanguageOf({ text, lang: null }) === null)
  if (english.length * 2 <= texts.length) return () => true
  const tag = await loadTagger()
  const balance = new Map<string, number>()
  for (const { text, part } of english.flatMap(tag)) {
    const key = singular(text)
    balance.set(key, (balance.get(key) ?? 0) + (part === 'NOUN' || part === 'PROPN' ? 1 : -1))
  }
  return (word) => (balance.get(singular(word)) ?? 0) >= 0
}
