/** Letters without a decomposition, and those that writers of a language use interchangeably. */
const alike = new Map(
  'øo łl đd ıi ςσ ךכ םמ ןנ ףפ ץצ أا إا آا ٱا ىي یي ئي ؤو ةه کك ґг ёе'
    .split(' ')
    .map((two) => [two.charAt(0), two.charAt(1)]),
)
const ligatures = new Map([
  ['æ', 'ae'],
  ['œ', 'oe'],
])
/** Stress and vowel points, which most people leave out; й, か and ज़ keep their marks, being letters of their own. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u0655\u0670\u06d6-\u06ed]/g
const accented = /[\p{Script=Latin}\p{Script=Greek}]/gu
const unseen = /(?!\u200d)\p{Default_Ignorable_Code_Point}|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d/gu

/** Case, accents, invisible characters, and variants of an emoji do not distinguish what people write. */
export const folded = (text: string): string => withoutAccents(withAccents(text))

/** Without invisible characters and variants of an emoji. */
export const withoutUnseen = (text: string): string =>
  text
    .replace(/\p{Emoji_Modifier}/gu, '')
    .replace(unseen, '')
    .replace(/\u200d[\u2640\u2642]/g, '')

/** `folded`, but with the accents. */
export function withAccents(text: string): string {
  return withoutUnseen(text).normalize('NFKC').toLowerCase().toUpperCase().toLowerCase()
}

export function withoutAccents(text: string): string {
  return text
    .replace(accented, (letter) => letter.normalize('NFD').replace(marks, ''))
    .replace(marks, '')
    .replace(/./gu, (letter) => alike.get(letter) ?? ligatures.get(letter) ?? letter)
}
