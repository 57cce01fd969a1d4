type TextField = HTMLTextAreaElement | HTMLInputElement

export interface Kept {
  id: number
  text: string
  why: string
  had_focus: boolean
}

/** The page on which a field was typed in: fields that leave with their page are not kept. */
const typedOn = new WeakMap<TextField, string>()
let sent = new WeakMap<TextField, string>()
let keeper: ((field: TextField, why?: string) => void) | undefined

const pageNow = () => location.pathname + location.search

const isTextField = (target: unknown): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type === 'text' && target.autocomplete !== 'one-time-code')

/** The forms were refused: what they sent counts as typed again. */
export function forgetSent(): void {
  sent = new WeakMap()
}

export function keepTyped(field: TextField): void {
  keeper?.(field)
}

export function typedIn(field: unknown): string | null {
  if (!isTextField(field)) return null
  const { value, defaultValue } = field
  const isOwn = typedOn.get(field) === pageNow() && value !== defaultValue && sent.get(field) !== value
  return isOwn && value.trim() !== '' && !field.closest('[data-kept]') ? value : null
}

/** Keeps the text of fields that leave the page after someone typed in them. Returns how to stop. */
export function startKeeping(keep: (kept: Kept) => void): () => void {
  let focused: EventTarget | null = null
  let count = 0
  keeper = (field, why = 'This was changed in another tab.') => {
    const text = typedIn(field)
    if (text === null) return
    count += 1
    const { activeElement, body } = document
    const had_focus = focused === field && (activeElement === field || activeElement === body)
    keep({ id: count, text, why, had_focus })
    typedOn.delete(field)
  }
  const observer = new MutationObserver((changes) => {
    for (const { target, removedNodes } of changes)
      for (const node of removedNodes) {
        if (!(node instanceof HTMLElement) || node.isConnected) continue
        // The page marks what has replaced the field.
        const place = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-gone]') : null
        for (const field of [node, ...node.querySelectorAll('textarea, input')])
          if (isTextField(field)) keeper?.(field, place?.dataset.gone)
      }
  })
  const onInput = ({ target }: Event) => {
    if (isTextField(target)) typedOn.set(target, pageNow())
  }
  const onFocus = ({ target }: Event) => {
    focused = target
  }
  const onSubmit = ({ target }: Event) => {
    if (target instanceof HTMLFormElement)
      for (const field of target.elements) if (isTextField(field)) sent.set(field, field.value)
  }
  for (const field of document.querySelectorAll('textarea'))
    if (field.value !== field.defaultValue) typedOn.set(field, pageNow())
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('input', onInput, true)
  document.addEventListener('focusin', onFocus)
  document.addEventListener('submit', onSubmit, true)
  return () => {
    keeper = undefined
    observer.disconnect()
    document.removeEventListener('input', onInput, true)
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('submit', onSubmit, true)
  }
}
