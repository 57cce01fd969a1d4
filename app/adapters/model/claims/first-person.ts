import type { TaggedWord, Tagger } from '#app/adapters/model/parts-of-speech.ts'

/** A sentence that states something about its author, with the words that must be supported. */
export interface OwnClaim {
  sentence: string
  words: TaggedWord[]
}

const setOf = (words: string) => new Set(words.split(' '))

const subjects = setOf('i we')
const possessives = setOf('my our mine ours')
const objects = setOf('me us')
const modals = setOf('would could should might may must can will shall')
/** With "I" or "we", they say what somebody thinks. */
const thoughts = setOf(
  'admit agree appreciate assume believe bet care disagree doubt expect feel find guess hear hope imagine know like love mean ' +
    'need prefer promise reckon recommend say see suggest suppose suspect swear thank think understand vote want wish wonder',
)
/** Of these, the ones that tell what happened once they are in the past. */
const experiences = setOf('feel find hear love need say see swear want')
/** As in "I am glad". */
const moods = setOf(
  'afraid amazed convinced curious fine glad grateful guilty happy impressed inclined interested intrigued jealous keen sad ' +
    'sorry sure surprised tempted unsure with',
)
/** Plans and duties: "I have to try this". */
const plans = setOf('have get go need want plan hope')
/** What says nothing about the owner: "in my opinion", "you made my day". */
const commonGoods = setOf(
  'advice answer attention bad bet brain cup curiosity day experience favorite favourite god goodness guess hat head heart hunch ' +
    'instinct kind mind money opinion planet point question society species suggestion take thanks thought tip turn view vote ' +
    'way word world',
)
/** As in "tell me" and "that reminds me". */
const addressing = setOf(
  'ask bear beat call catch color colour convince count excuse fascinate forgive get give inspire interest let lose make ' +
    'puzzle remind send show sign strike surprise tell trust',
)
const speakers = setOf('you this that it which')
/** "As a rule", unlike "as a nurse". */
const notPeople = setOf('bonus compromise habit matter reminder result rule side start test treat whole')
/** Clauses that begin so give a reason or a consequence. */
const asides = setOf('so because since which but although though unless if whether')
/** Participles that begin a remark: "Well put", "Given that". */
const remarks = setOf('agree base compare drive give grant note provide put say tempt')

export function ownClaims(sentences: readonly string[], tag: Tagger): OwnClaim[] {
  return sentences.flatMap((sentence) => {
    const clauses = clausesOf(tag(sentence))
    const claiming = new Set(clauses.filter((clause, at) => isClaim(clause) || (at === 0 && (isElliptical(clause) || isRole(clause)))))
    // What follows "and" goes on telling: "and revenue went up".
    const words = clauses.flatMap((clause) => (claiming.has(clause) || tells(clause) ? clause : []))
    return claiming.size > 0 ? [{ sentence, words }] : []
  })
}

const isVerb = ({ part }: TaggedWord) => part === 'VERB' || part === 'AUX'
const isNoun = ({ part }: TaggedWord) => part === 'NOUN' || part === 'PROPN'
const isModal = ({ lemma, text, part }: TaggedWord) =>
  part === 'AUX' && (modals.has(lemma) || /^(?:'ll|'d|wo|ca)$/i.test(text))
/** Or a participle, as far as the form shows it. */
const isPast = (word: TaggedWord) =>
  isVerb(word) && (word.lemma === 'been' || word.text.toLowerCase() !== word.lemma) && !/(?:s|ing|'\w+)$/i.test(word.text)

function clausesOf(words: TaggedWord[]): TaggedWord[][] {
  const clauses: TaggedWord[][] = [[]]
  for (const [at, word] of words.entries()) {
    const current = clauses.at(-1) as TaggedWord[]
    const isPause = /^[,;:—–()]$/.test(word.text)
    const joins = word.part === 'CCONJ' || (asides.has(word.lemma) && current.length > 2)
    if (isPause || (joins && current.some(isVerb) && words.slice(at).some(isVerb))) clauses.push([word])
    else current.push(word)
  }
  return clauses
}

function tells(clause: TaggedWord[]): boolean {
  const start = clause.find(({ part }) => part !== 'PUNCT')
  if (start && asides.has(start.lemma)) return clause.some(({ part }) => part === 'NUM')
  return clause.some((word) => isPast(word) || /\d/.test(word.text))
}

function isClaim(clause: TaggedWord[]): boolean {
  const modal = clause.findIndex(isModal)
  return clause.some(({ text }, at) => {
    const word = text.toLowerCase()
    if (subjects.has(word)) return states(clause, at)
    if (modal >= 0 && modal < at) return false
    if (possessives.has(word)) return isPossession(clause, at)
    if (objects.has(word)) return isConcerned(clause, at)
    return word === 'here' && clause.some(isPast)
  })
}

/** Whether the verb after "I" or "we" says what is or was. */
function states(clause: TaggedWord[], subject: number): boolean {
  const rest = clause.slice(subject + 1)
  // "We all do it" is about everyone.
  if (rest[0]?.lemma === 'all' || clause.slice(0, subject).some(isModal)) return false
  const at = rest.findIndex(isVerb)
  const verb = rest[at]
  if (!verb) return false
  const next = rest.slice(at + 1).find(({ part }) => part !== 'ADV' && part !== 'PART')
  if (isModal(verb)) return verb.text === "'d" && next?.text === 'been'
  const goal = rest.slice(at, at + 3).findIndex(({ lemma }) => plans.has(lemma))
  if (goal >= 0 && rest[at + goal + 1]?.text === 'to') return false
  const main = verb.part === 'AUX' && next && isVerb(next) ? next : verb
  if (verb.lemma === 'be' && next && moods.has(next.lemma)) return false
  return !thoughts.has(main.lemma) || (experiences.has(main.lemma) && isPast(main))
}

function isPossession(clause: TaggedWord[], at: number): boolean {
  if (/^(?:mine|ours)$/i.test((clause[at] as TaggedWord).text)) return true
  const rest = clause.slice(at + 1, at + 5)
  const noun = rest.findIndex(isNoun)
  return noun >= 0 && !rest.slice(0, noun + 1).some(({ lemma }) => commonGoods.has(lemma))
}

/** "It saves me hours", "that worked for us". */
function isConcerned(clause: TaggedWord[], at: number): boolean {
  const before = clause.slice(0, at)
  const verb = before.findLast(({ part }) => part === 'VERB')
  if (!verb) return false
  const isAddressed = before.at(-1) === verb && addressing.has(verb.lemma)
  if (isAddressed) return isPast(verb) && before.length > 1 && !before.some(({ lemma }) => speakers.has(lemma))
  return isPast(verb) || before.at(-1) === verb
}

/** "As a nurse", "speaking as someone who runs a bakery". */
function isRole(clause: TaggedWord[]): boolean {
  const at = clause.slice(0, 2).findIndex(({ lemma }) => lemma === 'as')
  const [article, ...rest] = at < 0 ? [] : clause.slice(at + 1)
  if (article && /^(?:someone|somebody)$/i.test(article.text)) return true
  const noun = rest.find(isNoun)
  return /^an?$/i.test(article?.text ?? '') && noun !== undefined && !notPeople.has(noun.lemma)
}

/** "Tried that last year", "Been there since 2010". */
function isElliptical(clause: TaggedWord[]): boolean {
  const [first, next, ...rest] = clause.filter(({ part }) => !['PUNCT', 'ADV', 'INTJ', 'CCONJ'].includes(part))
  if (!first || !isPast(first) || remarks.has(first.lemma)) return false
  if (/^(?:am|are|is|was|were|did)$/i.test(first.text) || next?.lemma === 'by') return false
  return ![next, ...rest].some((word) => word && (word.part === 'AUX' || (word.part === 'VERB' && /[^s]s$/.test(word.text))))
}
