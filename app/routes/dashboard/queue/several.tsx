import { useCallback, useEffect, useRef, useState } from 'react'
import type { QueueItem } from '#app/domain/drafts/queue.ts'
import { Disclosure } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Form, usePending } from '#app/ui/form.tsx'

/** The id of the form for several drafts. */
export const several = 'several'

const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][form=${several}]`)]

/** What is selected by scripts, and what was typed over the drafts, which is in other forms. */
function useSelection(waiting: QueueItem[]) {
  const bar = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState<number | null>(null)
  const count = useCallback(() => setSelected(boxes().filter(({ checked }) => checked).length), [])
  // Drafts come and go with their boxes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `waiting` says when.
  useEffect(count, [waiting, count])
  useEffect(() => {
    const form = bar.current?.closest('form')
    const changed = (event: Event) => event.target instanceof HTMLInputElement && event.target.form === form && count()
    const completed = ({ formData }: FormDataEvent) => {
      for (const field of document.querySelectorAll<HTMLTextAreaElement>('[data-draft] textarea[name=text]'))
        formData.set(field.id, field.value)
    }
    document.addEventListener('change', changed)
    form?.addEventListener('formdata', completed)
    return () => {
      document.removeEventListener('change', changed)
      form?.removeEventListener('formdata', completed)
    }
  }, [count])
  const selectAll = () => {
    const all = boxes()
    const isAll = all.every(({ checked }) => checked)
    for (const box of all) box.checked = !isAll
    count()
  }
  return { bar, selected, selectAll }
}

export function Several({ waiting, network }: { waiting: QueueItem[]; network: string }) {
  const { bar, selected, selectAll } = useSelection(waiting)
  const sending = usePending('send-selected')
  const rejecting = usePending('reject-selected')
  const rejectingAll = usePending('reject-listed')
  const sendable = waiting.filter(({ click_url }) => click_url === null).length
  const number = selected ? ` ${selected}` : ''
  return (
    <Form
      intent="send-selected"
      also={['reject-selected', 'reject-listed']}
      keepScroll
      id={several}
      className={cx(
        '-mx-4 bg-paper px-4 sm:mx-0 sm:px-0',
        selected && 'sticky bottom-0 z-10 border-t border-rule py-3',
      )}
    >
      {waiting.map(({ id, text }) => (
        <span key={id}>
          <input type="hidden" name={`listed-${id}`} value="on" />
          {text !== null && <input type="hidden" name={`shown-${id}`} value={text} />}
        </span>
      ))}
      <div ref={bar} className="flex flex-wrap items-start gap-x-3 gap-y-2">
        {selected !== null && (
          <Button type="button" variant="quiet" size="sm" onClick={selectAll} className="-ml-2.5">
            {selected === waiting.length ? 'Select none' : `Select all ${waiting.length}`}
          </Button>
        )}
        {sendable > 0 && (
          <Button size="sm" icon="check" variant={selected ? 'primary' : 'secondary'} pending={sending}>
            Approve{number || ' selected'}
          </Button>
        )}
        <Button variant="secondary" size="sm" name="intent" value="reject-selected" pending={rejecting}>
          Reject{number || ' selected'}
        </Button>
        <Disclosure title={`Reject all ${waiting.length}`}>
          <Button variant="danger" size="sm" name="intent" value="reject-listed" pending={rejectingAll}>
            Reject all {waiting.length} drafts
          </Button>
        </Disclosure>
        {sendable > 0 && sendable < waiting.length && (
          <p className="basis-full text-sm text-muted">{network} wants you to send some of these there yourself.</p>
        )}
        <p className="hidden basis-full text-sm text-muted noscript:block">
          Save your edits before you approve several.
        </p>
      </div>
    </Form>
  )
}
