import { useNavigate, useNavigation, useParams } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { press, usePressKeys } from '#app/ui/press-keys.ts'

/** For the help card. None of them sends. */
export const inboxShortcuts = [
  { keys: 'r', label: 'Write a reply (Escape to finish)' },
  { keys: 'e', label: 'Mark as done' },
  { keys: 'h', label: 'Snooze' },
  { keys: '#', label: 'Never contact again' },
  { keys: 'z', label: 'Undo' },
] as const

const keys = new Set<string>(['j', 'k', ...inboxShortcuts.map(({ keys }) => keys)])

/** Protects against deciding on the conversation that has just opened. */
const settlingMs = 500

/** A key presses the element with that key in the open conversation; j and k open the next one. */
export function useInboxKeys(): void {
  const { conversation } = useParams()
  const navigate = useNavigate()
  const opens = useNavigation().state === 'loading'
  const openedAt = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each conversation settles anew
  useEffect(() => {
    openedAt.current = performance.now()
  }, [conversation])
  usePressKeys({
    keys,
    leave: (field) => field.blur(),
    act: (key) => {
      if (key === 'j' || key === 'k') return openNeighbour(key === 'j' ? 1 : -1, navigate)
      if (opens || performance.now() - openedAt.current < settlingMs) return
      const control = document.querySelector<HTMLElement>(`[data-key="${key}"]`)
      if (control) press(control)
    },
  })
}

function openNeighbour(by: 1 | -1, navigate: (to: string) => void): void {
  const rows = [...document.querySelectorAll<HTMLAnchorElement>('[data-conversation]')]
  // The row that the last key went to, while its conversation still loads.
  const focused = rows.findIndex((row) => row.matches(':focus'))
  const here = focused < 0 ? rows.findIndex((row) => row.getAttribute('aria-current')) : focused
  const next = rows[here < 0 ? 0 : Math.min(Math.max(here + by, 0), rows.length - 1)]
  next?.focus()
  const to = next?.getAttribute('href')
  if (to && !next?.getAttribute('aria-current')) navigate(to)
}
