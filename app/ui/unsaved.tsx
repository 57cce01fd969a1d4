import { useCallback, useEffect, useRef, useState } from 'react'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isChanged(field: Element): field is Control {
  if (field instanceof HTMLInputElement) {
    if (field.type === 'hidden') return false
    const isBox = field.type === 'checkbox' || field.type === 'radio'
    return isBox ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  return field instanceof HTMLSelectElement && [...field.options].some((one) => one.selected !== one.defaultSelected)
}

/** Says how many fields of its form are unsaved; `AskBeforeLeaving` asks before the page is left. Nothing without scripts. */
export function Unsaved({ saved }: { /** New after each save. */ saved: unknown }) {
  const here = useRef<HTMLSpanElement>(null)
  const [count, setCount] = useState(0)
  const read = useCallback(() => {
    const fields = [...(here.current?.closest('form')?.elements ?? [])]
    setCount(new Set(fields.filter(isChanged).map(({ name }) => name)).size)
  }, [])
  useEffect(() => {
    const form = here.current?.closest('form')
    form?.addEventListener('input', read)
    form?.addEventListener('change', read)
    return () => {
      form?.removeEventListener('input', read)
      form?.removeEventListener('change', read)
    }
  }, [read])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save gives the fields new defaults.
  useEffect(read, [saved, read])
  return (
    <span ref={here} role="status" data-unsaved={count > 0 || undefined} className="text-sm text-muted">
      {count > 0 && (count === 1 ? '1 unsaved change' : `${count} unsaved changes`)}
    </span>
  )
}
