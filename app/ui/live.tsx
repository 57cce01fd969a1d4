import { useNavigation, useRevalidator } from '@remix-run/react'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { isServerUp } from '#app/ui/server-there.ts'

/** In ms: short at first, then long enough to spare a busy server. */
const reconnectDelaysMs = [1_000, 2_000, 5_000, 10_000]
/** Shortens each delay by up to this share, so that pages don't all reconnect at once after a restart. */
const jitter = 0.3
/** In ms: a proxy may be holding the stream back. */
const openTimeoutMs = 5_000
/** In ms, however many events arrive. */
const minReloadMs = 2_000
/** In ms: how often a page without its stream reloads. */
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

/** Throttled revalidation by events. Closes the stream while the page is hidden. Returns whether it is lost. */
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
    const lose = () => {
      setBroken(true)
      polling ??= setInterval(() => {
        if (document.visibilityState === 'visible') changed()
      }, reloadMs)
    }
    const open = () => {
      // A new EventSource sends no Last-Event-ID of its own.
      source = new EventSource((lastId && `${address}?last_event_id=${lastId}`) || address)
      opening = setTimeout(lose, openTimeoutMs)
      source.onopen = () => {
        lost = 0
        clearTimeout(opening)
        clearInterval(polling)
        polling = undefined
        setBroken(false)
        // A stream without an id only sends later events: this covers the time since the page's load.
        if (lastId === '' || missed) changed()
      }
      // After the session has ended, the revalidation leads to the sign-in.
      for (const kind of ['reset', 'session', ...names.split(' ')])
        source.addEventListener(kind, (event) => {
          lastId = event.lastEventId
          onEventRef.current?.(kind, JSON.parse(event.data))
          changed()
        })
      // Newer pages have replaced this stream: retried when the page is shown again.
      source.addEventListener('replaced', () => {
        close()
        lose()
      })
      source.onerror = () => {
        close()
        const wait = reconnectDelaysMs[Math.min(lost, reconnectDelaysMs.length - 1)] ?? 0
        again = setTimeout(open, wait * (1 - jitter * Math.random()))
        lost += 1
        lose()
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
      if (document.visibilityState !== 'visible') return
      // Not everything that a page shows raises an event.
      missed = true
      open()
    }

    if (document.visibilityState === 'visible') open()
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
      close()
    }
  }, [address, names, raised, reloadMs])
  return broken
}

/** Inside a page with `useLiveRefresh`: whether its stream is lost. */
export const StreamLostContext = createContext(false)

export const useStreamLost = () => useContext(StreamLostContext)
