/** Without these scripts the browser shows that a form is on its way; with them its button does, and a second click does nothing. */
export function startSending(spinner: Node | undefined): void {
  let sent: { form: HTMLFormElement; button: HTMLButtonElement; nodes: Node[] } | null = null

  addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
    if (sent) return event.preventDefault()
    const button = event.submitter ?? form.querySelector('button:not([type=button])')
    if (!(button instanceof HTMLButtonElement)) return
    sent = { form, button, nodes: [...button.childNodes] }
    const label = button.dataset.pending
    button.ariaBusy = 'true'
    button.ariaDisabled = 'true'
    button.replaceChildren(...(spinner ? [spinner.cloneNode(true)] : []), ...(label ? [label] : sent.nodes))
    showErrors(form, false)
  })

  // The browser's back button restores the page as it was left.
  addEventListener('pageshow', () => {
    if (!sent) return
    const { form, button, nodes } = sent
    button.ariaBusy = null
    button.ariaDisabled = null
    button.replaceChildren(...nodes)
    showErrors(form, true)
    sent = null
  })
}

function showErrors(form: HTMLFormElement, shown: boolean): void {
  for (const error of form.querySelectorAll<HTMLElement>('[role=alert]')) error.hidden = !shown
}
