import { useEffect } from 'react'

/** The keys of the queue, for its help card; j and k are the dashboard's. */
export const queueShortcuts = [
  { keys: 'a', label: 'Send the draft' },
  { keys: 'e', label: 'Edit it; Escape ends editing' },
  { keys: 'r', label: 'Reject it: Enter, or choose a reason' },
  { keys: 'n', label: 'Another one' },
  { keys: 's', label: 'Snooze it' },
] as const

const pressable = new Set<string>(queueShortcuts.map(({ keys }) => keys))

/** Each key clicks the element with that key in the focused draft, or else in the first one. */
export function useQueueKeys(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, target } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      // A key that is held down must not decide on the drafts that follow.
      if (event.repeat || document.querySelector('dialog[open]')) return
      if (target instanceof HTMLElement && target.matches('input, textarea, select')) {
        if (key === 'Escape') target.closest<HTMLElement>('[data-entry]')?.focus()
        return
      }
      if (!pressable.has(key)) return
      const draft = document.activeElement?.closest('[data-draft]') ?? document.querySelector('[data-draft]')
      const control = draft?.querySelector<HTMLElement>(`[data-key="${key}"]`)
      if (!control) return
      event.preventDefault()
      press(control)
    }
    // On the window, so after the dashboard's shortcuts: `g a` opens a page and presses nothing.
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}

function press(control: HTMLElement): void {
  if (control instanceof HTMLTextAreaElement) {
    control.focus()
    control.setSelectionRange(control.value.length, control.value.length)
  } else if (control instanceof HTMLDetailsElement) {
    control.open = true
    control.querySelector('button')?.focus()
  } else control.click()
}

/** Moves the focus to the draft after this one, or before it if it is the last. */
export function leaveDraft(draft: HTMLElement | null): void {
  const drafts = [...document.querySelectorAll<HTMLElement>('[data-draft]')]
  const at = draft ? drafts.indexOf(draft) : -1
  const next = drafts[at + 1] ?? drafts[at - 1] ?? document.querySelector<HTMLElement>('#main')
  next?.focus()
}
