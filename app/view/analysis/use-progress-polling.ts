import { useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

export const connectionIssues = 'Connection issues - retrying...'
/** How often progress is polled while the stream is lost, in ms. */
const intervalMs = 2_000

/** The progress of an analysis, as reported by the server. */
export interface PolledProgress {
  percent: number
  message: string
}

/** A percentage of 0 after one above this is a delayed message from the start, and ignored. */
const restartThreshold = 60

/** Merges news about an analysis into what is known. */
export function mergeNews<News extends PolledProgress>(known: News | null, news: News): News {
  return known && news.percent === 0 && known.percent > restartThreshold ? known : { ...known, ...news }
}

interface Watched {
  user_id: string
  handle: string | null
  /** Whether to poll: an analysis is running, and the stream is lost. */
  asking: boolean
}

/**
 * Polls the progress of an analysis instead of the lost stream; `onProgress` gets each response. Returns the error, as
 * a sentence. New progress triggers a revalidation; at the end only once the results are available.
 */
export function useProgressPolling(
  { user_id, handle, asking }: Watched,
  onProgress: (news: PolledProgress) => void,
): string | null {
  const [failure, setFailure] = useState<string | null>(null)
  const { revalidate, state } = useRevalidator()
  const isIdle = useNavigation().state === 'idle' && state === 'idle'
  const latest = useRef({ onProgress, revalidate, isIdle })
  latest.current = { onProgress, revalidate, isIdle }
  useEffect(() => {
    if (!asking) return
    const gone = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let known = ''
    const ask = async () => {
      const answer = await askOnce(user_id, handle, gone.signal)
      if (gone.signal.aborted) return
      setFailure(typeof answer === 'string' ? answer : null)
      if (typeof answer !== 'string') {
        latest.current.onProgress(answer)
        const latestText = `${answer.percent} ${answer.message}`
        const isNews = answer.percent >= 100 || (known !== '' && latestText !== known)
        // A reload that takes longer than the interval is not cut short by the next one: it would never end.
        if (!isNews || latest.current.isIdle) known = latestText
        if (isNews && latest.current.isIdle) latest.current.revalidate()
      }
      timer = setTimeout(ask, intervalMs)
    }
    ask()
    return () => {
      gone.abort()
      clearTimeout(timer)
      setFailure(null)
    }
  }, [asking, user_id, handle])
  return failure
}

/** Returns the progress, or an error. */
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
