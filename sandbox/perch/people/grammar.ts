import type { Random } from './random.ts'

/** What people of one niche say: sentence patterns, and the words that fill them. */
export interface Bank {
  niche: string
  /** Hashtags that its people use now and then. */
  tags?: string[]
  bios: string[]
  vocabulary: Record<string, string[]>
  patterns: string[]
  /** What somebody of this niche says to another's post; `{topic}` is what that post was about. */
  answers: string[]
}

/** A bank with more to say. */
export function wider<B extends Bank>(bank: B, more: Pick<Bank, 'vocabulary' | 'patterns'> & Partial<Bank>): B {
  return {
    ...bank,
    bios: [...bank.bios, ...(more.bios ?? [])],
    vocabulary: { ...bank.vocabulary, ...more.vocabulary },
    patterns: [...bank.patterns, ...more.patterns],
    answers: [...bank.answers, ...(more.answers ?? [])],
  }
}

export interface Said {
  text: string
  topic: string | null
}

const SLOT = /\{([^{}]+)\}/g

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
  return { text: sentenceCase(pattern.replace(SLOT, replace)), topic }
}

/** A filled slot may stand at the beginning of a sentence. */
function sentenceCase(text: string): string {
  return text.replace(
    /(^|[.!?]\s+)(\p{Ll})/gu,
    (_whole, before: string, letter: string) => before + letter.toUpperCase(),
  )
}
