/** Lets a password be read: the button beside its field appears, and shows or hides it. Answers what ends that. */
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
    button.ariaLabel = label
    button.dataset.other = other
  }
  button.hidden = false
  button.addEventListener('click', toggle)
  return () => button.removeEventListener('click', toggle)
}
