import { useEffect, useState } from 'react'

/** A shorter loading screen would only flash. */
const minDelayMs = 150

/** Where a navigation leads, once it takes long enough to be shown. */
export function useSlow(to: string | null): string | null {
  const [slow, setSlow] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(setSlow, to ? minDelayMs : 0, to)
    return () => clearTimeout(timer)
  }, [to])
  return to && slow
}
