import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { serverBack } from '#app/ui/server-there.ts'

function watch(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

interface ConnectivityProps {
  /** The page's stream is lost although the browser is online. */
  lost: boolean
  offlineText: string
  lostText: string
  /** The message while a click is held back; `name` is the clicked label. */
  keptText: (name: string) => string
}

/** Holds back the last click until the server responds: a link would fail, and a form would lose its input. */
export function Connectivity({ lost, offlineText, lostText, keptText }: ConnectivityProps) {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  const { revalidate } = useRevalidator()
  const away = useRef(false)
  useEffect(() => {
    if (online && away.current) revalidate()
    away.current = !online
  }, [online, revalidate])
  const kept = useKeptPress(lost || !online)
  const text = !online ? offlineText : lost ? lostText : null
  return (
    <div role="status">
      {(text || kept) && (
        <p className="flex items-center gap-2 border-b border-rule bg-marigold-tint px-4 py-2 text-sm sm:px-8">
          <Icon name="alert" className="text-marigold" />
          {text} {kept && keptText(kept)}
        </p>
      )}
    </div>
  )
}

interface Press {
  name: string
  /** Does nothing if the page has changed meanwhile. */
  repeat(): void
}

/** Returns the label of the click while it waits. */
function useKeptPress(isAway: boolean): string | null {
  const [name, setName] = useState<string | null>(null)
  const press = useRef<Press | null>(null)
  const repeating = useRef(false)
  useEffect(() => {
    if (!isAway) return
    const keep = (event: Event) => {
      const made = repeating.current ? null : pressOf(event)
      if (!made) return
      event.preventDefault()
      event.stopPropagation()
      const waits = press.current !== null
      press.current = made
      setName(made.name)
      if (waits) return
      serverBack().then(() => {
        const last = press.current
        press.current = null
        setName(null)
        repeating.current = true
        last?.repeat()
        repeating.current = false
      })
    }
    for (const type of ['click', 'submit']) document.addEventListener(type, keep, { capture: true })
    return () => {
      for (const type of ['click', 'submit']) document.removeEventListener(type, keep, { capture: true })
    }
  }, [isAway])
  return name
}

/** null: the click does not need the server. */
function pressOf(event: Event): Press | null {
  if (event instanceof SubmitEvent && event.target instanceof HTMLFormElement) {
    const { target: form, submitter } = event
    if (form.method === 'dialog') return null
    const intent = intentOf(form, submitter)
    const name = (submitter ?? form).textContent?.trim() ?? ''
    return {
      name,
      repeat: () => form.isConnected && intentOf(form, submitter) === intent && form.requestSubmit(submitter),
    }
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (event.type !== 'click' || !link?.href || link.target === '_blank' || link.getAttribute('href')?.startsWith('#'))
    return null
  return { name: link.textContent?.trim() ?? '', repeat: () => link.isConnected && link.click() }
}

/** If the intent has changed meanwhile, the click must not be repeated. */
const intentOf = (form: HTMLFormElement, submitter: HTMLElement | null) =>
  new FormData(form, submitter?.isConnected ? submitter : null).getAll('intent').at(-1)
