import { maxMessageLength } from '#app/contract/message-length.ts'
import { copyOf, type Message, part } from './chat-messages.ts'

/** The rest is for the question itself. */
const maxConversation = maxMessageLength - 1_100

interface PersonForm {
  element: Element
  /** Unless something has been typed into it. */
  suggest(question: string): void
  focus(): void
}

/** A message to the people behind the chat, with the conversation so far. */
export function personForm(
  panel: HTMLElement,
  conversation: () => readonly Message[],
  sent: (address: string) => void,
): PersonForm {
  const element = copyOf(panel, '[data-person-form]')
  const form = part<HTMLFormElement>(element, 'form')
  const email = part<HTMLInputElement>(form, 'input[type=email]')
  const text = part<HTMLTextAreaElement>(form, 'textarea')
  const along = part<HTMLInputElement>(form, 'input[type=checkbox]')
  const problem = part(form, '[role=alert]')
  const button = part<HTMLButtonElement>(form, 'button')
  let isTyped = false
  text.addEventListener('input', () => {
    isTyped = true
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (button.disabled) return
    button.disabled = true
    problem.hidden = true
    const history = along.checked ? `\n\nFrom the chat:\n\n${written(conversation()).slice(-maxConversation)}` : ''
    const failure = await send({
      name: email.value.split('@')[0] ?? '',
      email: email.value,
      subject: `Chat: ${text.value.trim().split('\n')[0] ?? ''}`.slice(0, 150),
      message: `${text.value.trim()}${history}`.slice(0, maxMessageLength),
    })
    button.disabled = false
    if (failure === null) {
      isTyped = false
      return sent(email.value)
    }
    problem.textContent = failure
    problem.hidden = false
  })
  return {
    element,
    suggest(question) {
      if (!isTyped) text.value = question
    },
    focus: () => (email.value ? text : email).focus(),
  }
}

const written = (messages: readonly Message[]) =>
  messages.map(({ isBot, text }) => `${isBot ? 'Warble' : 'You'}: ${text}`).join('\n\n')

/** Never rejects: null, or why the message was not sent. */
async function send(message: Record<'name' | 'email' | 'subject' | 'message', string>): Promise<string | null> {
  try {
    const reply = await fetch('/api/support-message', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    })
    const { error }: { error?: { message?: string } } = await reply.json()
    return reply.ok ? null : (error?.message ?? 'Your message wasn’t sent. Try again.')
  } catch {
    return 'Your message wasn’t sent: there’s no connection. It’s still here, so try again.'
  }
}
