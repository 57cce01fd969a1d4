import lexicon from '#app/content/help/other-languages.json'

export interface InEnglish {
  /** The question's words one by one, in their order: enough to find what it is about. */
  words: string
  /** Its English name. */
  language: string
}

/** Shorter forms are whole words; longer ones are stems, whatever ends them. */
const stemFrom = 4
/** Of a question's words, how many must be known. */
const leastKnown = 0.6
/** “No” is a word of several languages, English too. */
const negation = 'not'

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i')
const spaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu

const languages = Object.entries(lexicon).map(([code, meanings]) => {
  const forms = new Map<string, string>()
  for (const [meaning, list] of Object.entries<string>(meanings))
    for (const form of list.split(' ')) forms.set(folded(form), meaning)
  return { name: new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code, forms }
})

/** Word by word, by the words that a question about Warble needs; null: in English, or in no language that is known. */
export function inEnglish(question: string): InEnglish | null {
  const read = languages.map(({ name, forms }) => {
    const words = wordsOf(question, forms)
    const known = words.flatMap(({ meaning }) => meaning ?? [])
    return {
      name,
      words,
      share: known.length / words.length,
      subjects: known.filter((meaning) => meaning && meaning !== negation),
    }
  })
  const best = read.reduce((one, other) => (other.share > one.share ? other : one))
  if (!(best.share >= leastKnown) || best.subjects.length === 0) return null
  return {
    words: best.words
      .map(({ meaning, word }) => meaning ?? word)
      .filter(Boolean)
      .join(' '),
    language: best.name,
  }
}

interface Word {
  word: string
  /** Absent: not known; "" for words that say nothing by themselves. */
  meaning?: string | undefined
}

function wordsOf(question: string, forms: ReadonlyMap<string, string>): Word[] {
  const apart = folded(question).replace(spaced, (run) => ` ${splitRun(run, forms).join(' ')} `)
  return (apart.match(/[\p{L}\p{N}$%@-]+/gu) ?? []).map((word) => ({ word, meaning: meaningOf(word, forms) }))
}

function meaningOf(word: string, forms: ReadonlyMap<string, string>): string | undefined {
  const whole = forms.get(word)
  if (whole !== undefined) return whole
  for (let length = word.length - 1; length >= stemFrom; length--) {
    const meaning = forms.get(word.slice(0, length))
    if (meaning !== undefined) return meaning
  }
  return undefined
}

/** A script without spaces: the longest known form from each place on. */
function splitRun(run: string, forms: ReadonlyMap<string, string>): string[] {
  const longest = Math.max(...[...forms.keys()].map((form) => form.length))
  const words: string[] = []
  let unknown = ''
  for (let at = 0; at < run.length; ) {
    const lengths = Array.from({ length: Math.min(longest, run.length - at) }, (_, shorter) => longest - shorter)
    const form = lengths.map((length) => run.slice(at, at + length)).find((one) => forms.has(one))
    if (form && unknown) words.push(unknown)
    if (form) words.push(form)
    unknown = form ? '' : unknown + run.charAt(at)
    at += form?.length ?? 1
  }
  return unknown ? [...words, unknown] : words
}
