import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

export const connectionIssues = 'Connection issues - retrying...'
/** How often progress is polled while the stream is lost, in ms. */
const every = 2_000

/** How far an analysis is, from the server. */
export interface PolledProgress {
  percent: number
  message: string
}

interface Watched {
  user_id: string
  handle: string | null
  /** Whether to poll: an analysis is running, and the stream is lost. */
  asking: boolean
}

/**
 * Polls the progress of an analysis instead of the lost stream; `hear` gets each response. Returns what went wrong, as
 * a sentence. New progress triggers a revalidation; at the end only once the results are there.
 */
export function useProgressPolling(
  { user_id, handle, asking }: Watched,
  hear: (news: PolledProgress) => void,
): string | null {
  const [trouble, setTrouble] = useState<string | null>(null)
  const { revalidate } = useRevalidator()
  const latest = useRef({ hear, revalidate })
  latest.current = { hear, revalidate }
  useEffect(() => {
    if (!asking) return
    const gone = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let known = ''
    const ask = async () => {
      const said = await askOnce(user_id, handle, gone.signal)
      if (gone.signal.aborted) return
      setTrouble(typeof said === 'string' ? said : null)
      if (typeof said !== 'string') {
        latest.current.hear(said)
        const told = `${said.percent} ${said.message}`
        if (said.percent >= 100 || (known && told !== known)) latest.current.revalidate()
        known = told
      }
      timer = setTimeout(ask, every)
    }
    ask()
    return () => {
      gone.abort()
      clearTimeout(timer)
      setTrouble(null)
    }
  }, [asking, user_id, handle])
  return trouble
}

/** The progress, or what went wrong. */
async function askOnce(userId: string, handle: string | null, signal: AbortSignal): Promise<PolledProgress | string> {
  try {
    const answer = await fetch(`/api/analysis-progress/${userId}`, { signal })
    if (!answer.ok) return `Failed to fetch progress: ${answer.status}`
    const news = await read(answer)
    if (!news) return 'Error processing progress update'
    if (news.percent < 100 || !handle) return news
    const results = await fetch(`/api/custom-prompt/${userId}/${handle}`, { signal })
    return results.ok ? news : 'Failed to fetch final results'
  } catch {
    return connectionIssues
  }
}

async function read(answer: Response): Promise<PolledProgress | null> {
  const news: Partial<PolledProgress> | null = await answer.json().catch(() => null)
  return typeof news?.percent === 'number' && typeof news.message === 'string' ? (news as PolledProgress) : null
}
