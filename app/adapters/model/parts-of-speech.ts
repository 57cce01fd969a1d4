import type { ItsFunction, PartOfSpeech } from 'wink-nlp'
import { beginning } from './words.ts'

export interface TaggedWord {
  text: string
  /** Lower case; "fund" for "funds", "go" for "went". */
  lemma: string
  part: PartOfSpeech
  /** From 0. */
  sentence: number
}

export type Tagger = (text: string) => TaggedWord[]

/** In characters: the library's time grows with the square of the longest word. */
const maxLength = 2_000
/** The library keeps every word that it hasn't seen before. */
const maxTexts = 20_000

let loading: Promise<Tagger> | undefined

/** One per process: loading takes some 0.2 s and 57 MB. */
export function loadTagger(): Promise<Tagger> {
  loading ??= load()
  return loading
}

async function load(): Promise<Tagger> {
  const [{ default: wink }, { default: model }] = await Promise.all([
    import('wink-nlp'),
    import('wink-eng-lite-web-model'),
  ])
  let [library, texts] = [wink(model, ['sbd', 'pos']), 0]
  return (text) => {
    texts += 1
    if (texts > maxTexts) [library, texts] = [wink(model, ['sbd', 'pos']), 1]
    const { its } = library
    const words: TaggedWord[] = []
    library
      .readDoc(plain(text))
      .sentences()
      .each((sentence, at) => {
        const tokens = sentence.tokens()
        const lemmas = tokens.out(its.lemma as ItsFunction<string>)
        const parts = tokens.out(its.pos) as PartOfSpeech[]
        for (const [index, value] of tokens.out().entries())
          words.push({
            text: value,
            lemma: (lemmas[index] as string).toLowerCase(),
            part: parts[index] as PartOfSpeech,
            sentence: at,
          })
      })
    return words
  }
}

/** Straight apostrophes, no addresses, and hashtags as the words they are made of. */
const plain = (text: string): string =>
  beginning(text, maxLength)
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/#(\w+)/g, (_, tag: string) => tag.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' '))
