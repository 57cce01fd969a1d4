import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { AnalysisNews } from '#app/view/onboarding/analysis-progress.tsx'

export const connectionIssues = 'Connection issues - retrying...'
/** How often progress is asked for where the stream is lost, in ms (spec section 9). */
const every = 2_000

/**
 * Asks how far an analysis is while `asking`, in place of the lost stream; `hear` gets each answer. Answers what keeps it
 * from knowing, in a sentence. When all is done, the page is read anew for the result.
 */
export function useProgressPolling(userId: string, asking: boolean, hear: (news: AnalysisNews) => void): string | null {
  const [trouble, setTrouble] = useState<string | null>(null)
  const { revalidate } = useRevalidator()
  const latest = useRef({ hear, revalidate })
  latest.current = { hear, revalidate }
  useEffect(() => {
    if (!asking) return
    const gone = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const said = await askOnce(userId, gone.signal)
      if (gone.signal.aborted) return
      setTrouble(typeof said === 'string' ? said : null)
      if (typeof said !== 'string') {
        latest.current.hear(said)
        if (said.percent >= 100) latest.current.revalidate()
      }
      timer = setTimeout(ask, every)
    }
    ask()
    return () => {
      gone.abort()
      clearTimeout(timer)
      setTrouble(null)
    }
  }, [asking, userId])
  return trouble
}

/** The news, or what went wrong. */
async function askOnce(userId: string, signal: AbortSignal): Promise<AnalysisNews | string> {
  let response: Response
  try {
    response = await fetch(`/api/analysis-progress/${userId}`, { signal })
  } catch {
    return connectionIssues
  }
  if (!response.ok) return `Failed to fetch progress: ${response.status}`
  try {
    return (await response.json()) as AnalysisNews
  } catch {
    return 'Error processing progress update'
  }
}
