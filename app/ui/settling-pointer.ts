import { useEffect } from 'react'

export const settlingMs = 500

const controls = 'button, a, summary, label, input, select'

/** Protects against double clicks: a control that slides under a resting pointer ignores it for a moment. */
export function useSettlingPointer(): void {
  useEffect(() => {
    let place: { x: number; y: number } | undefined
    let pointed: Element | null = null
    const controlOf = (target: Element | null) => target?.closest(controls) ?? null
    const moved = ({ clientX, clientY, target }: PointerEvent) => {
      place = { x: clientX, y: clientY }
      pointed = target instanceof Element ? controlOf(target) : null
    }
    const observer = new MutationObserver(() => {
      if (!place) return
      const here = controlOf(document.elementFromPoint(place.x, place.y))
      if (here instanceof HTMLElement && here !== pointed) settle(here)
      pointed = here
    })
    // A menu that closes moves nothing, but what it covered is under the pointer.
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
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
  setTimeout(() => control.style.removeProperty('pointer-events'), settlingMs)
}
