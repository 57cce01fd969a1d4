import { useContext, useEffect, useState } from 'react'
import { IconButton } from '#app/ui/button.tsx'
import { displayMs, FlashToast } from '#app/ui/flash-toast.tsx'
import { type FormResult, RefusedContext } from '#app/ui/form.tsx'
import { Toast } from '#app/ui/toast.tsx'

export interface RefusalText {
  title: string
  description: string
}

/** The toast's text where the refusal's own message is its description. */
export const refusalTitled =
  (title: string) =>
  ({ message }: FormResult): RefusalText => ({ title, description: message })

/** Shows a toast for a form that failed as a whole; errors of a field are shown at the field. */
export function RefusalToast({
  actionData,
  texts,
}: {
  actionData: FormResult | undefined
  /** By intent. */
  texts: Record<string, RefusalText | ((actionData: FormResult) => RefusalText)>
}) {
  // The same refusal of another try is shown again.
  const [answer, setAnswer] = useState({ actionData, turn: 0 })
  if (answer.actionData !== actionData) setAnswer({ actionData, turn: answer.turn + 1 })
  const known = actionData && actionData.code !== 'invalid' && Object.hasOwn(texts, actionData.intent)
  const text = known ? texts[actionData.intent] : undefined
  // What it says is at the top of the page then.
  const isAtTop = useContext(RefusedContext) !== null
  if (!actionData || !text || isAtTop) return null
  const shown = typeof text === 'function' ? text(actionData) : text
  // Only the message of the refusal says how long to wait.
  const description = actionData.status === 429 ? actionData.message : shown.description
  return <FlashToast key={answer.turn} title={shown.title} description={description} tone="failure" />
}

/** The message that the form also shows: the first field's error, or the form's own. */
const messageOf = ({ errors, message }: FormResult) => Object.values(errors)[0] ?? message

/**
 * Also shows a refusal as a toast, unless fields were only filled in wrongly; screen readers announce it at the form,
 * where the focus is.
 */
export function ErrorToast({ actionData }: { actionData: FormResult | undefined }) {
  const [shown, setShown] = useState({ actionData: undefined as FormResult | undefined, turn: 0 })
  useEffect(() => setShown(({ turn }) => ({ actionData, turn: turn + 1 })), [actionData])
  if (!shown.actionData || shown.actionData.status < 400 || shown.actionData.code === 'invalid') return null
  return (
    <FlashToast
      key={shown.turn}
      title="Error"
      description={messageOf(shown.actionData)}
      tone="failure"
      announcedElsewhere
    />
  )
}

/** The same for a page that is not hydrated: its island shows it (`startToast`); without scripts only the form does. */
export function WaitingErrorToast({ actionData }: { actionData: FormResult | undefined }) {
  if (!actionData || actionData.status < 400 || actionData.code === 'invalid') return null
  return (
    <div hidden data-life={displayMs.long}>
      <Toast title="Error" description={messageOf(actionData)} tone="failure" announcedElsewhere>
        <IconButton type="button" icon="x" size="sm" label="Dismiss" className="-m-1.5" />
      </Toast>
    </div>
  )
}
