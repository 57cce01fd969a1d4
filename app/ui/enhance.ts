import { stoppedAfterMs } from '#app/ui/stopped.ts'

/** Returns how to stop. */
export function startPasswordToggle(box: Element): () => void {
  const input = box.querySelector('input')
  const button = box.querySelector<HTMLButtonElement>('button[data-other]')
  const icon = button?.querySelector('use')
  if (!input || !button || !icon) return () => undefined
  const toggle = () => {
    const shows = input.type === 'password'
    input.type = shows ? 'text' : 'password'
    icon.setAttribute('href', `${icon.getAttribute('href')?.split('#')[0]}#${shows ? 'eye-off' : 'view'}`)
    const [label, other] = [button.dataset.other ?? '', button.title]
    button.title = label
    button.setAttribute('aria-label', label)
    button.dataset.other = other
  }
  button.hidden = false
  button.addEventListener('click', toggle)
  return () => button.removeEventListener('click', toggle)
}

/** Shows a toast for `data-life` ms, longer while it is hovered or focused. */
export function startToast(toast: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const dismiss = () => toast.remove()
  const hold = () => clearTimeout(timer)
  const release = () => {
    clearTimeout(timer)
    timer = setTimeout(dismiss, Number(toast.dataset.life))
  }
  for (const type of ['pointerenter', 'focusin']) toast.addEventListener(type, hold)
  for (const type of ['pointerleave', 'focusout']) toast.addEventListener(type, release)
  toast.querySelector('button')?.addEventListener('click', dismiss)
  toast.hidden = false
  release()
}

export function startSending(spinner: Node | undefined): void {
  let sent: { form: HTMLFormElement; button: HTMLButtonElement; nodes: Node[] } | null = null
  let timer: ReturnType<typeof setTimeout>

  const reset = () => {
    clearTimeout(timer)
    if (!sent) return
    const { form, button, nodes } = sent
    button.removeAttribute('aria-busy')
    button.removeAttribute('aria-disabled')
    button.replaceChildren(...nodes)
    setErrorsHidden(form, false)
    sent = null
  }

  addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
    if (sent) return event.preventDefault()
    const button = event.submitter ?? form.querySelector('button:not([type=button])')
    if (!(button instanceof HTMLButtonElement)) return
    sent = { form, button, nodes: [...button.childNodes] }
    const label = button.dataset.pending
    button.setAttribute('aria-busy', 'true')
    button.setAttribute('aria-disabled', 'true')
    button.replaceChildren(...(spinner ? [spinner.cloneNode(true)] : []), ...(label ? [label] : sent.nodes))
    setErrorsHidden(form, true)
    timer = setTimeout(reset, stoppedAfterMs)
  })

  // The browser's back button restores the page as it was left.
  addEventListener('pageshow', reset)
}

function setErrorsHidden(form: HTMLFormElement, hidden: boolean): void {
  for (const error of form.querySelectorAll<HTMLElement>('[role=alert]')) error.hidden = hidden
}
