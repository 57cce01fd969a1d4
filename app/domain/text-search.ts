import { type RawBuilder, sql } from 'kysely'

/** Accents, and the points and vowels that writers leave out. */
const marks = '[\u0300-\u036f\u0591-\u05c7\u064b-\u0655\u0670]'
/** Anything but ASCII, punctuation and emoji: only such texts need more than lower case. */
const letters = '[^\u0001-\u00bf\u2000-\u2bff\ufe0f\u{1f000}-\u{1faff}]'

const folded = (text: RawBuilder<unknown>) => sql`
  replace(translate(regexp_replace(lower(normalize(${text}, NFKD)), ${marks}, '', 'g'), 'ıøłđς', 'ioldσ'), 'ß', 'ss')`

/** Whether a word or part of one is in the text, however its letters are written: case, accents, width, composition. */
export const textHas = (text: RawBuilder<unknown>, word: string) => sql<boolean>`position(
  ${folded(sql`${word}::text`)} in case when ${text} ~ ${letters} then ${folded(text)} else lower(${text}) end) > 0`
