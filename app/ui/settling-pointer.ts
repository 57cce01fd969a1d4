import { useEffect } from 'react'

/** In ms: what has come under the pointer by itself cannot be pressed so soon. */
export const settlingTime = 500

const controls = 'button, a, summary, label, input, select'

/**
 * A control that slides under a resting pointer, because the page around it has changed, ignores the pointer for a
 * moment: the second press of a double click was meant for what was there before.
 */
export function useSettlingPointer(): void {
  useEffect(() => {
    let place: { x: number; y: number } | undefined
    let known: Element | null = null
    const controlOf = (target: Element | null) => target?.closest(controls) ?? null
    const moved = ({ clientX, clientY, target }: PointerEvent) => {
      place = { x: clientX, y: clientY }
      known = target instanceof Element ? controlOf(target) : null
    }
    const observer = new MutationObserver(() => {
      if (!place) return
      const here = controlOf(document.elementFromPoint(place.x, place.y))
      if (here instanceof HTMLElement && here !== known) settle(here)
      known = here
    })
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('pointermove', moved)
    document.addEventListener('pointerdown', moved)
    return () => {
      observer.disconnect()
      document.removeEventListener('pointermove', moved)
      document.removeEventListener('pointerdown', moved)
    }
  }, [])
}

function settle(control: HTMLElement): void {
  control.style.pointerEvents = 'none'
  setTimeout(() => control.style.removeProperty('pointer-events'), settlingTime)
}
