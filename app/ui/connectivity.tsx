import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { keptText, pressKeeper } from '#app/ui/kept-press.ts'

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

/** Holds back the last click until the server responds: a link would fail, and a form would lose its input. */
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
  }, [online, revalidate])
  const kept = useKeptPress(lost || !online)
  const text = !online ? offlineText : lost ? lostText : null
  return (
    <div role="status">
      {(text || kept) && (
        <p className="flex items-center gap-2 border-b border-rule bg-marigold-tint px-4 py-2 text-sm sm:px-8">
          <Icon name="alert" className="text-marigold" />
          {text} {kept && keptText(kept)}
        </p>
      )}
    </div>
  )
}

/** Returns the label of the click while it waits. */
function useKeptPress(isAway: boolean): string | null {
  const [name, setName] = useState<string | null>(null)
  const [begin] = useState(() => pressKeeper(setName))
  useEffect(() => (isAway ? begin() : undefined), [begin, isAway])
  return name
}
