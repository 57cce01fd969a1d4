import { useEffect, useRef } from 'react'
import { isTyping, keyOf } from '#app/ui/shortcuts.tsx'

interface PressKeys {
  keys: ReadonlySet<string>
  /** Escape was pressed in a field. */
  leave(field: HTMLElement): void
  act(key: string): void
}

/** Single keys that act on the page, except while the user writes or a dialog is open. */
export function usePressKeys(given: PressKeys): void {
  const latest = useRef(given)
  latest.current = given
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { keys, leave, act } = latest.current
      const key = keyOf(event)
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (document.querySelector('dialog[open]')) return
      if (isTyping(event.target)) {
        if (key === 'Escape') leave(event.target)
        return
      }
      // A key that is held down must not act on what follows.
      if (!keys.has(key) || event.repeat) return
      event.preventDefault()
      act(key)
    }
    // On the window, so after the dashboard's shortcuts: `g a` opens a page and presses nothing.
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}

/** A field is entered at its end, a menu opened at its first choice, anything else clicked. */
export function press(control: HTMLElement): void {
  if (control instanceof HTMLTextAreaElement) {
    control.focus()
    control.setSelectionRange(control.value.length, control.value.length)
  } else if (control instanceof HTMLDetailsElement) {
    control.open = true
    control.querySelector('button')?.focus()
  } else control.click()
}
