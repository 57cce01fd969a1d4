import { press, usePressKeys } from '#app/ui/press-keys.ts'
import { isTyping } from '#app/ui/shortcuts.tsx'

/** For the help card; j and k are the dashboard's. */
export const queueShortcuts = [
  { keys: 'a', label: 'Send the draft' },
  { keys: 'e', label: 'Edit (Escape to finish)' },
  { keys: 'r', label: 'Reject (Enter, or pick a reason)' },
  { keys: 'n', label: 'Rewrite' },
  { keys: 's', label: 'Snooze' },
  { keys: 'x', label: 'Select the draft' },
  { keys: 'z', label: 'Undo the last rejection' },
] as const

const keys = new Set<string>(queueShortcuts.map(({ keys }) => keys))

/** Protects against deciding on what has just moved under a finger. */
export const settlingMs = 500

/** A key clicks the element with that key in the focused draft; without one it focuses the first draft. */
export function useQueueKeys(): void {
  usePressKeys({
    keys,
    leave: (field) => field.closest<HTMLElement>('[data-entry]')?.focus(),
    act: (key) => {
      if (key === 'z') return document.querySelector<HTMLElement>('[data-key=z]')?.click()
      const draft = document.activeElement?.closest<HTMLElement>('[data-draft]')
      if (!draft) return focusSettling(document.querySelector<HTMLElement>('[data-draft]'))
      // However often a key is pressed in a row, it decides once.
      if (draft.dataset.settling) return settle(draft)
      if (isBusy(draft)) return
      const control = draft.querySelector<HTMLElement>(`[data-key="${key}"]`)
      if (control) press(control)
    },
  })
}

/** Firefox has no `ariaBusy` before 119. */
const isBusy = (draft: HTMLElement) => draft.getAttribute('aria-busy') === 'true'

/** Ignores keys for a moment: the page has moved the focus here, or replaced the text. */
export function settle(draft: HTMLElement): void {
  const turn = String(performance.now())
  draft.dataset.settling = turn
  setTimeout(() => {
    if (draft.dataset.settling === turn) delete draft.dataset.settling
  }, settlingMs)
}

function focusSettling(draft: HTMLElement | null): void {
  draft?.focus()
  if (draft) settle(draft)
}

/** After a refused decision, unless the user is writing elsewhere. */
export function returnToDraft(draft: HTMLElement | null): void {
  if (!isTyping(document.activeElement)) focusSettling(draft)
}

/** To the next undecided draft, or to the one before it. */
export function leaveDraft(draft: HTMLElement | null): void {
  const drafts = [...document.querySelectorAll<HTMLElement>('[data-draft]')]
  const at = draft ? drafts.indexOf(draft) : -1
  const isOpen = (one: HTMLElement) => !isBusy(one)
  const next = drafts.slice(at + 1).find(isOpen) ?? drafts.slice(0, Math.max(at, 0)).findLast(isOpen)
  if (next) focusSettling(next)
  else document.querySelector<HTMLElement>('#main')?.focus()
}
