import { useEffect } from 'react'
import { isTyping } from '#app/ui/shortcuts.tsx'

/** The keys of the queue, for its help card; j and k are the dashboard's. */
export const queueShortcuts = [
  { keys: 'a', label: 'Send the draft' },
  { keys: 'e', label: 'Edit (Escape to finish)' },
  { keys: 'r', label: 'Reject (Enter, or pick a reason)' },
  { keys: 'n', label: 'Rewrite' },
  { keys: 's', label: 'Snooze' },
] as const

const pressable = new Set<string>(queueShortcuts.map(({ keys }) => keys))

/** In ms: what has come under a finger by itself is not decided on so soon. */
export const settlingTime = 500

/**
 * Each key clicks the element with that key in the draft that has the focus. Without such a draft it only moves the
 * focus to the first one.
 */
export function useQueueKeys(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, target } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (document.querySelector('dialog[open]')) return
      if (isTyping(target)) {
        if (key === 'Escape') target.closest<HTMLElement>('[data-entry]')?.focus()
        return
      }
      // A key that is held down must not decide on the drafts that follow.
      if (!pressable.has(key) || event.repeat) return
      event.preventDefault()
      const draft = document.activeElement?.closest<HTMLElement>('[data-draft]')
      if (!draft) return focusSettling(document.querySelector<HTMLElement>('[data-draft]'))
      // However often a key is pressed in a row, it decides once.
      if (draft.dataset.settling) return settle(draft)
      if (draft.ariaBusy) return
      const control = draft.querySelector<HTMLElement>(`[data-key="${key}"]`)
      if (control) press(control)
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

/** For a moment no key decides on this draft: the page has moved the focus to it, or replaced its text. */
export function settle(draft: HTMLElement): void {
  const turn = String(performance.now())
  draft.dataset.settling = turn
  setTimeout(() => {
    if (draft.dataset.settling === turn) delete draft.dataset.settling
  }, settlingTime)
}

function focusSettling(draft: HTMLElement | null): void {
  draft?.focus()
  if (draft) settle(draft)
}

/** Back to a draft that stays because its decision was refused, unless the user is writing elsewhere. */
export function returnToDraft(draft: HTMLElement | null): void {
  if (!isTyping(document.activeElement)) focusSettling(draft)
}

/** Moves the focus to the draft after this one that is still to be decided, or to the one before it. */
export function leaveDraft(draft: HTMLElement | null): void {
  const drafts = [...document.querySelectorAll<HTMLElement>('[data-draft]')]
  const at = draft ? drafts.indexOf(draft) : -1
  const isOpen = (one: HTMLElement) => !one.ariaBusy
  const next = drafts.slice(at + 1).find(isOpen) ?? drafts.slice(0, Math.max(at, 0)).findLast(isOpen)
  if (next) focusSettling(next)
  else document.querySelector<HTMLElement>('#main')?.focus()
}
