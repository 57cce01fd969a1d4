import { useEffect, useState } from 'react'
import { FlashToast } from '#app/ui/flash-toast.tsx'
import type { FormAnswer } from '#app/ui/form.tsx'

export interface RefusalText {
  title: string
  description: string
}

/** Reports a form that failed as a whole; errors of a field are shown at the field. */
export function RefusalToast({
  answer,
  texts,
}: {
  answer: FormAnswer | undefined
  /** By intent. */
  texts: Record<string, RefusalText | ((answer: FormAnswer) => RefusalText)>
}) {
  const known = answer && answer.code !== 'invalid' && Object.hasOwn(texts, answer.intent)
  const text = known ? texts[answer.intent] : undefined
  if (!answer || !text) return null
  const told = typeof text === 'function' ? text(answer) : text
  return <FlashToast key={answer.message} {...told} tone="failure" />
}

/**
 * Also shows a refusal that is about no single field as a toast; screen readers announce it at the form, where the
 * focus is.
 */
export function ErrorToast({ answer }: { answer: FormAnswer | undefined }) {
  const [told, setTold] = useState({ answer: undefined as FormAnswer | undefined, turn: 0 })
  useEffect(() => setTold(({ turn }) => ({ answer, turn: turn + 1 })), [answer])
  if (!told.answer || told.answer.status < 400 || Object.keys(told.answer.errors).length > 0) return null
  return <FlashToast key={told.turn} title="Error" description={told.answer.message} tone="failure" told />
}
