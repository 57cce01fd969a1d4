import { type FormEventHandler, useEffect, useState } from 'react'

/** For a form that leads to another site: whether it is on its way, and the browser's time zone to take along. */
export function useLeaving(): { leaving: boolean; timeZone: string; onSubmit: FormEventHandler } {
  const [leaving, setLeaving] = useState(false)
  const [timeZone, setTimeZone] = useState('')
  useEffect(() => {
    setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
    // Who comes back by the browser's own button finds the page as it was left.
    const back = () => setLeaving(false)
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
  return { leaving, timeZone, onSubmit: () => setLeaving(true) }
}
