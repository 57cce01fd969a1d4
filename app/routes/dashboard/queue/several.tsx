import { useCallback, useEffect, useRef, useState } from 'react'
import type { QueueItem } from '#app/domain/drafts/queue.ts'
import { Disclosure } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Form, usePending } from '#app/ui/form.tsx'
import type { Left } from './draft-entry.tsx'
import { forecast } from './forecast.ts'

/** The id of the form for several drafts. */
export const several = 'several'

const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][form=${several}]`)]

const nameOf = ({ id }: QueueItem) => `draft-${id}`

/** What is selected by scripts, and what was typed over the drafts, which is in other forms. */
function useSelection(waiting: QueueItem[]) {
  const bar = useRef<HTMLDivElement>(null)
  const [names, setNames] = useState<string[] | null>(null)
  const look = useCallback(() => {
    const ticked = boxes().filter(({ checked }) => checked)
    setNames(ticked.map(({ name }) => name))
  }, [])
  // Drafts come and go with their boxes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `waiting` says when.
  useEffect(look, [waiting, look])
  useEffect(() => {
    const form = bar.current?.closest('form')
    const changed = (event: Event) => event.target instanceof HTMLInputElement && event.target.form === form && look()
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
  }, [look])
  return { bar, selected: names && waiting.filter((item) => names.includes(nameOf(item))) }
}

export function SelectAll({ count }: { count: number }) {
  const select = () => {
    const all = boxes()
    const isAll = all.every(({ checked }) => checked)
    for (const box of all) box.checked = !isAll
    all[0]?.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return (
    <Button type="button" variant="secondary" size="sm" onClick={select} className="noscript:hidden">
      Select all {count}
    </Button>
  )
}

export function Several({ waiting, left, network }: { waiting: QueueItem[]; left: Left; network: string }) {
  const { bar, selected } = useSelection(waiting)
  const sending = usePending('send-selected')
  const rejecting = usePending('reject-selected')
  const rejectingAll = usePending('reject-listed')
  const sendable = waiting.filter(({ click_url }) => click_url === null).length
  const count = selected?.length ?? 0
  const number = count > 0 ? ` ${count}` : ' selected'
  return (
    <Form
      intent="send-selected"
      also={['reject-selected', 'reject-listed']}
      keepScroll
      id={several}
      className={cx(
        '-mx-4 border-t border-rule bg-paper px-4 py-3 sm:-mx-8 sm:px-8',
        count > 0 && 'sticky bottom-0 z-10',
      )}
    >
      {waiting.map(({ id, text }) => (
        <span key={id}>
          <input type="hidden" name={`listed-${id}`} value="on" />
          {text !== null && <input type="hidden" name={`shown-${id}`} value={text} />}
        </span>
      ))}
      <div ref={bar} className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 text-sm">
        <p role="status" className="mr-auto noscript:hidden">
          {count > 0 ? (
            <>
              <span className="font-medium">{count} selected</span>{' '}
              <span className="text-muted">{forecast(selected ?? [], left, network)}</span>
            </>
          ) : (
            <span className="text-muted">Select drafts to approve or reject several at once.</span>
          )}
        </p>
        <p className="mr-auto hidden text-muted noscript:block">
          The selected drafts. Save your edits before you approve several.
        </p>
        {/* Enter presses the first button. */}
        {sendable > 0 && (
          <Button
            size={count > 0 ? 'md' : 'sm'}
            icon="check"
            variant={count > 0 ? 'primary' : 'secondary'}
            pending={sending}
            className="order-1"
          >
            Approve{number}
          </Button>
        )}
        <Button variant="quiet" size="sm" name="intent" value="reject-selected" pending={rejecting}>
          Reject{number}
        </Button>
        <div className="order-2 hidden basis-full noscript:block">
          <Disclosure title={`Reject all ${waiting.length}`}>
            <Button variant="danger" size="sm" name="intent" value="reject-listed" pending={rejectingAll}>
              Reject all {waiting.length} drafts
            </Button>
          </Disclosure>
        </div>
      </div>
    </Form>
  )
}
