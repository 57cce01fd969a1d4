import { useNavigation, useRevalidator } from '@remix-run/react'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { isServerUp } from '#app/ui/server-there.ts'
import { openRelay, takeStreamSlot } from '#app/ui/stream-slots.ts'

/** Short at first, then long enough to spare a busy server. */
const reconnectDelaysMs = [1_000, 2_000, 5_000, 10_000]
/** Shortens each delay by up to this share, so that pages don't all reconnect at once after a restart. */
const jitter = 0.3
/** A proxy may be holding the stream back. */
const openTimeoutMs = 5_000
/** However many events arrive. */
const minReloadMs = 2_000
/** How often a page without its stream reloads. */
const lostReloadMs = 30_000

interface LiveOptions {
  /** The newest event that the page's data includes; without it, opening the stream reloads. */
  since?: number
  /** Called immediately. */
  onEvent?: (kind: string, data: unknown) => void
  /** Window events after which the page reloads too. */
  windowEvents?: readonly string[]
  reloadMs?: number
}

/**
 * Throttled revalidation by events. Closes the stream while the page is hidden, and hears the events from other pages while
 * they hold all slots for one. Returns whether the stream is lost.
 */
export function useLiveRefresh(
  address: string,
  kinds: readonly string[],
  { since, onEvent, windowEvents = [], reloadMs = lostReloadMs }: LiveOptions = {},
): boolean {
  const [broken, setBroken] = useState(false)
  const { revalidate, state } = useRevalidator()
  const isNavigating = useNavigation().state !== 'idle'
  const idle = !isNavigating && state === 'idle'
  const onEventRef = useRef(onEvent)
  onEventRef.current = onEvent
  const refresh = useRef(revalidate)
  refresh.current = revalidate
  const loadedWith = useRef(since)
  // Never cut a running revalidation short: on a slow connection the page would never settle.
  const free = useRef(idle)
  free.current = idle
  const owed = useRef<(() => void) | undefined>(undefined)
  // A click ends a running revalidation, and the layout does not reload with the navigation.
  const isCutShort = isNavigating && state === 'loading'
  const reload = useRef<() => void>()
  useEffect(() => {
    if (isCutShort) owed.current = reload.current
    if (idle) owed.current?.()
  }, [idle, isCutShort])
  const names = kinds.join(' ')
  const raised = windowEvents.join(' ')
  useEffect(() => {
    let source: EventSource | undefined
    let leave = () => {}
    let lost = 0
    let again: ReturnType<typeof setTimeout> | undefined
    let opening: ReturnType<typeof setTimeout> | undefined
    let due: ReturnType<typeof setTimeout> | undefined
    let polling: ReturnType<typeof setInterval> | undefined
    let last = 0
    let lastId = loadedWith.current === undefined ? '' : String(loadedWith.current)
    let missed = false
    let over = false

    const changed = () => {
      due ??= setTimeout(
        async () => {
          // Without a server, revalidating would replace the page with an error page.
          missed = lost > 0 && !(await isServerUp())
          due = undefined
          if (over || (missed && lost > 0)) return
          owed.current = free.current ? undefined : changed
          if (owed.current) return
          last = Date.now()
          refresh.current()
        },
        Math.max(0, last + minReloadMs - Date.now()),
      )
    }
    reload.current = changed
    const received = (kind: string, data: unknown, id: string) => {
      lastId = id
      onEventRef.current?.(kind, data)
      changed()
    }
    const recovered = () => {
      clearInterval(polling)
      polling = undefined
      setBroken(false)
    }
    const lose = () => {
      setBroken(true)
      polling ??= setInterval(() => {
        if (document.visibilityState === 'visible') changed()
      }, reloadMs)
    }
    // After the session has ended, the revalidation leads to the sign-in.
    const eventNames = ['reset', 'session', ...names.split(' ')]
    const relay = openRelay(address, (heard) => {
      if (source || document.visibilityState !== 'visible') return
      if ('lost' in heard) {
        if (heard.lost) lose()
        else recovered()
      } else if (eventNames.includes(heard.kind)) received(heard.kind, heard.data, heard.id)
    })
    const open = () => {
      // A new EventSource sends no Last-Event-ID of its own.
      source = new EventSource((lastId && `${address}?last_event_id=${lastId}`) || address)
      opening = setTimeout(lose, openTimeoutMs)
      source.onopen = () => {
        lost = 0
        clearTimeout(opening)
        recovered()
        relay.send({ lost: false })
        // A stream without an id only sends later events: this covers the time since the page's load.
        if (lastId === '' || missed) changed()
      }
      for (const kind of eventNames)
        source.addEventListener(kind, (event) => {
          const data: unknown = JSON.parse(event.data)
          received(kind, data, event.lastEventId)
          relay.send({ kind, data, id: event.lastEventId })
        })
      // Newer pages have replaced this stream: retried when the page is shown again.
      source.addEventListener('replaced', () => {
        stop()
        lose()
      })
      source.onerror = () => {
        close()
        const wait = reconnectDelaysMs[Math.min(lost, reconnectDelaysMs.length - 1)] ?? 0
        again = setTimeout(open, wait * (1 - jitter * Math.random()))
        lost += 1
        lose()
        relay.send({ lost: true })
      }
    }
    const close = () => {
      source?.close()
      source = undefined
      clearTimeout(again)
      clearTimeout(opening)
    }
    const stop = () => {
      close()
      leave()
    }
    const start = () => {
      // What happened since the page was loaded was told before it listened.
      leave = takeStreamSlot(open, changed)
    }
    const shownOrHidden = () => {
      stop()
      if (document.visibilityState !== 'visible') return
      // Not everything that a page shows raises an event.
      missed = true
      start()
    }

    if (document.visibilityState === 'visible') start()
    document.addEventListener('visibilitychange', shownOrHidden)
    const windowEventNames = raised === '' ? [] : raised.split(' ')
    for (const event of windowEventNames) window.addEventListener(event, changed)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', shownOrHidden)
      for (const event of windowEventNames) window.removeEventListener(event, changed)
      clearInterval(polling)
      clearTimeout(due)
      owed.current = undefined
      stop()
      relay.close()
    }
  }, [address, names, raised, reloadMs])
  return broken
}

/** Inside a page with `useLiveRefresh`: whether its stream is lost. */
export const StreamLostContext = createContext(false)

export const useStreamLost = () => useContext(StreamLostContext)
