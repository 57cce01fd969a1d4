import type { HelpFinding } from '#app/adapters/chat/help-finding.ts'
import type { Mind } from '#app/adapters/model/mind.ts'
import { contactPage, hours } from '#app/content/help/contact.ts'
import type { HelpText, OwnSetting, OwnTopic } from '#app/content/help/help-text.ts'
import { help } from '#app/content/help/index.ts'
import { personIn } from '#app/content/help/person-in.ts'
import { plainQuestion } from './plain-question.ts'
import { pointsBack, refersBack, withObject } from './refers-back.ts'
import { hasOnlySlots } from './slots.ts'

/** Ends a call that hangs; the model gives up much earlier. */
const maxMs = 30_000

/** Answers from the user's own state, with the questions whose words say more, oldest first; absent if no one is signed in. */
type OwnAnswer = (asked: OwnTopic | OwnSetting, questions: readonly string[]) => Promise<string>

interface ChatAnswer {
  says: string
  /** false: counted for the operator. */
  known: boolean
}

/**
 * `previous`: the user's earlier questions, oldest first, for one like "and yesterday?". Keeps no history. The texts are
 * the product's own, so that no model can invent an answer.
 */
export async function answerQuestion(
  mind: Mind,
  question: string,
  own?: OwnAnswer,
  previous: readonly string[] = [],
): Promise<ChatAnswer> {
  const signal = AbortSignal.timeout(maxMs)
  const continued = own && hasOnlySlots(question) ? await continuedQuestion(mind, question, previous, signal) : null
  if (own && continued) return { says: await own(continued.topic, continued.questions), known: true }
  const { finding, asked, language } = await findAnswer(mind, question, previous, signal)
  if (finding.kind === 'guarded') return { says: finding.says, known: true }
  const saidSettings = new Set<OwnSetting>()
  const say = (text: HelpText) => {
    const { setting } = text
    const isRepeated = setting !== undefined && saidSettings.has(setting)
    if (setting) saidSettings.add(setting)
    return textOf(
      { ...text, says: finding.words.get(text) ?? text.says, ...(isRepeated && { setting: undefined }) },
      finding.facts.get(text),
      own && ((about) => own(about, asked)),
    )
  }
  const inLanguage = language && inEnglishOnly(language)
  const { nearest } = finding
  // In another language, nearness says nothing.
  const chosen = await chooseText(mind, question, language && nearest.length > 0 ? help : nearest, signal)
  if (chosen && !(finding.kind === 'found' && finding.texts.includes(chosen)))
    return { says: [inLanguage, await say(chosen)].filter(Boolean).join(' '), known: true }
  if (finding.kind === 'unsure') {
    const closest = language ? null : finding.closest
    return { says: unsure(closest && (await say(closest)), nearest, language), known: false }
  }
  const texts = await Promise.all(finding.texts.map(say))
  const answer = [inLanguage, texts.join('\n\n')].filter(Boolean).join(' ')
  const also = finding.also && (await say(finding.also))
  const shown = [...finding.texts, finding.also]
  const narrower = [...finding.facts].flatMap(([text, facts]) => (shown.includes(text) ? [] : named(text, facts)))
  return {
    says: [answer, also, ...narrower, offer('Not what you meant?', finding.offered)].filter(Boolean).join('\n\n'),
    known: true,
  }
}

interface Found {
  finding: HelpFinding
  /** The questions whose words say what is asked, in English, oldest first. */
  asked: string[]
  /** Its English name, if the question isn't in English. */
  language: string | null
}

async function findAnswer(
  mind: Mind,
  question: string,
  previous: readonly string[],
  signal: AbortSignal,
): Promise<Found> {
  // Language detection loads only once someone asks.
  const { inEnglish } = await import('./in-english.ts')
  const read = inEnglish(question)
  const words = read?.words ?? plainQuestion(question)
  const before = refersBack(words) && previous.findLast((one) => !refersBack(one))
  if (before) {
    const earlier = inEnglish(before)?.words ?? plainQuestion(before)
    const finding = await findTogether(mind, earlier, words, signal)
    if (finding) return { finding, asked: [earlier, words], language: read?.language ?? null }
  }
  const found = await mind.findHelp(words, signal)
  const finding = read && found.kind !== 'found' ? await mind.findHelp(question, signal) : found
  return { finding, asked: [words], language: read?.language ?? ('language' in finding ? finding.language : null) }
}

/** What a question that refers back adds to the one before, else what that one was about; null: it stands alone. */
async function findTogether(mind: Mind, asked: string, question: string, signal: AbortSignal) {
  const before = asked.trimEnd().replace(/[?!.]{1,5}$/, '')
  const both = await mind.findHelp(`${before}, ${question}`, signal)
  if (both.kind !== 'found') return null
  const first = await mind.findHelp(before, signal)
  const answered = first.kind === 'found' ? first.texts : []
  const added = both.texts.filter((text) => !answered.includes(text))
  if (added.length > 0) {
    const named = withObject(question, before)
    const same = named === null ? null : await mind.findHelp(named, signal)
    const again = same?.kind === 'found' ? same.texts.filter((text) => answered.includes(text)) : []
    return only(both, again.length > 0 ? again : added)
  }
  const alone = pointsBack(question) ? null : await mind.findHelp(question, signal)
  return alone?.kind === 'found' && alone.offered.length === 0 ? null : only(both, both.texts)
}

/** Without other topics: those were answered before, or come from the words of the question before. */
const only = (found: Found['finding'] & { kind: 'found' }, texts: HelpText[]) => ({
  ...found,
  texts,
  also: null,
  facts: new Map([...found.facts].filter(([text]) => texts.includes(text))),
})

const takesSlots = new Set<OwnTopic>(['sent', 'followers', 'writers', 'errors', 'unwelcome'])

/** The subject of the last question that had one, with the questions since; null: it isn't about such figures. */
async function continuedQuestion(mind: Mind, question: string, previous: readonly string[], signal: AbortSignal) {
  const from = previous.findLastIndex((one) => !hasOnlySlots(one))
  const first = previous[from < 0 ? 0 : from]
  if (first === undefined) return null
  const finding = await mind.findHelp(first, signal)
  const topic = finding.kind === 'found' ? finding.texts[0]?.own : undefined
  return topic && takesSlots.has(topic) ? { topic, questions: [...previous.slice(Math.max(0, from)), question] } : null
}

/** Among few, the model reads their texts as well; null: none of them, or there is no model. */
async function chooseText(mind: Mind, question: string, among: readonly HelpText[], signal: AbortSignal) {
  const topics = new Map(
    among.flatMap((text) =>
      text.topic ? [[among.length < help.length ? `${text.topic} ${text.says}` : text.topic, text] as const] : [],
    ),
  )
  const topic = topics.size > 0 ? await mind.chooseTopic(question, [...topics.keys()], signal) : null
  return (topic !== null && topics.get(topic)) || null
}

async function textOf(
  text: HelpText,
  facts: string | undefined,
  own: ((about: OwnTopic | OwnSetting) => Promise<string>) | undefined,
) {
  const set = text.setting && own && (await own(text.setting))
  if (!text.own || !own) return named(text, [set, text.says, facts].filter(Boolean).join('\n'))
  return [await own(text.own), facts && named(text, facts)].filter(Boolean).join('\n\n')
}

const named = ({ topic }: HelpText, says: string) => (topic ? `${says} (Help: ${topic})` : says)

/** In the chat's window, each is a button. */
const offer = (lead: string, texts: readonly HelpText[]) =>
  texts.length > 0 && `${lead}\n${texts.map(({ topic }) => `• ${topic}`).join('\n')}`

const mostOffered = 3

const notSure = 'I’m not sure I have an answer to that.'

const inEnglishOnly = (language: string) => `You wrote in ${language}. I can only answer in English.`

/** `closest`: what the first of the nearest says. */
function unsure(closest: string | null, nearest: readonly HelpText[], language: string | null): string {
  const contact = `write to us on ${contactPage}: ${hours}.`
  if (language) return [inEnglishOnly(language), `Please ${contact}`, personIn[language]].filter(Boolean).join(' ')
  const shown = nearest.slice(0, mostOffered)
  if (closest === null) return `${offer(`${notSure} Is it one of these?`, shown)}\nIf not, ${contact}`
  return `${notSure} The closest I have:\n\n${closest}\n\n${offer('Or is it one of these?', shown.slice(1))}\nIf not, ${contact}`
}
