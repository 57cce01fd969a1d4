import { useNavigate } from '@remix-run/react'
import type { MouseEvent } from 'react'

/** What a loader has rendered: its components are no part of the page's scripts. Its links still navigate in place. */
export function Static({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a[data-discover]') : null
    const to = link?.getAttribute('href')
    if (!to) return
    event.preventDefault()
    navigate(to)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its links are what is pressed, by the keyboard too.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it, and escaped what is in it.
    <div className={className} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
