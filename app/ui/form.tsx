import { Form as RemixForm, useActionData, useLocation, useNavigation } from '@remix-run/react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { FormErrors } from '#app/ui/form-errors.tsx'

/** What a refused form gets back; the shape of an action's response. */
export interface FormResult {
  intent: string
  /** The error code; `invalid` is shown at its fields. */
  code: string
  /** The HTTP status; below 400 the form comes back to be completed. */
  status: number
  message: string
  errors: Record<string, string>
  values: Record<string, string>
}

/** Whether the surrounding form is being submitted: its old errors are then hidden. */
export const SendingContext = createContext(false)

/** The form that was refused, in the response to it: the page's first lines lead to it. */
export const RefusedContext = createContext<FormResult | null>(null)

/** Where a refused form shows why: only one of a page can be refused. */
export const refusedId = 'refused'

interface FormProps {
  intent: string
  /** Intents of its buttons, besides its own. */
  also?: readonly string[]
  /** Tells the forms of a list apart; sent with them. */
  row?: Record<string, string>
  actionData?: FormResult | undefined
  action?: string
  /** Keeps the page's scroll position: for a switch in the middle of it. */
  keepScroll?: boolean
  /** The next page replaces this one in the history. */
  replaces?: boolean
  /** For controls outside of it. */
  id?: string
  className?: string
  children: ReactNode
}

/** A form of a page: sends its intent, and shows its errors at the top. */
export function Form({ intent, also = [], row = {}, actionData, action, keepScroll, ...rest }: FormProps) {
  const { replaces, id, className, children } = rest
  const sending = usePending(intent)
  const refused = useRefusedIn([intent, ...also], row)
  const fields = Object.entries(row)
  return (
    <RemixForm
      method="post"
      action={action}
      replace={replaces}
      id={id}
      className={className}
      preventScrollReset={keepScroll}
      noValidate
    >
      <input type="hidden" name="intent" value={intent} />
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {!sending && (
        <FormErrors
          errors={errorsOf([intent, ...also], actionData ?? refused)}
          actionData={actionData ?? refused}
          {...(refused && { id: refusedId, leads: false })}
        />
      )}
      <SendingContext.Provider value={sending}>{children}</SendingContext.Provider>
    </RemixForm>
  )
}

/**
 * The response to the page's last form, as `useActionData` has it, but kept until the next form is answered or another
 * page is opened: the router drops it at every revalidation, and when an error's link is followed to its field.
 */
export function useFormAnswer<Action>() {
  const fresh = useActionData<Action>()
  const { state } = useNavigation()
  const { pathname, search } = useLocation()
  const page = pathname + search
  const [kept, keep] = useState({ answer: fresh, page, sending: false })
  if (state === 'submitting' && !kept.sending) keep({ ...kept, sending: true })
  if (state === 'idle' && (kept.sending || (fresh !== undefined && fresh !== kept.answer)))
    keep({ answer: fresh, page, sending: false })
  return fresh ?? (kept.page === page ? kept.answer : undefined)
}

/** The refusal that the page's first lines lead to, if it is this form's. */
function useRefusedIn(intents: readonly string[], row: Record<string, string>): FormResult | undefined {
  const refused = useContext(RefusedContext)
  if (!refused || !intents.includes(refused.intent)) return undefined
  return Object.entries(row).every(([name, value]) => refused.values[name] === value) ? refused : undefined
}

export function errorsOf(intents: readonly string[], actionData: FormResult | undefined) {
  if (!actionData || !intents.includes(actionData.intent) || actionData.status < 400) return []
  const fields = Object.entries(actionData.errors).map(([field, message]) => ({ field, message }))
  // An error shared by two fields is shown once and links to the first.
  const first = fields.filter(({ message }, at) => fields.findIndex((field) => field.message === message) === at)
  return first.length > 0 ? first : [{ message: actionData.message }]
}

/** The props of a field, from the form's response. */
export function fieldOf(actionData: FormResult | undefined, intent: string, name: string) {
  const own = actionData?.intent === intent ? actionData : undefined
  return { error: own?.errors[name], value: own?.values[name] }
}

/** Whether the form with this intent is being submitted. */
export function usePending(intent: string): boolean {
  const { state, formData } = useNavigation()
  // A button may send a different intent than its form: it comes last.
  return state !== 'idle' && formData?.getAll('intent').at(-1) === intent
}
