import { useFetcher } from '@remix-run/react'
import { type FormEvent, useContext, useEffect, useId, useRef, useState } from 'react'
import type { QueueItem } from '#app/domain/drafts/queue.ts'
import { Checkbox } from '#app/ui/choice.tsx'
import { cx } from '#app/ui/cx.ts'
import { textIn } from '#app/ui/field.tsx'
import { type FormResult, RefusedContext, refusedId, SendingContext, UserField } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { forgetSent } from '#app/ui/kept.ts'
import { intentIn } from '#app/ui/server-there.ts'
import { hueText } from '#app/ui/tone.ts'
import { type Counting, DraftText } from '#app/view/activity/draft-text.tsx'
import { kindHues } from '#app/view/activity/entry.tsx'
import { Claims } from './claims.tsx'
import { Dates } from './dates.tsx'
import { DraftButtons } from './draft-buttons.tsx'
import { leaveDraft, returnToDraft, settle } from './keys.ts'
import { DraftReasons } from './reasons.tsx'
import { doneThere, headings } from './words.ts'

/** Of today's replies and this hour's actions; of both limits on all actions the smaller one, and of today's follows. */
export interface Left {
  replies: number
  most_replies: number
  actions: number
  most_actions: number
  now: number
  follows: number
}

export interface QueueFacts {
  now: Date
  time_zone: string
  network: string
  max_length: number
  counting: Counting
  left: Left
  actionData: FormResult | undefined
}

interface DraftEntryProps extends Omit<QueueFacts, 'left'> {
  item: QueueItem
  /** The id of the form for several drafts; absent if there is only one. */
  bulk: string | undefined
}

/** The user's own text in a refused form; text that they only saw gives way to its replacement. */
function writtenIn(refused: FormResult | undefined): string | undefined {
  const { text, shown } = refused?.values ?? {}
  return refused?.code === 'draft_changed' && text === shown ? undefined : text
}

/** Blocks the keys for a moment after a draft's text was replaced. */
function useSettlingText(text: string) {
  const entry = useRef<HTMLLIElement>(null)
  const lastText = useRef(text)
  useEffect(() => {
    if (lastText.current !== text && entry.current) settle(entry.current)
    lastText.current = text
  }, [text])
  return entry
}

/** The draft stays in the list after these intents. */
const staying = new Set(['rewrite', 'save', 'add-facts'])

export function DraftEntry({ item, bulk, now, time_zone, network, max_length, counting, actionData }: DraftEntryProps) {
  const { id, kind, person } = item
  const isLine = kind !== 'reply'
  const { asks, says } = doneThere[kind]
  const fetcher = useFetcher<FormResult>({ key: id })
  const opening = useFetcher<FormResult>({ key: `opening-${id}` })
  const isRefused = useContext(RefusedContext)?.values.action_id === id
  const heading = useId()
  const drafted = item.text ?? ''
  const entry = useSettlingText(drafted)
  const refusal = fetcher.state === 'idle' ? fetcher.data : undefined
  useEffect(() => {
    if (!refusal) return
    returnToDraft(entry.current)
    forgetSent()
  }, [refusal, entry])
  const refused = fetcher.data ?? opening.data ?? (actionData?.values.action_id === id ? actionData : undefined)
  const initial = writtenIn(refused) ?? drafted
  const [typed, setTyped] = useState({ over: drafted, text: initial })
  useEffect(() => setTyped({ over: drafted, text: textIn(`text-${id}`) }), [id, drafted])
  // Another draft replaces what was typed over the previous one.
  const text = typed.over === drafted ? typed.text : initial
  const sending = fetcher.formData ? intentIn(fetcher.formData) : null
  const leave = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : ''
    if (!staying.has(intent)) leaveDraft(event.currentTarget.closest<HTMLElement>('[data-draft]'))
  }
  return (
    <li
      ref={entry}
      id={isRefused ? refusedId : undefined}
      // Reached by the keys, not by Tab.
      tabIndex={-1}
      data-entry
      data-draft
      aria-labelledby={heading}
      aria-busy={sending !== null || undefined}
      className={cx(
        isLine ? 'py-3.5' : 'py-5',
        'relative border-b border-rule text-sm focus:outline-2 focus:outline-offset-4 focus:outline-pine',
        // The keys act on the focused entry, but not yet while it settles.
        'before:absolute before:inset-y-0 before:-left-3 before:w-1 focus-within:not-focus:before:bg-pine',
        'data-settling:outline-edge',
        sending !== null && !staying.has(sending) && 'opacity-60',
      )}
    >
      <div className={cx('flex flex-wrap items-center gap-x-3 gap-y-1', isLine ? 'mb-1' : 'mb-3')}>
        {bulk && (
          <Checkbox
            form={bulk}
            data-key="x"
            name={`draft-${id}`}
            label={<span className="sr-only">Select {headings[kind](person.handle)}</span>}
            className="-mr-2.5"
          />
        )}
        <Icon name={kind} className={hueText[kindHues[kind]]} />
        <h3 id={heading} className="font-semibold">
          {headings[kind](person.handle)}
        </h3>
        <Dates item={item} now={now} time_zone={time_zone} />
      </div>
      <div
        className={cx(
          'grid gap-x-8',
          isLine
            ? 'gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]'
            : 'gap-y-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr]',
        )}
      >
        <DraftReasons item={item} now={now} time_zone={time_zone} network={network} />
        <fetcher.Form
          method="post"
          action="/dashboard/queue"
          preventScrollReset
          onSubmit={leave}
          className={cx('grid content-start gap-3', isLine ? 'sm:max-w-72' : 'lg:col-start-1')}
          noValidate
        >
          <UserField />
          <input type="hidden" name="action_id" value={id} />
          {item.text !== null && <input type="hidden" name="shown" value={item.text} />}
          <SendingContext.Provider value={sending !== null}>
            {item.text !== null && (
              <DraftText
                id={id}
                drafted={drafted}
                initial={initial}
                text={text}
                written_by={item.written_by}
                onText={(text) => setTyped({ over: drafted, text })}
                error={refused?.errors.text}
                max_length={max_length}
                counting={counting}
              />
            )}
            {refused?.errors.text && sending === null && (
              // The focus may be at the next draft by now.
              <p role="alert" className="sr-only">
                {headings[kind](person.handle)}: {refused.errors.text}
              </p>
            )}
            {refused && refused.status >= 400 && !refused.errors.text && sending === null && (
              <p role="alert" className="flex gap-1.5 font-medium text-clay">
                <Icon name="error" className="mt-0.5" />
                {refused.message}
              </p>
            )}
            {item.claims.length > 0 && <Claims claims={item.claims} sending={sending} />}
            {item.note && <p className="text-muted">{item.note}</p>}
            {item.click_url && item.is_opened && (
              <p className="text-muted">
                {asks(network)} Warble will notice in a while. Press “{says}” to tell it now.
              </p>
            )}
            {item.click_url && !item.is_opened && (
              <p className="hidden text-muted noscript:block">
                {asks(network)} Come back and press “{says}”.
              </p>
            )}
            <DraftButtons
              item={item}
              sending={sending}
              text={text}
              network={network}
              isOneOfSeveral={bulk !== undefined}
            />
          </SendingContext.Provider>
        </fetcher.Form>
      </div>
    </li>
  )
}
