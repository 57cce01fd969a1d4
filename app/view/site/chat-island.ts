import { linksIn } from './help-links.ts'

interface Message {
  id: string
  text: string
  isBot: boolean
  timestamp: Date
}

const greeting =
  'Hello. Ask me about connecting an account, limits, plans, the trial, or how to pause the bot. If I don’t know, I’ll say so and tell you how to reach a person.'

/** In ms: longer than the server takes for an answer. */
const timeoutMs = 40_000

/** Of earlier questions: “and yesterday?” needs them. */
const mostPrevious = 5

/** Replaces the link to the contact page. */
export function startChat(): void {
  const root = document.querySelector('[data-chat]')
  const link = root?.querySelector('a')
  const launcher = root?.querySelector('button')
  const panel = root?.querySelector('section')
  if (root && link && launcher && panel) run(link, launcher, panel)
}

function run(link: HTMLElement, launcher: HTMLElement, panel: HTMLElement): void {
  const log = part(panel, '[role=log]')
  const form = part<HTMLFormElement>(panel, 'form')
  const input = part<HTMLTextAreaElement>(panel, 'textarea')
  const send = part<HTMLButtonElement>(form, 'button')
  const messages: Message[] = []
  let waiting = false
  readMessages().forEach(add)

  link.hidden = true
  launcher.hidden = false

  function show(open: boolean) {
    panel.hidden = !open
    launcher.hidden = open
    launcher.setAttribute('aria-expanded', String(open))
    if (open && messages.length === 0) say(greeting, true)
    if (open) log.scrollTop = log.scrollHeight
    if (open) input.focus()
    else launcher.focus()
  }

  function say(text: string, isBot: boolean) {
    add({ id: String(messages.length), text, isBot, timestamp: new Date() })
    keepMessages(messages)
  }

  function add(message: Message) {
    messages.push(message)
    put(drawn(panel, message))
  }

  function put(element: Element) {
    log.append(element)
    log.scrollTop = log.scrollHeight
  }

  function allow() {
    send.disabled = waiting || input.value.trim() === ''
  }

  async function submit() {
    allow()
    if (send.disabled) return
    const question = input.value.trim()
    const previous = messages.flatMap(({ isBot, text }) => (isBot ? [] : text)).slice(-mostPrevious)
    input.value = ''
    say(question, false)
    waiting = true
    allow()
    const typing = copyOf(panel, '[data-typing]')
    put(typing)
    const answer = await ask(question, previous)
    typing.remove()
    waiting = false
    say(answer, true)
    allow()
  }

  launcher.addEventListener('click', () => show(true))
  part(panel, '[data-close]').addEventListener('click', () => show(false))
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

const storedAs = 'chat'

/** In this tab, until it is closed or the user signs out. */
function keepMessages(messages: readonly Message[]): void {
  try {
    sessionStorage.setItem(storedAs, JSON.stringify(messages))
  } catch {}
}

function readMessages(): Message[] {
  try {
    const stored: Message[] = JSON.parse(sessionStorage.getItem(storedAs) ?? '[]')
    return stored.map((message) => ({ ...message, timestamp: new Date(message.timestamp) }))
  } catch {
    return []
  }
}

/** Never rejects: returns the answer, or a message about the failure. */
async function ask(message: string, previous: string[]): Promise<string> {
  const instead = `Please try again or contact support at ${location.host}.`
  try {
    const reply = await fetch('/functions/v1/chatbot', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message, previous }),
      signal: AbortSignal.timeout?.(timeoutMs) ?? null,
    })
    const { response, error }: { response?: string; error?: string } = await reply.json()
    const failure = `I'm having trouble processing your request right now. ${instead}`
    if (reply.status === 429 && error) return `${failure} ${error}`
    if (!reply.ok || error) return failure
    return response?.trim() || `I'm sorry, I didn't get a response. ${instead}`
  } catch {
    return "I'm experiencing technical difficulties..."
  }
}

function drawn(panel: HTMLElement, { id, text, isBot, timestamp }: Message): Element {
  const element = copyOf(panel, `[data-message=${isBot ? 'bot' : 'user'}]`)
  element.id = `message-${id}`
  const time = part<HTMLTimeElement>(element, 'time')
  time.dateTime = timestamp.toISOString()
  time.textContent = timestamp.toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit' })
  part(element, '[data-text]').append(...(isBot ? linked(text) : [text]))
  return element
}

/** A line that begins with "• " is a question that can be asked by pressing it. */
function linked(text: string): (string | Node)[] {
  return text
    .split(/\n?^(• .+)$\n?/m)
    .flatMap((line) => (line.startsWith('• ') ? [offeredQuestion(line.slice(2))] : withLinks(line)))
}

function offeredQuestion(question: string): Node {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.ask = ''
  button.className = 'link block py-1 text-left'
  button.textContent = question
  return button
}

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

function copyOf(panel: HTMLElement, selector: string): Element {
  const copy = part(panel, selector).firstElementChild?.cloneNode(true)
  if (!(copy instanceof Element)) throw new Error(`${selector} is empty`)
  return copy
}

function part<E extends Element = HTMLElement>(within: Element, selector: string): E {
  const found = within.querySelector<E>(selector)
  if (!found) throw new Error(`${selector} is missing`)
  return found
}
