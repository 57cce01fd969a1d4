import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { control } from '#app/ui/input.tsx'
import { type Kept, startKeeping } from '#app/ui/kept.ts'

/** Texts typed into fields that a reload removed, until the user discards them. */
export function KeptTexts() {
  const [kept, setKept] = useState<Kept[]>([])
  const { pathname } = useLocation()
  const { location: to } = useNavigation()
  const isLeaving = useRef(false)
  isLeaving.current = to !== undefined && to.pathname !== pathname
  useEffect(
    () =>
      startKeeping((one) => {
        if (!isLeaving.current) setKept((known) => [...known, one])
      }),
    [],
  )
  if (kept.length === 0) return null
  return (
    <aside
      aria-label="Texts that were not sent"
      data-kept
      className="fixed inset-x-2 bottom-2 z-40 mx-auto grid max-h-[60vh] max-w-md gap-4 overflow-y-auto rounded-card bg-surface p-4 text-sm shadow-float sm:right-auto sm:left-6 sm:w-md lg:left-66 print:hidden"
    >
      {kept.map((one) => (
        <KeptText key={one.id} kept={one} onClose={() => setKept((known) => known.filter(({ id }) => id !== one.id))} />
      ))}
    </aside>
  )
}

function KeptText({ kept: { text, why, had_focus }, onClose }: { kept: Kept; onClose(): void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    // Otherwise further typing would trigger the page's shortcuts.
    if (had_focus) field.current?.focus()
    field.current?.setSelectionRange(text.length, text.length)
  }, [had_focus, text])
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(field.current?.value ?? text)
      setCopied(true)
    } catch {
      // The text stays selected.
    }
  }
  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-2">
        <p role="status" className="grow">
          <span className="font-medium">{why}</span>{' '}
          <span className="text-muted">What you typed was not sent. It’s kept here.</span>
        </p>
        <IconButton type="button" icon="x" size="sm" label="Discard this text" onClick={onClose} className="-m-1.5" />
      </div>
      <textarea
        ref={field}
        aria-label="What you typed"
        rows={3}
        defaultValue={text}
        className={cx(control, 'field-sizing-content max-h-48 py-2')}
      />
      <Button type="button" size="sm" variant="secondary" icon="copy" onClick={copy} className="w-fit">
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  )
}
