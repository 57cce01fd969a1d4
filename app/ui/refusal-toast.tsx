import { FlashToast } from '#app/ui/flash-toast.tsx'
import type { FormAnswer } from '#app/ui/form.tsx'

export interface RefusalText {
  title: string
  description: string
}

/** Tells of a form that could not be carried out; what is wrong with a field stands beside the field. */
export function RefusalToast({
  answer,
  texts,
}: {
  answer: FormAnswer | undefined
  /** By intent. */
  texts: Record<string, RefusalText | ((answer: FormAnswer) => RefusalText)>
}) {
  const text = answer && answer.code !== 'invalid' ? texts[answer.intent] : undefined
  if (!answer || !text) return null
  const told = typeof text === 'function' ? text(answer) : text
  return <FlashToast key={answer.message} {...told} tone="failure" />
}
