const FREQUENT_WORDS: Record<string, string[]> = {
  de: ['der', 'die', 'das', 'und', 'nicht', 'ist', 'ich', 'mit', 'ein', 'eine', 'auf', 'für', 'wir', 'auch', 'noch'],
  es: ['el', 'los', 'las', 'que', 'una', 'por', 'con', 'para', 'pero', 'muy', 'como', 'más', 'hoy', 'está', 'del'],
  fr: ['le', 'les', 'des', 'une', 'est', 'pas', 'pour', 'avec', 'dans', 'mais', 'je', 'nous', 'sur', 'très', 'et'],
  pt: ['não', 'uma', 'com', 'para', 'mas', 'muito', 'hoje', 'os', 'ao', 'meu', 'minha', 'você', 'é', 'já', 'um'],
  en: ['the', 'and', 'is', 'to', 'of', 'my', 'it', 'for', 'a', 'in', 'that', 'with', 'this', 'you', 'was', 'on'],
}

/** Guesses the language by its frequent words; good enough for `lang:` in a search. */
export function languageOf(text: string): string {
  const words = text.toLowerCase().split(/[^\p{L}]+/u)
  let best = 'en'
  let most = 0
  for (const [language, marks] of Object.entries(FREQUENT_WORDS)) {
    const count = words.filter((word) => marks.includes(word)).length
    if (count > most || (count === most && language === 'en')) {
      best = language
      most = count
    }
  }
  return best
}
