import { useBlocker } from '@remix-run/react'
import { useEffect } from 'react'
import { typedIn } from '#app/ui/kept.ts'

/** Whether leaving the page would lose what someone typed, or what `Unsaved` counts. */
const hasUnsaved = () =>
  document.querySelector('[data-unsaved]') !== null ||
  [...document.querySelectorAll('textarea, input')].some(
    (field) => typedIn(field) !== null && field.closest('form')?.method === 'post',
  )

/** Once a page: the router knows one blocker. */
export function AskBeforeLeaving() {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => hasUnsaved() && event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (confirm('You have unsaved changes. Leave without saving?')) blocker.proceed()
    else blocker.reset()
  }, [blocker])
  return null
}
