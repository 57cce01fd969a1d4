import { isTooLong } from '../text/length.ts'
import type { Random } from './random.ts'
import { textOf } from './texts.ts'

export const LANGUAGES = ['de', 'es', 'fr', 'it', 'nl', 'pt', 'ru', 'tr', 'ar', 'ja', 'ko', 'th'] as const
export type Language = (typeof LANGUAGES)[number]

/** What people of a language say. */
interface Phrases {
  people: { name: string; handle: string }[]
  bios: string[]
  posts: string[]
  /** Fits below any post. */
  replies: string[]
  /** Asks to be left alone. */
  requests: string[]
}

const known = new Map<string, Phrases>()

export function phrasesIn(language: string): Phrases {
  const found = known.get(language) ?? parsePhrases(textOf(`languages/${language}`))
  known.set(language, found)
  return found
}

/** `* name | handle` is a person, `~` begins a bio, `@` a reply, `!` a request; any other line is a post. */
function parsePhrases(source: string): Phrases {
  const lines = source.split('\n').filter((line) => line !== '')
  const marked = (mark: string) => lines.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2))
  return {
    people: marked('*').map((line) => {
      const [name = '', handle = ''] = line.split(' | ')
      return { name, handle }
    }),
    bios: marked('~'),
    posts: lines.filter((line) => !/^[*~@!] /.test(line)),
    replies: marked('@'),
    requests: marked('!'),
  }
}

/** A few sentences; `long`: more than X shows at once. */
export function postIn(language: string, random: Random, long: boolean): string {
  const { posts } = phrasesIn(language)
  const first = random.between(0, posts.length - 1)
  let text = ''
  for (let count = 0; count < (long ? posts.length : random.between(1, 2)); count += 1) {
    text += `${text && '\n'}${posts[(first + count * 5) % posts.length]}`
    if (long ? isTooLong(text) : text.length > 100) break
  }
  return text
}
