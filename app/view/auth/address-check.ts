import { emailFaults, emailOf } from '#app/contract/typed.ts'

/** A refusal by the server empties the password, so a fault of the address is shown before the form is sent. */
export function startAddressCheck(form: HTMLFormElement): void {
  const email = form.querySelector<HTMLInputElement>('input[name=email]')
  const password = form.querySelector<HTMLInputElement>('[data-password] input')
  if (!email || !password) return
  form.addEventListener('submit', (event) => {
    const fault = emailOf(email.value) ? null : email.value.trim() ? emailFaults.wrong : emailFaults.missing
    if (fault === null || password.value === '') return
    event.preventDefault()
    event.stopPropagation()
    const weakness = form.querySelector<HTMLElement>('[data-refusals]:not([hidden])')?.textContent
    show(form, [{ input: email, fault }, ...(weakness ? [{ input: password, fault: `Password: ${weakness}` }] : [])])
  })
}

function show(form: HTMLFormElement, faults: { input: HTMLInputElement; fault: string }[]): void {
  for (const old of form.querySelectorAll('[role=alert], [data-fault]')) old.remove()
  const summary = copyOf('template[data-problem]')
  const line = summary.querySelector('li')
  const lines = faults.map(({ input, fault }) => {
    const own = line?.cloneNode(true) as HTMLElement
    const link = own.querySelector('a')
    if (link) Object.assign(link, { textContent: fault, href: `#${input.id}` })
    return own
  })
  line?.replaceWith(...lines)
  form.prepend(summary)
  for (const { input, fault } of faults) {
    const error = copyOf('template[data-field-error]')
    error.dataset.fault = ''
    error.id = `${input.id}-error`
    error.append(fault)
    input.setAttribute('aria-invalid', 'true')
    input.setAttribute('aria-errormessage', error.id)
    document.getElementById(error.id)?.remove()
    ;(input.closest('[data-password]') ?? input).after(error)
  }
  summary.focus()
}

function copyOf(template: string): HTMLElement {
  const copy = document.querySelector<HTMLTemplateElement>(template)?.content.firstElementChild?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new Error(`${template} is missing`)
  return copy
}
