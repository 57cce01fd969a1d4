import { useEffect } from 'react'

const events = ['pointerdown', 'focusin', 'submit', 'keydown']

function close(event: Event): void {
  const { type, target } = event
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]')) {
    const isWithin = menu.contains(target as Node)
    if (type === 'keydown' ? (event as KeyboardEvent).key !== 'Escape' : isWithin !== (type === 'submit')) continue
    menu.open = false
    // Otherwise the focus would be lost in the closed menu.
    if (isWithin) menu.querySelector('summary')?.focus()
  }
}

/** Every `details[data-menu]` closes when its form is sent, on Escape and when something outside is pressed or focused. */
export function useMenus(): void {
  useEffect(() => {
    for (const event of events) document.addEventListener(event, close)
    return () => {
      for (const event of events) document.removeEventListener(event, close)
    }
  }, [])
}
