import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'

/** A loading screen that is shown for less than this, in ms, would only flash. */
const minDelayMs = 150

/** The path of a page that is taking long to load; null otherwise. */
export function useSlowNavigation(): string | null {
  const { state, location, formData } = useNavigation()
  const here = useLocation().pathname
  const to = state === 'loading' && !formData && location.pathname !== here ? location.pathname : null
  const [slow, setSlow] = useState<string | null>(null)
  useEffect(() => {
    if (!to) return setSlow(null)
    const timer = setTimeout(() => setSlow(to), minDelayMs)
    return () => clearTimeout(timer)
  }, [to])
  return to && slow
}
