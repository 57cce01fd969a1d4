import {
  copyOf,
  drawnMessage,
  drawnQuestions,
  keepMessages,
  type Message,
  part,
  readMessages,
} from './chat-messages.ts'
import { personForm } from './chat-person.ts'

const greeting =
  'Hello. Ask me about connecting an account, limits, plans, the trial, or how to pause the bot. If I don’t know, I’ll say so, and you can ask a person.'

/** Longer than the server takes for an answer. */
const timeoutMs = 40_000

/** Of earlier questions: “and yesterday?” needs them. */
const maxPrevious = 5

/** Replaces the link to the contact page. */
export function startChat(): void {
  const root = document.querySelector('[data-chat]')
  const link = root?.querySelector('a')
  const launcher = root?.querySelector('button')
  const panel = root?.querySelector('section')
  if (root && link && launcher && panel) run(link, launcher, panel)
}

type Spoken = Pick<Message, 'text' | 'next' | 'known'>

function run(link: HTMLElement, launcher: HTMLElement, panel: HTMLElement): void {
  const log = part(panel, '[role=log]')
  const form = part<HTMLFormElement>(panel, '[data-ask-form]')
  const input = part<HTMLTextAreaElement>(form, 'textarea')
  const send = part<HTMLButtonElement>(form, 'button')
  const messages: Message[] = []
  const person = personForm(panel, () => messages, thank)
  let questions: Element | null = null
  let waiting = false
  const email = panel.dataset.email ?? ''
  readMessages(email).forEach(add)

  link.hidden = true
  launcher.hidden = false

  function show(open: boolean) {
    panel.hidden = !open
    launcher.hidden = open
    launcher.setAttribute('aria-expanded', String(open))
    if (open && messages.length === 0) say({ text: greeting, next: panel.dataset.first?.split('|') ?? [], isBot: true })
    if (open) log.scrollTop = log.scrollHeight
    if (open) input.focus()
    else launcher.focus()
  }

  function say(spoken: Spoken & Pick<Message, 'isBot'>) {
    add({ ...spoken, id: String(messages.length), timestamp: new Date() })
    keepMessages(messages, email)
  }

  function add(message: Message) {
    messages.push(message)
    questions?.remove()
    questions = message.isBot ? drawnQuestions(panel, message) : null
    const drawn = [drawnMessage(panel, message), questions].filter((one) => one !== null)
    person.element.remove()
    if (message.known === false) {
      person.suggest(messages.findLast(({ isBot }) => !isBot)?.text ?? '')
      drawn.push(person.element)
    }
    put(...drawn)
  }

  /** Their beginning stays in view. */
  function put(...elements: Element[]) {
    log.append(...elements)
    const [first] = elements
    if (first instanceof HTMLElement) log.scrollTop = first.offsetTop - log.offsetTop - 16
  }

  function allow() {
    send.disabled = waiting || input.value.trim() === ''
  }

  async function submit() {
    allow()
    if (send.disabled) return
    const question = input.value.trim()
    const previous = messages.flatMap(({ isBot, text }) => (isBot ? [] : text)).slice(-maxPrevious)
    input.value = ''
    say({ text: question, isBot: false })
    waiting = true
    allow()
    const typing = copyOf(panel, '[data-typing]')
    put(typing)
    const answer = await ask(question, previous)
    typing.remove()
    waiting = false
    say({ ...answer, isBot: true })
    allow()
  }

  function askPerson() {
    person.suggest(messages.findLast(({ isBot }) => !isBot)?.text ?? '')
    put(person.element)
    person.focus()
  }

  function thank(address: string) {
    say({ text: `Your message is with our team. A person replies to ${address}.`, isBot: true })
    input.focus()
  }

  launcher.addEventListener('click', () => show(true))
  part(panel, '[data-close]').addEventListener('click', () => show(false))
  part(panel, '[data-person]').addEventListener('click', (event) => {
    event.preventDefault()
    askPerson()
  })
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    show(false)
  })
  log.addEventListener('click', ({ target }) => {
    const offered = target instanceof Element && target.closest('[data-ask]')
    if (!offered || waiting) return
    input.value = offered.textContent ?? ''
    void submit()
    input.focus()
  })
  input.addEventListener('input', allow)
  input.addEventListener('keydown', (event) => {
    // During composition, Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    void submit()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit()
  })
  // Not an id on the page: the browser would move the focus there.
  if (location.hash === '#ask') show(true)
}

/** Never rejects: returns the answer, or a message about the failure. */
async function ask(message: string, previous: string[]): Promise<Spoken> {
  const instead = `Please try again or contact support at ${location.host}.`
  try {
    const reply = await fetch('/functions/v1/chatbot', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message, previous, with_next: true }),
      signal: AbortSignal.timeout?.(timeoutMs) ?? null,
    })
    const { response, error, known, next }: Partial<Spoken> & { response?: string; error?: string } = await reply.json()
    const failure = `I'm having trouble processing your request right now. ${instead}`
    if (reply.status === 429 && error) return { text: `${failure} ${error}` }
    if (!reply.ok || error) return { text: failure }
    const text = response?.trim() || `I'm sorry, I didn't get a response. ${instead}`
    return { text, ...(known !== undefined && { known }), ...(next && { next }) }
  } catch {
    return { text: "I'm experiencing technical difficulties..." }
  }
}
