import { useNavigation, useRevalidator } from '@remix-run/react'
import { createContext, useContext, useEffect, useRef, useState } from 'react'

/** Waits before each reconnection after a lost stream, in ms (spec section 9). */
const reconnects = [1_000, 2_000, 5_000, 10_000]
/** A stream that is not open by then counts as lost, in ms: a proxy may be holding it back. */
const opensWithin = 5_000
/** Pages are reloaded at most this often, in ms, however many events arrive. */
const pace = 2_000

/**
 * Keeps a page up to date: one stream while the page is visible, closed while it is hidden; events trigger a throttled
 * revalidation. `kinds` are the events to listen for besides `reset`; `onEvent` gets each at once. Returns whether the
 * stream is lost: the page may then be out of date.
 */
export function useLiveRefresh(
  address: string,
  kinds: readonly string[],
  onEvent?: (kind: string, data: unknown) => void,
): boolean {
  const [broken, setBroken] = useState(false)
  const { revalidate, state } = useRevalidator()
  const idle = useNavigation().state === 'idle' && state === 'idle'
  const hear = useRef(onEvent)
  hear.current = onEvent
  const refresh = useRef(revalidate)
  refresh.current = revalidate
  // A running revalidation is never cut short by the next one: on a slow connection the page would never settle.
  const free = useRef(idle)
  free.current = idle
  const owed = useRef<(() => void) | undefined>(undefined)
  useEffect(() => {
    if (idle) owed.current?.()
  }, [idle])
  const wanted = kinds.join(' ')
  useEffect(() => {
    let source: EventSource | undefined
    let lost = 0
    let again: ReturnType<typeof setTimeout> | undefined
    let opening: ReturnType<typeof setTimeout> | undefined
    let due: ReturnType<typeof setTimeout> | undefined
    let last = 0

    const changed = () => {
      due ??= setTimeout(
        () => {
          due = undefined
          owed.current = free.current ? undefined : changed
          if (owed.current) return
          last = Date.now()
          refresh.current()
        },
        Math.max(0, last + pace - Date.now()),
      )
    }
    const open = () => {
      source = new EventSource(address)
      opening = setTimeout(() => setBroken(true), opensWithin)
      // A stream reports what happens from now on: this covers the time between the page's load and now.
      source.onopen = () => {
        lost = 0
        clearTimeout(opening)
        setBroken(false)
        changed()
      }
      // After the session has ended, the revalidation leads to the sign-in.
      for (const kind of ['reset', 'session', ...wanted.split(' ')])
        source.addEventListener(kind, (event) => {
          hear.current?.(kind, JSON.parse(event.data))
          changed()
        })
      source.onerror = () => {
        close()
        again = setTimeout(open, reconnects[Math.min(lost, reconnects.length - 1)])
        lost += 1
        setBroken(true)
      }
    }
    const close = () => {
      source?.close()
      source = undefined
      clearTimeout(again)
      clearTimeout(opening)
    }
    const shownOrHidden = () => {
      close()
      if (document.visibilityState === 'visible') open()
    }

    if (document.visibilityState === 'visible') open()
    document.addEventListener('visibilitychange', shownOrHidden)
    return () => {
      document.removeEventListener('visibilitychange', shownOrHidden)
      clearTimeout(due)
      owed.current = undefined
      close()
    }
  }, [address, wanted])
  return broken
}

/** Inside a page with `useLiveRefresh`: whether its stream is lost. */
export const StreamLostContext = createContext(false)

export const useStreamLost = () => useContext(StreamLostContext)
