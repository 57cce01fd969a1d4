import { helpSlug } from '#app/content/help/slug.ts'
import { linksIn } from './help-links.ts'

export interface Message {
  id: string
  text: string
  isBot: boolean
  timestamp: Date
  /** Questions to go on with. */
  next?: string[]
  /** false: a person has to answer. */
  known?: boolean
}

const storedAs = 'chat'

/** In this tab, until it is closed or the user signs out. `email`: whose they are, empty for a guest's. */
export function keepMessages(messages: readonly Message[], email: string): void {
  try {
    sessionStorage.setItem(storedAs, JSON.stringify({ email, messages }))
  } catch {}
}

/** A guest's conversation continues after the sign-in. Another user's is dropped: it has private figures. */
export function readMessages(own: string): Message[] {
  try {
    const { email, messages }: { email: string; messages: Message[] } = JSON.parse(
      sessionStorage.getItem(storedAs) ?? '{}',
    )
    if (email && email !== own) return []
    return messages.map((message) => ({ ...message, timestamp: new Date(message.timestamp) }))
  } catch {
    return []
  }
}

export function drawnMessage(panel: HTMLElement, { id, text, isBot, timestamp }: Message): Element {
  const element = copyOf(panel, `[data-message=${isBot ? 'bot' : 'user'}]`)
  element.id = `message-${id}`
  const time = part<HTMLTimeElement>(element, 'time')
  time.dateTime = timestamp.toISOString()
  time.textContent = timestamp.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  const words = part(element, '[data-text]')
  const answers = isBot ? answersIn(text) : [{ topic: null, says: text }]
  for (const [at, { topic, says }] of answers.entries()) {
    const own = at === 0 ? words : (words.cloneNode() as HTMLElement)
    if (at > 0) element.append(own)
    own.append(...(isBot ? linked(says) : [says]))
    if (topic) own.before(helpLink(panel, topic))
  }
  return element
}

/** An answer's follow-up questions, as buttons. */
export function drawnQuestions(panel: HTMLElement, { text, next = [] }: Message): Element | null {
  const questions = [...offeredIn(text), ...next]
  if (questions.length === 0) return null
  const row = copyOf(panel, '[data-questions]')
  const button = part<HTMLButtonElement>(row, 'button')
  for (const question of questions) {
    const copy = button.cloneNode() as HTMLButtonElement
    copy.textContent = question
    row.append(copy)
  }
  button.remove()
  return row
}

interface Answer {
  /** Of the help text, null for any other. */
  topic: string | null
  says: string
}

/** Each text of an answer; a help text is a paragraph that ends in “(Help: topic)”. */
function answersIn(text: string): Answer[] {
  const answers: Answer[] = []
  let from = 0
  for (const { 0: named, 1: topic = '', index } of text.matchAll(/ ?\(Help: ((?:[^()]|\(\w+\))+)\)(?=\s|$)/g)) {
    const paragraphs = text.slice(from, index).split('\n\n')
    const says = paragraphs.pop() ?? ''
    const before = paragraphs.join('\n\n').trim()
    if (before) answers.push({ topic: null, says: before })
    answers.push({ topic, says })
    from = index + named.length
  }
  const rest = text.slice(from)
  return rest.trim() || answers.length === 0 ? [...answers, { topic: null, says: rest }] : answers
}

/** An answer stands under its question: “Yes” alone may not fit what was asked. */
function helpLink(panel: HTMLElement, topic: string): Element {
  const heading = copyOf(panel, '[data-source]')
  const link = part<HTMLAnchorElement>(heading, 'a')
  link.href = `/help#${helpSlug(topic)}`
  link.textContent = topic
  return heading
}

const offered = /\n?^• (.+)$\n?/gm

/** A line that begins with "• " is a question. */
const offeredIn = (text: string): string[] => [...text.matchAll(offered)].map(([, question = '']) => question)

const linked = (text: string): (string | Node)[] => withLinks(text.replace(offered, '\n').trim())

function withLinks(text: string): (string | Node)[] {
  return linksIn(text).map((part) => {
    if (typeof part === 'string') return part
    const link = document.createElement('a')
    link.href = part.path
    link.className = 'link'
    link.textContent = part.words
    return link
  })
}

export function copyOf(panel: HTMLElement, selector: string): Element {
  const copy = part(panel, selector).firstElementChild?.cloneNode(true)
  if (!(copy instanceof Element)) throw new Error(`${selector} is empty`)
  return copy
}

export function part<E extends Element = HTMLElement>(within: Element, selector: string): E {
  const found = within.querySelector<E>(selector)
  if (!found) throw new Error(`${selector} is missing`)
  return found
}
