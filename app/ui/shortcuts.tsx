import { useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'

export interface Shortcut {
  /** One or two keys, in sequence: `g a`. */
  keys: string
  label: string
  to: string
}

interface ShortcutsProps {
  id: string
  title: string
  shortcuts: readonly Shortcut[]
  /** What j and k move through; without it they are not listed. */
  entriesLabel: string
  /** Keys that the page handles itself. */
  more?: readonly Omit<Shortcut, 'to'>[] | undefined
}

const keyStyle = 'inline-block min-w-6 rounded-[4px] border border-rule px-1.5 text-center font-sans text-xs leading-5'

/** Modifiers don't count as the second key. */
const modifiers = new Set(['Shift', 'CapsLock', 'Control', 'Alt', 'Meta', 'AltGraph'])

/** Disabled while someone types. */
export function Shortcuts({ id, title, shortcuts, entriesLabel, more = [] }: ShortcutsProps) {
  const navigate = useNavigate()
  const begun = useRef('')
  const [shown, show] = useState('')
  useEffect(() => {
    const begin = (key: string) => {
      begun.current = key
      show(key)
    }
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (isTyping(event.target) || document.querySelector('dialog[open]') || modifiers.has(event.key)) return
      const key = keyOf(event)
      const isSecond = begun.current !== ''
      const pair = isSecond ? `${begun.current} ${key}` : key
      begin('')
      const found = shortcuts.find(({ keys }) => keys === pair)
      if (found) {
        event.preventDefault()
        if (navigator.onLine) navigate(found.to)
      } else if (shortcuts.some(({ keys }) => keys.startsWith(`${key} `))) {
        begin(key)
      } else if (isSecond && key.length === 1) {
        // The second key must not act on its own: `a` would send a draft.
        event.preventDefault()
      } else if (key === '?') {
        event.preventDefault()
        const dialog = document.getElementById(id)
        if (dialog instanceof HTMLDialogElement) dialog.showModal()
      } else if ((key === 'j' || key === 'k') && step(key === 'j' ? 1 : -1)) event.preventDefault()
    }
    const forget = () => begin('')
    document.addEventListener('keydown', pressed)
    document.addEventListener('pointerdown', forget)
    return () => {
      document.removeEventListener('keydown', pressed)
      document.removeEventListener('pointerdown', forget)
    }
  }, [navigate, shortcuts, id])
  const all = [
    ...shortcuts,
    { keys: 'j', label: `Next ${entriesLabel}` },
    { keys: 'k', label: `Previous ${entriesLabel}` },
    ...more,
  ]
  return (
    <>
      <Begun first={shown} shortcuts={shortcuts} />
      <Dialog id={id} title={title}>
        <dl className="grid gap-2">
          {[...all, { keys: '?', label: title }].map(({ keys, label }) => (
            <div key={keys} className="flex items-center justify-between gap-6">
              <dt>{label}</dt>
              <dd className="flex gap-1">
                {keys.split(' ').map((key) => (
                  <kbd key={key} className={keyStyle}>
                    {key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}

/** Waits for the second key without a timeout: what it waits for is on the screen. */
function Begun({ first, shortcuts }: { first: string; shortcuts: readonly Shortcut[] }) {
  const seconds = shortcuts.filter(({ keys }) => first !== '' && keys.startsWith(`${first} `))
  return (
    <div role="status">
      {seconds.length > 0 && (
        <p className="fixed inset-x-0 bottom-4 z-40 mx-auto flex w-fit max-w-[calc(100%-1rem)] flex-wrap items-center justify-center gap-x-4 gap-y-1 rounded-card bg-surface px-4 py-2 text-sm shadow-float">
          <span className="font-medium">
            <kbd className={keyStyle}>{first}</kbd>, then:
          </span>
          {seconds.map(({ keys, label }) => (
            <span key={keys}>
              <kbd className={keyStyle}>{keys.slice(2)}</kbd> {label}
            </span>
          ))}
          <span className="text-muted">Escape cancels</span>
        </p>
      )}
    </div>
  )
}

const letter = /^\p{L}\p{M}*$/u
let isLatin = true

/** By position where the layout has another script: on a Cyrillic keyboard `п` is `g`, on a Greek one `;` is `q`. */
export function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (letter.test(key)) isLatin = /\p{Script=Latin}/u.test(key)
  const there = !isLatin && key.length <= 2 && /^Key([A-Z])$/.exec(code)?.[1]
  if (!there) return key
  return key === key.toLowerCase() ? there.toLowerCase() : there
}

export function isTyping(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}

/** Returns whether there was an entry. */
function step(by: 1 | -1): boolean {
  const entries = [...document.querySelectorAll<HTMLElement>('[data-entry]')]
  const here = entries.findIndex((entry) => entry.contains(document.activeElement))
  const next = entries[here < 0 ? 0 : Math.min(Math.max(here + by, 0), entries.length - 1)]
  next?.focus()
  return next !== undefined
}
