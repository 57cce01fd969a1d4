import { type FormEventHandler, useEffect, useState } from 'react'

/**
 * For a form that redirects to another site: whether it is being submitted, and the browser's time zone to send along.
 */
export function useRedirecting(): { redirecting: boolean; timeZone: string; onSubmit: FormEventHandler } {
  const [redirecting, setRedirecting] = useState(false)
  const [timeZone, setTimeZone] = useState('')
  useEffect(() => {
    setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
    // The browser's back button restores the page in the state in which it was left.
    const back = () => setRedirecting(false)
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
  return { redirecting, timeZone, onSubmit: () => setRedirecting(true) }
}
