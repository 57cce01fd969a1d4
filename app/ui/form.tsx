import { Form as RemixForm, useNavigation } from '@remix-run/react'
import { createContext, type ReactNode } from 'react'
import { FormErrors } from '#app/ui/form-errors.tsx'

/** What a refused form brings back; the shape of an action's answer. */
export interface FormAnswer {
  intent: string
  /** Which failure it is; `invalid` stands beside its fields. */
  code: string
  /** Of HTTP. */
  status: number
  message: string
  errors: Record<string, string>
  values: Record<string, string>
}

/** Whether the form around is on its way: what was wrong with it before is no longer said. */
export const SendingContext = createContext(false)

interface FormProps {
  intent: string
  answer?: FormAnswer | undefined
  action?: string
  /** The page stays where it is scrolled to: for a switch in the middle of it. */
  keepScroll?: boolean
  /** What follows takes the place of this page in the history. */
  replaces?: boolean
  className?: string
  children: ReactNode
}

/** A form of a page: names its intent, and shows on top why it came back. */
export function Form({ intent, answer, action, keepScroll, replaces, className, children }: FormProps) {
  const sending = usePending(intent)
  return (
    <RemixForm
      method="post"
      action={action}
      replace={replaces}
      className={className}
      preventScrollReset={keepScroll}
      noValidate
    >
      <input type="hidden" name="intent" value={intent} />
      {!sending && <FormErrors errors={errorsOf(intent, answer)} answer={answer} />}
      <SendingContext.Provider value={sending}>{children}</SendingContext.Provider>
    </RemixForm>
  )
}

function errorsOf(intent: string, answer: FormAnswer | undefined) {
  if (answer?.intent !== intent) return []
  const fields = Object.entries(answer.errors).map(([field, message]) => ({ field, message }))
  // What is said of two fields alike is said once, and leads to the first.
  const first = fields.filter(({ message }, at) => fields.findIndex((field) => field.message === message) === at)
  return first.length > 0 ? first : [{ message: answer.message }]
}

/** What a field of the form takes from the answer. */
export function fieldOf(answer: FormAnswer | undefined, intent: string, name: string) {
  const own = answer?.intent === intent ? answer : undefined
  return { error: own?.errors[name], value: own?.values[name] }
}

/** The form with this intent is on its way. */
export function usePending(intent: string): boolean {
  const { state, formData } = useNavigation()
  // A button may name another intent than its form: it comes last.
  return state !== 'idle' && formData?.getAll('intent').at(-1) === intent
}
