import { useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { isTyping, keyOf } from '#app/ui/shortcuts.tsx'

const keys = new Set(['k', 'n', 'u', 'e', '1', '2', '3', '4'])

/** A key presses the control that carries it, one press at a time. */
export function useRatingKeys(): void {
  const state = useNavigation().state
  // Current with the page that is shown, while an effect would be late.
  const busy = useRef(false)
  busy.current = state !== 'idle'
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      const key = keyOf(event)
      if (isTyping(event.target) || !keys.has(key) || event.repeat || busy.current) return
      const control = document.querySelector<HTMLElement>(`[data-key="${key}"]`)
      if (!control) return
      event.preventDefault()
      control.click()
      control.closest('details[open]')?.querySelector('textarea')?.focus()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}
