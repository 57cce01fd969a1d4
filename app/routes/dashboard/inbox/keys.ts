import { useNavigate, useParams } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { isTyping, keyOf } from '#app/ui/shortcuts.tsx'

/** For the help card. None of them sends. */
export const inboxShortcuts = [
  { keys: 'r', label: 'Write a reply (Escape to finish)' },
  { keys: 'e', label: 'Mark as done' },
  { keys: 'h', label: 'Snooze' },
  { keys: '#', label: 'Never contact again' },
  { keys: 'z', label: 'Undo' },
] as const

const pressable = new Set<string>(inboxShortcuts.map(({ keys }) => keys))

/** In ms: protects against deciding on the conversation that has just opened. */
const settlingMs = 500

/** A key presses the element with that key in the open conversation; j and k open the next one. */
export function useInboxKeys(): void {
  const { conversation } = useParams()
  const navigate = useNavigate()
  const openedAt = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each conversation settles anew
  useEffect(() => {
    openedAt.current = performance.now()
  }, [conversation])
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const key = keyOf(event)
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (document.querySelector('dialog[open]')) return
      if (isTyping(event.target)) {
        if (key === 'Escape') event.target.blur()
        return
      }
      if (event.repeat) return
      if (key === 'j' || key === 'k') return openNeighbour(key === 'j' ? 1 : -1, navigate)
      if (!pressable.has(key)) return
      event.preventDefault()
      if (performance.now() - openedAt.current < settlingMs) return
      const control = document.querySelector<HTMLElement>(`[data-key="${key}"]`)
      if (control) press(control)
    }
    // On the window, so after the dashboard's shortcuts.
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [navigate])
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

function openNeighbour(by: 1 | -1, navigate: (to: string) => void): void {
  const rows = [...document.querySelectorAll<HTMLAnchorElement>('[data-conversation]')]
  const here = rows.findIndex((row) => row.getAttribute('aria-current'))
  const next = rows[here < 0 ? 0 : Math.min(Math.max(here + by, 0), rows.length - 1)]
  next?.focus()
  const to = next?.getAttribute('href')
  if (to && !next?.getAttribute('aria-current')) navigate(to)
}
