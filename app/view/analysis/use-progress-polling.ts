import { useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

export const connectionIssues = 'Connection issues - retrying...'
const intervalMs = 2_000

export interface PolledProgress {
  percent: number
  message: string
}

/** A percentage of 0 after one above this is a delayed message from the start, and ignored. */
const restartThreshold = 60

export function mergeNews<News extends PolledProgress>(known: News | null, news: News): News {
  return known && news.percent === 0 && known.percent > restartThreshold ? known : { ...known, ...news }
}

interface Watched {
  user_id: string
  handle: string | null
  asking: boolean
}

/** While the stream is lost. Returns the error, as a sentence. Revalidates on progress. */
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
        // Don't cut a slow reload short: it would never end.
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
