import type { Random } from './random.ts'

/** What people of one niche say: sentence patterns, and the words that fill them. */
export interface Bank {
  niche: string
  /** Hashtags that its people use now and then. */
  tags?: string[]
  /** What its people end a post with, now and then. */
  endings?: string[]
  bios: string[]
  vocabulary: Record<string, string[]>
  patterns: string[]
  /** What somebody of this niche says to another's post; `{topic}` is what that post was about. */
  answers: string[]
  /** What the stand-in for a language model answers, by pattern. */
  replies?: Record<string, string[]>
  emoji?: string
}

export interface Said {
  text: string
  topic: string | null
}

export const SLOT = /\{([^{}]+)\}/g

/**
 * Fills a pattern: `{word}` takes from the vocabulary, `{*word}` also makes it the topic, `{a|b}` chooses, `{3-9}` counts.
 * A list gives no value twice in one text.
 */
export function fill(
  pattern: string,
  vocabulary: Record<string, string[]>,
  random: Random,
  given: Record<string, string> = {},
): Said {
  const used = new Set<string>()
  let topic: string | null = null
  const replace = (_whole: string, slot: string): string => {
    const range = /^(\d+)-(\d+)$/.exec(slot)
    if (range) return String(random.between(Number(range[1]), Number(range[2])))
    if (slot.includes('|')) return random.pick(slot.split('|'))
    const name = slot.replace(/^\*/, '')
    const known = given[name]
    if (known !== undefined) return known
    const values = vocabulary[name]
    if (!values) throw new Error(`the pattern "${pattern}" asks for {${slot}}, which its bank does not have`)
    const fresh = values.filter((value) => !used.has(value))
    const value = random.pick(fresh.length > 0 ? fresh : values)
    used.add(value)
    const filled = value.replace(SLOT, replace)
    if (slot.startsWith('*')) topic = filled
    return filled
  }
  return { text: articled(sentenceCase(pattern.replace(SLOT, replace))), topic }
}

/** A list is filled in behind "a", whatever it begins with. */
function articled(text: string): string {
  return text.replace(/\b(a) (?=[aeio])(?!one\b|eu)/gi, '$1n ')
}

/** A filled slot may stand at the beginning of a sentence. */
function sentenceCase(text: string): string {
  return text.replace(
    /(^|[.!?]\s+)(\p{Ll})/gu,
    (_whole, before: string, letter: string) => before + letter.toUpperCase(),
  )
}

/** "my neighbour" is "your neighbour" to whoever said it. */
export function turned(text: string): string {
  return text
    .replace(/\bI was\b/g, 'you were')
    .replace(/\bI am\b/g, 'you are')
    .replace(/\b(?:my|our)\b/gi, 'your')
    .replace(/\b(?:I|me)\b/g, 'you')
}
