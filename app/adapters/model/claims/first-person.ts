import type { TaggedWord } from '#app/adapters/model/parts-of-speech.ts'

const setOf = (words: string) => new Set(words.split(' '))

const subjects = setOf('i we')
const possessives = setOf('my our mine ours')
const objects = setOf('me us')
const modals = setOf('would could should might may must can will shall')
/** With "I" or "we", they say what somebody thinks. */
const thoughts = setOf(
  'admire admit agree applaud appreciate assume believe bet call care disagree doubt envy expect feel find give guess hear hope ' +
    'imagine know laugh like love mean need nod prefer promise reckon recommend respect salute say see smile suggest suppose ' +
    'suspect swear thank think understand vote want wish wonder',
)
/** In the past tense, these tell what happened. */
const experiences = setOf('feel find hear love need say see swear want')
/** As in "I am glad". */
const moods = setOf(
  'afraid amazed convinced curious fine glad grateful guilty happy impressed inclined interested intrigued jealous keen sad ' +
    'sorry sure surprised tempted unsure with',
)
/** Plans and duties: "I have to try this". A reply is sent for the user, who has made no such plan. */
const plans = setOf('have get go need want plan hope')
/** What says nothing about the owner: "in my opinion", "you made my day". */
const commonGoods = setOf(
  'advice answer attention bad bet brain cup curiosity day experience favorite favourite god goodness guess hat head heart hunch ' +
    'instinct kind mind money opinion planet point question society species suggestion take thanks thought tip turn view vote ' +
    'way word world',
)
/** As in "tell me"; with a noun before it, as in "my doctor told me", it is a claim. */
const addressing = setOf('ask bear call color colour count excuse forgive get give let send show sign tell trust')
/** As in "that made me laugh". */
const moving = setOf('beat catch convince fascinate inspire interest lose make puzzle remind strike surprise')
/** "As a rule", unlike "as a nurse". */
const notPeople = setOf('bonus compromise cure habit matter reminder result rule side start test treat whole')
/** Clauses that begin so give a reason or a consequence. */
const asides = setOf('so because since which but although though unless if whether')
/** Participles that begin a remark: "Well put", "Given that". */
const remarks = setOf('agree base compare do drive give grant note provide put say tempt')

/** The words of a sentence that state something about its author; null: none do. */
export function claimIn(sentence: TaggedWord[]): TaggedWord[] | null {
  const clauses = clausesOf(sentence)
  const claims = clauses.filter(
    (clause, at) => isClaim(clause) || (at === 0 && (isElliptical(clause) || isRole(clause))),
  )
  // What follows "and" goes on telling: "and revenue went up".
  return claims.length > 0 ? clauses.filter((clause) => claims.includes(clause) || tells(clause)).flat() : null
}

const isVerb = ({ part }: TaggedWord) => part === 'VERB' || part === 'AUX'
const isNoun = ({ part }: TaggedWord) => part === 'NOUN' || part === 'PROPN'
const isModal = ({ lemma, text, part }: TaggedWord) =>
  part === 'AUX' && (modals.has(lemma) || /^(?:'ll|'d|wo|ca)$/i.test(text))
/** Or a participle, as far as the form shows it. */
const isPast = (word: TaggedWord) =>
  isVerb(word) &&
  (word.lemma === 'been' || word.text.toLowerCase() !== word.lemma) &&
  !/(?:s|ing|'\w+)$/i.test(word.text)

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
    if (objects.has(word)) return clause[at - 1]?.lemma !== 'of' && isConcerned(clause, at)
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
  if (isModal(verb))
    return (verb.text === "'d" && next?.text === 'been') || isPromise(verb, clause[subject], rest.slice(at + 1))
  const isPlan = (word: TaggedWord) => plans.has(word.lemma) && word.text !== 'had'
  const goal = rest.slice(at, at + 3).findIndex(isPlan)
  if (goal >= 0 && rest[at + goal + 1]?.text === 'to') return isDeed(rest.slice(at + goal + 2))
  const main = verb.part === 'AUX' && next && isVerb(next) ? next : verb
  if (verb.lemma === 'be' && next && moods.has(next.lemma)) return false
  return !thoughts.has(main.lemma) || (experiences.has(main.lemma) && isPast(main))
}

/** "I'll check the date", "I should try that"; but "we should all try" is about everyone. */
function isPromise({ text, lemma }: TaggedWord, subject: TaggedWord | undefined, rest: TaggedWord[]): boolean {
  const isOwn = /^(?:will|'ll|wo|shall)$/i.test(text) || (/^(?:should|must)$/.test(lemma) && subject?.text === 'I')
  return isOwn && isDeed(rest)
}

/** Unlike "say", "know" or "be honest". */
function isDeed(words: TaggedWord[]): boolean {
  const at = words.findIndex(({ part }) => part !== 'ADV' && part !== 'PART')
  const verb = words[at]
  if (!verb || verb.part === 'PUNCT' || thoughts.has(verb.lemma)) return false
  return verb.lemma !== 'be' || words[at + 1]?.part !== 'ADJ'
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
  if (before.at(-1) !== verb) return isPast(verb)
  return addressing.has(verb.lemma) ? isPast(verb) && before.some(isNoun) : !moving.has(verb.lemma)
}

/** "As a nurse", "speaking as someone who runs a bakery". */
function isRole(clause: TaggedWord[]): boolean {
  const at = clause.slice(0, 2).findIndex(({ lemma }) => lemma === 'as')
  const [article, ...rest] = at < 0 ? [] : clause.slice(at + 1)
  if (article && /^(?:someone|somebody)$/i.test(article.text)) return true
  const noun = rest.find(isNoun)
  return /^an?$/i.test(article?.text ?? '') && noun !== undefined && !notPeople.has(noun.lemma)
}

/** "Tried that last year", "Been there since 2010"; not "Gone in a minute!", which is about somebody else. */
function isElliptical(clause: TaggedWord[]): boolean {
  const [first, next, ...rest] = clause.filter(({ part }) => !['PUNCT', 'ADV', 'INTJ', 'CCONJ'].includes(part))
  if (!first || !isPast(first) || remarks.has(first.lemma)) return false
  if (/^(?:am|are|is|was|were|did)$/i.test(first.text)) return false
  if (!/^(?:been|had)$/i.test(first.text) && !['DET', 'PRON', 'SCONJ', 'NUM', 'PROPN'].includes(next?.part ?? ''))
    return false
  return !rest.some(({ part, text }) => part === 'AUX' || (part === 'VERB' && /[^s]s$/.test(text)))
}
