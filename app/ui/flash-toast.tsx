import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { IconButton } from '#app/ui/button.tsx'
import { Toast } from '#app/ui/toast.tsx'
import type { Tone } from '#app/ui/tone.ts'

interface FlashToastProps {
  title: string
  description?: string
  tone: Tone
  announcedElsewhere?: boolean
  lasts?: boolean
  about?: { href: string; label: string }
  /** What the user wrote, if the form was refused: the message then stays. */
  text?: string
}

/** `long` is for failures. */
export const displayMs = { short: 3_000, long: 5_000 }

/** The newest message is shown for its full time, even if the page reloads without one. */
export function FlashToasts({ flash }: { flash: FlashToastProps | null | undefined }) {
  const { key: page } = useLocation()
  const [current, setCurrent] = useState({ flash, page, turn: 0 })
  // Not in an effect: a toast of the page that appears with it is the newer one.
  if (flash && current.flash !== flash) setCurrent({ flash, page, turn: current.turn + 1 })
  if (!current.flash || (current.flash.lasts && current.page !== page)) return null
  return <FlashToast key={current.turn} {...current.flash} />
}

let dismissShown: (() => void) | undefined

export function FlashToast({ tone, lasts: stays, ...message }: FlashToastProps) {
  const lasts = stays || message.text !== undefined
  const [shown, setShown] = useState(true)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const dismiss = () => setShown(false)
    dismissShown?.()
    dismissShown = dismiss
    return () => {
      if (dismissShown === dismiss) dismissShown = undefined
    }
  }, [])
  useEffect(() => {
    if (held || lasts) return
    const timer = setTimeout(() => setShown(false), tone === 'failure' ? displayMs.long : displayMs.short)
    return () => clearTimeout(timer)
  }, [tone, held, lasts])
  if (!shown) return null
  return <Toast {...message} tone={tone} onHold={setHeld} onDismiss={() => setShown(false)} />
}

/** For pages without hydration: an island removes it after its time (`startToast`). */
export function StillToast({ title, description, tone }: FlashToastProps) {
  return (
    <dialog
      open
      data-life={tone === 'failure' ? displayMs.long : displayMs.short}
      aria-label="Notice"
      className="fixed inset-x-2 top-1 bottom-auto z-50 m-0 mx-auto w-auto max-w-sm animate-enter rounded-card bg-surface p-3 text-ink shadow-float sm:top-20 sm:right-6 sm:left-auto sm:w-96 sm:p-4 print:hidden"
    >
      <Toast placement="inside" title={title} description={description} tone={tone}>
        <form method="dialog" className="-m-1.5">
          <IconButton icon="x" size="sm" label="Dismiss" />
        </form>
      </Toast>
    </dialog>
  )
}
