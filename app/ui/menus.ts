import { useEffect } from 'react'

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')

/** The focus must not be lost in what is hidden. */
function close(menu: HTMLDetailsElement): void {
  const within = menu.contains(document.activeElement)
  menu.open = false
  if (within) menu.querySelector('summary')?.focus()
}

const holds = (menu: HTMLElement, { target }: Event) => target instanceof Node && menu.contains(target)

/** Every `details[data-menu]` closes when its form is sent, on Escape and when something outside is pressed or focused. */
export function useMenus(): void {
  useEffect(() => {
    const left = (event: Event) => {
      for (const menu of openMenus()) if (!holds(menu, event)) menu.open = false
    }
    const sent = (event: Event) => {
      for (const menu of openMenus()) if (holds(menu, event)) close(menu)
    }
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      for (const menu of openMenus()) close(menu)
    }
    document.addEventListener('pointerdown', left)
    document.addEventListener('focusin', left)
    document.addEventListener('submit', sent)
    document.addEventListener('keydown', pressed)
    return () => {
      document.removeEventListener('pointerdown', left)
      document.removeEventListener('focusin', left)
      document.removeEventListener('submit', sent)
      document.removeEventListener('keydown', pressed)
    }
  }, [])
}
