import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** When a navigation has removed the focused control, the content gets the focus: the keyboard continues there. */
export function useLostFocus(): void {
  const { key } = useLocation()
  const visit = useRef(key)
  useEffect(() => {
    if (visit.current === key) return
    visit.current = key
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  }, [key])
}
