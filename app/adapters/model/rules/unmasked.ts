import { beginning } from '#app/adapters/model/words.ts'

/** The longest post on X. Some characters become eighteen when normalized. */
const maxTextLength = 25_000

const contractions: [RegExp, string][] = [
  [/\b(?:can't|cant|cannot)\b/gi, 'can not'],
  [/\b(?:won't|wont)\b/gi, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should)n'?t\b/gi, '$1 not'],
  [/\b(?:i'm|im)\b/gi, 'i am'],
  [/\b(i|you|we|they)(?:'ve)\b/gi, '$1 have'],
  [/\bive\b/gi, 'i have'],
  [/\b(you|we|they)'re\b/gi, '$1 are'],
  [/\b(i|you|we|they|he|she|it)'ll\b/gi, '$1 will'],
  [/\b(it|that|what|who|he|she|there|here|how|where)'s\b/gi, '$1 is'],
  [/\b(i|you|we|they|he|she)'d\b/gi, '$1 would'],
  [/\b(would|could|should|might|must)'ve\b/gi, '$1 have'],
  [/(?<=\p{L})'s\b/giu, ''],
]

export function plain(text: string): string {
  let out = beginning(text.normalize('NFKC'), maxTextLength)
    .replace(invisible, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐-―]/g, '-')
  for (const [pattern, to] of contractions) out = out.replace(pattern, to)
  return out
}

/** Joiners and selectors stay where they hold a pictograph together. */
const invisible = /(?![\u200D\uFE0F])\p{Default_Ignorable_Code_Point}|(?<!\p{Extended_Pictographic}\uFE0F?)\u200D/gu

/** "аa оo": pairs of a character and its replacement. */
const pairs = (text: string) => new Map(text.split(' ').map((two) => [two.charAt(0), two.charAt(1)]))

const homoglyphs = pairs(
  'аa еe оo рp сc уy хx іi ѕs јj ԁd һh кk мm тt вb нh ոn սu αa εe οo ρp τt υu νv ιi κk ηn ɡg ıi łl øo',
)
const leet = pairs('0o 1i 3e 4a 5s 7t @a $s !i |l €e')

/** Letters A to Z in boxes and circles and as flags, which no Unicode normalization folds. */
const boxedAlphabets = [0x1f150, 0x1f170, 0x1f1e6]
for (const first of boxedAlphabets)
  for (let at = 0; at < 26; at++) homoglyphs.set(String.fromCodePoint(first + at), String.fromCharCode(97 + at))
for (const [at, letter] of Array.from('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ').entries())
  homoglyphs.set(letter, String.fromCharCode(97 + at))

function latin(text: string): string {
  return Array.from(
    beginning(text.normalize('NFKD'), maxTextLength).replace(/\p{M}/gu, ''),
    (c) => homoglyphs.get(c) ?? c,
  ).join('')
}

function unleet(word: string): string {
  if (!/[a-z]/i.test(word) || !/[0-9@$!|€]/.test(word)) return word
  return Array.from(word, (c) => leet.get(c) ?? c).join('')
}

const spaced = /(?<![\p{L}\p{N}])(?:[\p{L}\d@$!][ ._\-*+~|/]{1,3}){3,}[\p{L}\d@$!](?![\p{L}\p{N}])/gu

/** Joins "i g n o r e a l l" and "i.g.n.o.r.e a.l.l": the wider or the rarer gap ends a word. */
function unspace(text: string): string {
  return text.replace(spaced, (run) => {
    const gap = /[._\-*+~|/]/.test(run) ? / +/ : / {2,}/
    return run
      .split(gap)
      .map((word) => word.replace(/[ ._\-*+~|/]/g, ''))
      .join(' ')
  })
}

/** A reversed or rotated text without any of these hides no instruction. */
const telling = /ignor|instruct|prompt|previous|disregard|forget|system|reply|repeat/

/** As it is, and without letters of other scripts, spaces within words, and digits for letters. */
export function undisguised(text: string): [string, string, string, string] {
  const base = plain(text).toLowerCase()
  const folded = latin(base)
  const unspaced = unspace(folded)
  return [base, folded, unspaced, unspaced.split(/\s+/).map(unleet).join(' ')]
}

export function unmasked(text: string): string[] {
  const [base, folded, unspaced, words] = undisguised(text)
  const reversed = Array.from(folded).reverse().join('')
  const wordwise = folded.replace(/[a-z]+/g, (word) => Array.from(word).reverse().join(''))
  const rot13 = folded.replace(/[a-z]/g, (c) => String.fromCharCode(((c.charCodeAt(0) - 97 + 13) % 26) + 97))
  const turned = [reversed, wordwise, rot13].filter((reading) => telling.test(reading))
  return [...new Set([base, folded, unspaced, words, words.replace(/[^a-z0-9\s:"'<>[\]]+/g, ' '), ...turned])]
}

/** Text hidden in Unicode tag characters; flags of regions use them too and are excluded. */
export function tagged(text: string): string {
  const withoutFlags = text.replace(/\u{1F3F4}[\u{E0061}-\u{E007A}]+\u{E007F}/gu, '')
  return Array.from(withoutFlags)
    .map((c) => c.codePointAt(0) ?? 0)
    .filter((code) => code >= 0xe0020 && code <= 0xe007e)
    .map((code) => String.fromCharCode(code - 0xe0000))
    .join('')
}
