import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Icon } from '#app/ui/icon.tsx'

function watch(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

interface ConnectivityProps {
  /** The page's stream is lost although the browser is online. */
  lost: boolean
  offlineText: string
  lostText: string
}

/** Offline, a link would lead to the browser's error page, and a form would lose its input. */
function stay(event: Event) {
  const target = event.target instanceof Element ? event.target : null
  const leads = event.type === 'submit' || target?.closest('a[href]:not([href^="#"], [target=_blank])')
  if (leads) event.preventDefault()
}

/** A notice that the page may be out of date; offline it blocks navigation, and back online it reloads the data. */
export function Connectivity({ lost, offlineText, lostText }: ConnectivityProps) {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  const { revalidate } = useRevalidator()
  const away = useRef(false)
  useEffect(() => {
    if (online && away.current) revalidate()
    away.current = !online
    if (online) return
    for (const type of ['click', 'submit']) document.addEventListener(type, stay, { capture: true })
    return () => {
      for (const type of ['click', 'submit']) document.removeEventListener(type, stay, { capture: true })
    }
  }, [online, revalidate])
  const text = !online ? offlineText : lost ? lostText : null
  return (
    <div role="status">
      {text && (
        <p className="flex items-center gap-2 border-b border-rule bg-marigold-tint px-4 py-2 text-sm sm:px-8">
          <Icon name="alert" className="text-marigold" />
          {text}
        </p>
      )}
    </div>
  )
}
