import { useEffect, useState } from 'react'
import { FlashToast } from '#app/ui/flash-toast.tsx'
import type { FormAnswer } from '#app/ui/form.tsx'

/** Shows a refusal that is about no single field over the page as well; it is heard at the form, where the focus is. */
export function ErrorToast({ answer }: { answer: FormAnswer | undefined }) {
  const [told, setTold] = useState({ answer: undefined as FormAnswer | undefined, turn: 0 })
  useEffect(() => setTold(({ turn }) => ({ answer, turn: turn + 1 })), [answer])
  if (!told.answer || Object.keys(told.answer.errors).length > 0) return null
  return <FlashToast key={told.turn} title="Error" description={told.answer.message} tone="failure" told />
}
