import { useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { type FormResult, usePending } from '#app/ui/form.tsx'

/** How often the form was accepted since the page was opened: as a key it empties fields. */
export function useTimesSent(intent: string, actionData: FormResult | undefined): number {
  const pending = usePending(intent)
  // While the page reloads, the answer is there.
  const answered = useNavigation().state === 'loading' && pending
  const isBack = actionData?.intent === intent
  const [times, setTimes] = useState(0)
  const wasAnswered = useRef(false)
  useEffect(() => {
    if (wasAnswered.current && !pending && !isBack) setTimes((known) => known + 1)
    wasAnswered.current = answered
  }, [answered, pending, isBack])
  return times
}
