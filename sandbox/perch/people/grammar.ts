import type { Random } from './random.ts'

/** The phrase bank of a niche: sentence patterns, and the words that fill them. */
export interface Bank {
  niche: string
  /** Hashtags for some of its posts. */
  tags?: string[]
  /** Sentences that end some of its posts. */
  endings?: string[]
  bios: string[]
  vocabulary: Record<string, string[]>
  patterns: string[]
  /** Patterns for replies to other posts of this niche; `{topic}` is the topic of that post. */
  answers: string[]
  /** The prepared replies of the stand-in for a language model, by pattern. */
  replies?: Record<string, string[]>
  emoji?: string
}

export interface FilledPattern {
  text: string
  topic: string | null
}

export const SLOT = /\{([^{}]+)\}/g

/**
 * Fills a pattern: `{word}` picks from the vocabulary, `{*word}` also makes it the topic, `{a|b}` picks one, `{3-9}` is
 * a random number. No value of a list is used twice in one text.
 */
export function fill(
  pattern: string,
  vocabulary: Record<string, string[]>,
  random: Random,
  given: Record<string, string> = {},
): FilledPattern {
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
  return { text: fixArticles(sentenceCase(pattern.replace(SLOT, replace))), topic }
}

/** Corrects "a" to "an" before a vowel; an "A" within a sentence, as in "Q and A", is no article. */
function fixArticles(text: string): string {
  return text.replace(/(\ba|(?:^|[.!?:"]\s*)A) (?=[aeio])(?!one\b|eu)/g, '$1n ')
}

/** Capitalises the first letter of each sentence. */
function sentenceCase(text: string): string {
  return text.replace(
    /(^|[.!?]\s+)(\p{Ll})/gu,
    (_whole, before: string, letter: string) => before + letter.toUpperCase(),
  )
}

/** Turns the first person into the second: "my neighbour" becomes "your neighbour". */
export function toSecondPerson(text: string): string {
  return text
    .replace(/\bI was\b/g, 'you were')
    .replace(/\bI am\b/g, 'you are')
    .replace(/\b(?:my|our)\b/gi, 'your')
    .replace(/\b(?:I|me)\b/g, 'you')
}
