import { eld } from 'eld/extrasmall'
import { BoundedCache } from '#app/adapters/cache.ts'
import { countStopWords } from '#app/adapters/model/words.ts'
import type { Post } from '#app/contract/posts.ts'

const home = 'en'
/** From this share of common short English words on, a text is English. */
const settles = 0.25
/** In another script, which language it is. */
export const undetermined = 'und'
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
/** The most likely language of a script, if detection is not sure. */
const likeliest: [RegExp, string][] = [
  [kana, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Greek}/u, 'el'],
]

export interface Detected {
  /** ISO 639-1, or null if the text is too short or too mixed to tell. */
  language: string | null
  sure: boolean
}

export const detectLanguage = (text: string): Detected => kept.of(text, detected)

function isSurelyHome(said: string): boolean {
  const found = eld.detect(said)
  return found.language === home && found.isReliable()
}

/** In characters; a longer text is read as a whole. */
const maxApart = 100

/**
 * The text of an answer alone, whatever its label says, and its sentences: "und" if its words are not English either.
 * Also a description: words in English beside them don't make others readable.
 */
export function unreadableLanguageOf(post: Post, isStrange: (text: string) => boolean): string | null {
  const described = (post.described ?? []).map((text) => ({ text, lang: null }))
  const foreign = [post, ...described].map(foreignLanguageOf).find((language) => language !== null)
  if (foreign) return foreign
  const text = post.text.replace(/[@#]\S+/g, ' ').trim()
  const sentences = text.length > maxApart ? [] : text.split(/[.!?…。\n]+/).filter((said) => !isSurelyHome(said))
  const unread = [text, ...sentences].find((said) => detectLanguage(said).language !== home && isStrange(said))
  return unread === undefined ? null : (detectLanguage(unread).language ?? undetermined)
}

/** The network's label decides if the text is too short to tell. null: English, or not known. */
export function foreignLanguageOf({ text, lang }: Pick<Post, 'text' | 'lang'>): string | null {
  const found = detectLanguage(text)
  const label = labelledLanguage(lang)
  const language = found.language ?? label
  if (language === null || language === home) return null
  return !found.sure && label === home ? null : language
}

const kept = new BoundedCache<string, Detected>(2_000)

function detected(text: string): Detected {
  const words = text
    .normalize('NFKC')
    .replace(/https?:\/\/\S+|[@#$]\S+/g, ' ')
    .replace(/[^\p{L}\p{M}\s'’]/gu, ' ')
    .trim()
  const letters = Array.from(words.replace(/[^\p{L}]/gu, ''))
  if (letters.length === 0) return { language: null, sure: false }
  const share = (script: RegExp) => letters.filter((letter) => script.test(letter)).length / letters.length
  if (share(/\P{Script=Latin}/u) > 0.4 || share(kana) > 0.15) {
    const exact = eld.detect(words)
    const likely = likeliest.find(([script]) => script.test(words))?.[1] ?? undetermined
    return { language: exact.isReliable() && !isLatin(exact.language) ? exact.language : likely, sure: true }
  }
  const list = words.toLowerCase().split(/\s+/).filter(Boolean)
  const stopWordCount = countStopWords(list)
  if (list.length >= 3 && stopWordCount / list.length >= settles) {
    const found = eld.detect(words)
    if (found.language === 'en' || !found.isReliable() || lead(found) < 0.15)
      return { language: 'en', sure: list.length >= 4 }
  }
  if (list.length < 3 || letters.length < 14) return { language: null, sure: false }
  const found = eld.detect(words)
  if (!found.isReliable()) return { language: null, sure: false }
  if (found.language !== 'en' && lead(found) < 0.08) return { language: null, sure: false }
  return { language: found.language, sure: list.length >= 4 }
}

function lead(found: ReturnType<typeof eld.detect>): number {
  const scores = found.getScores()
  return (scores[found.language] ?? 0) - (scores[home] ?? 0)
}

const nonLatinCodes = new Set(
  'am ar be bg bn el fa gu he hi hy ja ka kn ko ml mr or pa ru sr ta te th uk ur zh'.split(' '),
)

const isLatin = (language: string): boolean => !nonLatinCodes.has(language)

/** BCP 47 has more names for these than detection. */
const detectedAs: Partial<Record<string, string>> = { fil: 'tl', nb: 'no', nn: 'no', iw: 'he', in: 'id' }
/** Undetermined, none, several, or for a network's private use. */
const noLanguage = /^(?:und?|zxx?|mul|mis|art|qm|q[a-t][a-z])$/

/** What the network's label says, as `detectLanguage` calls it. */
export function labelledLanguage(label: string | null): string | null {
  const [, language = ''] = /^([a-z]{2,3})(?:-|$)/.exec(label?.toLowerCase() ?? '') ?? []
  return language === '' || noLanguage.test(language) ? null : (detectedAs[language] ?? language)
}

const names = new Intl.DisplayNames(['en'], { type: 'language' })

export const languageName = (code: string): string =>
  code === undetermined ? 'another language' : (names.of(code) ?? code)
