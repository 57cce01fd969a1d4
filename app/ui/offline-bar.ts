import { keptText, offlineText, pressKeeper } from '#app/ui/kept-press.ts'

/** For pages without hydration: says that the browser is offline, and sends the last press once it is back. */
export function startOfflineBar(): void {
  const bar = document.createElement('div')
  bar.setAttribute('role', 'status')
  let kept: string | null = null
  let end: (() => void) | undefined
  const show = () => {
    const text = [navigator.onLine ? '' : offlineText, kept === null ? '' : keptText(kept)].filter(Boolean).join(' ')
    const line = document.createElement('p')
    line.className = 'fixed inset-x-0 top-0 z-50 border-b border-rule bg-marigold-tint px-4 py-2 text-sm sm:px-8'
    line.textContent = text
    bar.replaceChildren(...(text ? [line] : []))
  }
  const begin = pressKeeper((name) => {
    kept = name
    show()
  })
  const changed = () => {
    end?.()
    end = navigator.onLine ? undefined : begin()
    show()
  }
  document.body.prepend(bar)
  addEventListener('online', changed)
  addEventListener('offline', changed)
  changed()
}
