const stopWords = new Set(
  `a about above after again all also always am an and another any anybody anything are around as at away back be because been
  before being better between both but by came can cannot come could day days did do does doing done down each else even ever every
  everybody everything few finally find first for from get gets give go goes going gone good got had has have having he her here
  hers him his hour hours how i if in into is it its just keep know last least left less let like little long look made make
  makes making many may me mean might mine minutes month months more most much must my myself need never new next nine no nobody
  not nothing now of off on once one only or other our ours out over own people put quite really right said same saw say says
  see seen she should show since so some somebody something still such sure take taken tell than that the their them then there
  these they thing things think this those though three through time times to today told tomorrow tonight too took try turn two
  under until up us use used very want wanted was way we week weeks well went were what when where whether which while who whole
  whose why will with without wonder would year years yes yesterday yet you your yours four five six seven eight ten half morning
  evening night im ive dont cant thats didnt doesnt isnt wasnt youre theyre lets ill wont amp via lol gonna got yall`
    .split(/\s+/)
    .filter(Boolean),
)

/** The content words of a text in lower case, without URLs, mentions and hashtags. */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/https?:\S+|[@#]\w+|\{[^}]*\}/g, ' ')
    .replace(/[’']/g, '')
  return (plain.match(/\p{L}[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 2 && !stopWords.has(word))
}

/** A crude stem, mostly the same for all forms of a word: "roasts", "roasted", "roasting". */
export function stemOf(word: string): string {
  const stem = word.replace(/(?:ing|edly|ed|ies|es|s|ly|er|ers)$/, '')
  return stem.length < 3 ? word : stem.replace(/(.)\1$/, '$1').replace(/[ey]$/, '')
}

export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf)
