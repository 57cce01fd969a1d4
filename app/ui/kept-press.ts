import { intentIn, isFinal, serverBack } from '#app/ui/server-there.ts'

export const offlineText = 'You’re offline. What you typed stays here.'
/** While a click is held back; `name` is its label. */
export const keptText = (name: string) => `“${name}” is saved and goes through as soon as you’re back online.`

interface Press {
  name: string
  /** A link does not take the place of what is to be sent. */
  isForm: boolean
  /** Does nothing if the page or the form’s intent has changed meanwhile. */
  repeat(): void
}

/**
 * Holds back the last click until the server responds: a link would fail, and a form would lose its input. `show` gets
 * the label of the click while it waits. Returns how to begin, which returns how to end.
 */
export function pressKeeper(show: (name: string | null) => void): () => () => void {
  let press: Press | null = null
  let isRepeating = false
  const keep = (event: Event) => {
    const made = isRepeating ? null : pressOf(event)
    if (!made) return
    event.preventDefault()
    event.stopPropagation()
    if (press?.isForm && !made.isForm) return
    const waits = press !== null
    press = made
    show(made.name)
    if (!waits) void serverBack().then(repeat)
  }
  const repeat = () => {
    const last = press
    press = null
    show(null)
    isRepeating = true
    last?.repeat()
    isRepeating = false
  }
  return () => {
    for (const type of ['click', 'submit']) document.addEventListener(type, keep, { capture: true })
    return () => {
      for (const type of ['click', 'submit']) document.removeEventListener(type, keep, { capture: true })
    }
  }
}

/** null: the click does not need the server, or must not wait for it. */
function pressOf(event: Event): Press | null {
  if (event instanceof SubmitEvent && event.target instanceof HTMLFormElement) {
    const { target: form, submitter } = event
    const fields = fieldsOf(form, submitter)
    if (form.method === 'dialog' || isFinal(fields)) return null
    const intent = intentIn(fields)
    const name = (submitter ?? form).textContent?.trim() ?? ''
    return {
      name,
      isForm: true,
      repeat: () => form.isConnected && intentIn(fieldsOf(form, submitter)) === intent && form.requestSubmit(submitter),
    }
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (event.type !== 'click' || !link?.href || link.target === '_blank' || link.getAttribute('href')?.startsWith('#'))
    return null
  return {
    name: link.textContent?.trim() ?? '',
    isForm: false,
    repeat: () => link.isConnected && link.click(),
  }
}

const fieldsOf = (form: HTMLFormElement, submitter: HTMLElement | null) =>
  new FormData(form, submitter?.isConnected ? submitter : null)
