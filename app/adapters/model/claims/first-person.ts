import type { TaggedWord, Tagger } from '#app/adapters/model/parts-of-speech.ts'

/** What a sentence says about its author as a fact, without opinions, wishes, plans and questions. */
export interface OwnClaim {
  /** The sentence as it was written. */
  sentence: string
  /** The words that its support must contain. */
  words: TaggedWord[]
}

const setOf = (words: string) => new Set(words.split(' '))

const subjects = setOf('i we')
const possessives = setOf('my our mine ours')
const objects = setOf('me us')
const modals = setOf('would could should might may must can will shall wo ca')
/** With I or we, these say what somebody thinks, not what they did. */
const thoughts = setOf(
  'admit agree appreciate assume believe bet care disagree doubt expect feel guess hear hope imagine know like love mean need ' +
    'prefer promise reckon recommend say see suggest suppose suspect swear thank think understand vote want wish wonder',
)
/** As in "I am glad". */
const moods = setOf(
  'afraid amazed convinced curious fine glad grateful guilty happy impressed inclined interested intrigued jealous keen not ' +
    'sad sorry sure surprised tempted unsure with',
)
/** What everyone has: "in my opinion", "you made my day". */
const commonGoods = setOf(
  'advice answer attention bet curiosity day experience favorite favourite god goodness guess head heart hunch instinct mind ' +
    'money opinion point question suggestion take thanks thought tip turn two view vote way word',
)
/** As in "tell me". */
const addressing = setOf(
  'ask beat count excuse fascinate forgive get give interest let make puzzle remind send show strike surprise tell trust',
)
const auxiliaries = setOf('be have do')
const opinionStarts = setOf('so because since which but although though unless if whether hence')

/** Of each sentence that makes a claim. */
export function ownClaims(sentences: readonly string[], tag: Tagger): OwnClaim[] {
  return sentences.flatMap((sentence) => {
    const clauses = clausesOf(tag(sentence))
    const words = clauses.filter((clause, at) => isClaim(clause) || (at === 0 && isElliptical(clause)))
    if (words.length === 0) return []
    // What follows "and" goes on telling.
    const told = clauses.filter((clause) => words.includes(clause) || isTold(clause))
    return [{ sentence, words: told.flat() }]
  })
}

function clausesOf(words: TaggedWord[]): TaggedWord[][] {
  const clauses: TaggedWord[][] = [[]]
  for (const [at, word] of words.entries()) {
    const isBreak = /^[,;:—–()]$/.test(word.text) || (word.text === '-' && words[at - 1]?.part !== 'ADJ')
    const before = clauses.at(-1) as TaggedWord[]
    const isJoin = word.part === 'CCONJ' || (opinionStarts.has(word.lemma) && before.length > 2)
    if (isBreak || (isJoin && hasVerb(before) && hasVerb(words.slice(at)))) clauses.push([word])
    else before.push(word)
  }
  return clauses
}

const isVerb = ({ part }: TaggedWord) => part === 'VERB' || part === 'AUX'
const hasVerb = (words: TaggedWord[]) => words.some(isVerb)

/** The past or a participle, as far as the form shows it. */
const isPast = ({ text, lemma, part }: TaggedWord) =>
  (part === 'VERB' || part === 'AUX') && text.toLowerCase() !== lemma && !/(?:s|ing|'\w+)$/i.test(text)

function isTold(clause: TaggedWord[]): boolean {
  const start = clause.find(({ part }) => part !== 'PUNCT')
  if (start && opinionStarts.has(start.lemma)) return clause.some(({ part }) => part === 'NUM')
  return clause.some((word) => isPast(word) || /\d/.test(word.text))
}

function isClaim(clause: TaggedWord[]): boolean {
  const modal = clause.findIndex(({ lemma, text, part }) => part === 'AUX' && (modals.has(lemma) || /^'(?:ll|d)$/.test(text)))
  const isModal = (at: number) => modal >= 0 && modal < at
  return clause.some((word, at) => {
    const lemma = word.text.toLowerCase()
    if (subjects.has(lemma)) return states(clause, at)
    if (possessives.has(lemma)) return !isModal(at) && isPossession(clause, at)
    if (objects.has(lemma)) return !isModal(at) && isObject(clause, at)
    return lemma === 'here' && clause.some(isPast)
  })
}

/** Whether the verb after "I" or "we" says what is or was. */
function states(clause: TaggedWord[], subject: number): boolean {
  const rest = clause.slice(subject + 1)
  const at = rest.findIndex(isVerb)
  if (at < 0) return false
  const verb = rest[at] as TaggedWord
  const before = clause[subject - 1]
  if (before && before.part === 'AUX' && subject > 0 && modals.has(before.lemma)) return false
  if (verb.part !== 'AUX') return !thoughts.has(verb.lemma) || (verb.lemma !== 'think' && isPast(verb) && factual.has(verb.lemma))
  const next = rest.slice(at + 1).find(({ part, lemma }) => part !== 'ADV' && part !== 'PART' && lemma !== 'not')
  const isHad = verb.text.toLowerCase() === "'d" && next !== undefined && next.lemma === 'be' && next.text !== 'be'
  if (!isHad && (modals.has(verb.lemma) || /^'(?:ll|d)$/.test(verb.text))) return false
  if (verb.lemma === 'be' && next && moods.has(next.lemma)) return false
  return !next || !thoughts.has(next.lemma) || (isPast(next) && factual.has(next.lemma))
}

/** Thoughts that tell of something once they are past. */
const factual = setOf('feel hear love need see say swear want')

function isPossession(clause: TaggedWord[], at: number): boolean {
  if (/s$|mine/i.test((clause[at] as TaggedWord).text) && /^(?:mine|ours)$/i.test((clause[at] as TaggedWord).text)) return true
  const owned = clause.slice(at + 1, at + 5).find(({ part }) => part === 'NOUN' || part === 'PROPN')
  return owned !== undefined && !commonGoods.has(owned.lemma)
}

function isObject(clause: TaggedWord[], at: number): boolean {
  const before = clause.slice(0, at)
  const verb = before.findLast(({ part }) => part === 'VERB')
  if (!verb) return false
  return before.at(-1) === verb ? !addressing.has(verb.lemma) || (isPast(verb) && before.length > 1) : isPast(verb)
}

/** "Tried that last year", "Been there since 2010". */
function isElliptical(clause: TaggedWord[]): boolean {
  const words = clause.filter(({ part }) => part !== 'PUNCT' && part !== 'ADV' && part !== 'INTJ' && part !== 'CCONJ')
  const [first, ...rest] = words
  if (!first || !isPast(first) || auxiliaries.has(first.lemma) && first.lemma !== 'be' && first.lemma !== 'have') return false
  if (/^(?:is|are|am|was|were|has)$/i.test(first.text)) return false
  return !rest.some(({ part, text }) => part === 'AUX' && /^(?:is|are|was|were|'s)$/.test(text) || (part === 'VERB' && /[^s]s$/.test(text)))
}
