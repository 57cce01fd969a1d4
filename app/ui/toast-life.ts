/**
 * Shows a drawn toast for its time, but not shorter than it is being read: the pointer or the focus is on it. Its button ends it.
 * `data-life` holds the time in ms.
 */
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
