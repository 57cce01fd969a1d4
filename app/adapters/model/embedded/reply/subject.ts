import type { Reading, Token } from '#app/adapters/model/embedded/language/reading.ts'

/** What a phrase may be made of, from its last word backwards. */
const inside = new Set(['NOUN', 'PROPN', 'ADJ'])
const heads = new Set(['NOUN', 'PROPN'])
const owners = new Map([
  ['my', 'your'],
  ['our', 'your'],
])
const pointers = new Map([
  ['the', 'the'],
  ['this', 'that'],
  ['that', 'that'],
  ['these', 'those'],
  ['those', 'those'],
  ['a', 'a'],
  ['an', 'an'],
])
/** Adjectives that say something of the moment or the writer and not of the thing. */
const loose = new Set(
  'first last next new another other same own good great best better favorite favourite perfect nice bad worst whole half real little much many more most few several such only single old big huge tiny weird crazy insane proper right wrong actual'.split(
    ' ',
  ),
)
/** Things without a plural, which stand without an article. */
const mass = new Set(
  'email brew debt creep milk coffee tea espresso foam cardio leverage liquidity outreach seo copy churn content inflation insurance interest income yoga sleep protein creatine code decluttering traffic engagement growth volume weight recovery mobility nutrition bread sourdough clutter minimalism infrastructure documentation observability security feedback advice equity credit defi retention revenue cash'.split(
    ' ',
  ),
)
const longest = 32

/**
 * The post's own noun phrase around one of the words, as somebody else would name it: "our flaky test" is "your flaky test". `null`
 * where it could not be named without a slip of grammar.
 */
export function subjectOf(reading: Reading, words: readonly string[]): string | null {
  for (const word of words) {
    const parts = word.split(' ')
    const last = reading.tokens.findIndex(
      (token, at) =>
        token.text === parts.at(-1) && (parts.length === 1 || reading.tokens[at - 1]?.text === parts.at(-2)),
    )
    const named = last < 0 ? null : phraseAt(reading, last)
    if (named) return named
  }
  return null
}

function phraseAt(reading: Reading, at: number): string | null {
  const { tokens } = reading
  const head = tokens[at]
  if (head?.kind !== 'word' || !heads.has(head.pos) || isInside(tokens[at + 1]) || isFigure(tokens[at + 1])) return null
  let from = at
  while (isInside(tokens[from - 1])) from--
  while (from < at && loose.has(tokens[from]?.norm ?? '')) from++
  // Half of "behind-the-scenes" is nothing.
  if (tokens[from - 1]?.text === '-' || tokens[at + 1]?.text === '-') return null
  const run = tokens.slice(from, at + 1)
  if (run.length > 1 && /(?:ing|ed)$/.test(run[0]?.norm ?? '') && !mass.has(run[0]?.norm ?? '')) return null
  if (run.length > 4 || run.some((token) => /[%$€£]/.test(token.text))) return null
  const before = tokens[from - 1]
  const skipped =
    before && loose.has(before.norm) ? tokens.slice(0, from).findLast((one) => !loose.has(one.norm)) : before
  const article = articleFor(skipped, run, head)
  if (article === null) return null
  const named = article + run.map((token, nth) => cased(token, nth === 0 && opensSentence(tokens, from))).join(' ')
  return named.length <= longest && run.length + (article === '' ? 0 : 1) > 1 ? named : null
}

/** "My advisor charges 1.5%": before a figure the last word is likely the verb. */
function isFigure(token: Token | undefined): boolean {
  return token?.kind === 'number' || token?.pos === 'NUM' || /^[$€£]/.test(token?.text ?? '')
}

function opensSentence(tokens: Token[], at: number): boolean {
  return tokens[at - 1]?.sentence !== tokens[at]?.sentence
}

/** Names and abbreviations keep their capitals. */
function cased({ text, pos }: Token, opens: boolean): string {
  return (pos === 'PROPN' && !opens) || /\p{Lu}.*\p{Lu}|\p{L}\d|\d\p{L}/u.test(text) ? text : text.toLowerCase()
}

function isInside(token: Token | undefined): boolean {
  return token !== undefined && token.kind !== 'end' && inside.has(token.pos) && /^[\p{L}\p{N}-]+$/u.test(token.text)
}

/** The word before the phrase in the answer, with a space; `null` where none is sure to be right. */
function articleFor(before: Token | undefined, run: Token[], head: Token): string | null {
  const plural = /[^s]s$/.test(head.norm) && head.stem !== head.norm
  if (before?.kind === 'number' || before?.pos === 'NUM') return null
  const owner = owners.get(before?.norm ?? '')
  if (owner) return `${owner} `
  const pointer = pointers.get(before?.norm ?? '')
  if (pointer === 'a' || pointer === 'an') return startsWithVowelSound(run[0]?.text ?? '') ? 'an ' : 'a '
  if (pointer) return `${pointer} `
  if (plural) return ''
  return /ing$/.test(head.norm) || mass.has(head.norm) ? '' : null
}

/** "An L2", "a unit": abbreviations are said letter by letter. */
function startsWithVowelSound(word: string): boolean {
  if (/^\p{Lu}[\p{Lu}\d]*$/u.test(word)) return /^[AEFHILMNORSX]/.test(word)
  return /^(?:[aeio]|u(?!ni|se|sual|til)|hour|honest|8|11|18)/i.test(word)
}
