import { useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { type FormResult, usePending } from '#app/ui/form.tsx'

/** How often the form with this intent was sent and not refused since the page was opened: as a key it empties fields. */
export function useTimesSent(intent: string, actionData: FormResult | undefined): number {
  const pending = usePending(intent)
  // While the page is loaded anew, the answer is there.
  const answered = useNavigation().state === 'loading' && pending
  const refused = actionData?.intent === intent
  const [times, setTimes] = useState(0)
  const was = useRef({ answered })
  useEffect(() => {
    if (was.current.answered && !pending && !refused) setTimes((known) => known + 1)
    was.current = { answered }
  }, [answered, pending, refused])
  return times
}
