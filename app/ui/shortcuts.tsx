import { useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import { Dialog, DialogTrigger } from '#app/ui/dialog.tsx'

export interface Shortcut {
  /** One or two keys, in sequence: `g a`. */
  keys: string
  label: string
  to: string
}

interface ShortcutsProps {
  title: string
  shortcuts: readonly Shortcut[]
  /** What j and k move through; absent: they are not listed. */
  entriesLabel: string
}

const dialogId = 'shortcuts'
/** The longest time between the two keys of a sequence, in ms. */
const together = 1_200

/**
 * Keys for navigation, j and k for the entries of a logbook, and `?` for the list of them. Disabled while somebody
 * types.
 */
export function Shortcuts({ title, shortcuts, entriesLabel }: ShortcutsProps) {
  const navigate = useNavigate()
  useEffect(() => {
    let first = ''
    let at = 0
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      const chord = first && Date.now() - at < together ? `${first} ${event.key}` : event.key
      first = ''
      const found = shortcuts.find(({ keys }) => keys === chord)
      if (found) {
        event.preventDefault()
        if (navigator.onLine) navigate(found.to)
      } else if (shortcuts.some(({ keys }) => keys.startsWith(`${event.key} `))) {
        first = event.key
        at = Date.now()
      } else if (event.key === '?') {
        event.preventDefault()
        const dialog = document.getElementById(dialogId)
        if (dialog instanceof HTMLDialogElement) dialog.showModal()
      } else if ((event.key === 'j' || event.key === 'k') && step(event.key === 'j' ? 1 : -1)) event.preventDefault()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [navigate, shortcuts])
  const all = [
    ...shortcuts,
    { keys: 'j', label: `Next ${entriesLabel}` },
    { keys: 'k', label: `Previous ${entriesLabel}` },
  ]
  return (
    <Dialog id={dialogId} title={title}>
      <dl className="grid gap-2">
        {[...all, { keys: '?', label: title }].map(({ keys, label }) => (
          <div key={keys} className="flex items-center justify-between gap-6">
            <dt>{label}</dt>
            <dd className="flex gap-1">
              {keys.split(' ').map((key) => (
                <kbd
                  key={key}
                  className="min-w-6 rounded-[4px] border border-rule px-1.5 text-center font-sans text-xs leading-5"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

/** Opens the list; shown only where scripts run. */
export function ShortcutsButton({ label }: { label: string }) {
  return (
    <DialogTrigger
      dialog={dialogId}
      variant="quiet"
      size="sm"
      aria-label={label}
      title={label}
      className="noscript:hidden"
    >
      <kbd className="font-sans">?</kbd>
    </DialogTrigger>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}

/** Moves the focus from entry to entry. Returns whether there was one. */
function step(by: 1 | -1): boolean {
  const entries = [...document.querySelectorAll<HTMLElement>('[data-entry]')]
  const here = entries.findIndex((entry) => entry.contains(document.activeElement))
  const next = entries[here < 0 ? 0 : Math.min(Math.max(here + by, 0), entries.length - 1)]
  next?.focus()
  return next !== undefined
}
