import { Form as RemixForm, useActionData, useLocation, useNavigation, useRouteLoaderData } from '@remix-run/react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { intentIn } from '#app/ui/server-there.ts'

export interface FormResult {
  intent: string
  /** `invalid` is shown at its fields. */
  code: string
  /** Below 400 the form comes back to be completed. */
  status: number
  message: string
  errors: Record<string, string>
  values: Record<string, string>
}

/** While the form is being submitted, its old errors are hidden. */
export const SendingContext = createContext(false)

export const RefusedContext = createContext<FormResult | null>(null)

/** Only one form of a page can be refused. */
export const refusedId = 'refused'

interface FormProps {
  intent: string
  /** Other intents that its buttons send. */
  also?: readonly string[]
  /** Identifies the form within a list; sent with it. */
  row?: Record<string, string>
  actionData?: FormResult | undefined
  /** Labels of fields: the summary names those whose message does not. */
  labels?: Labels
  action?: string
  keepScroll?: boolean
  /** Replaces the history entry. */
  replaces?: boolean
  id?: string
  className?: string
  children: ReactNode
}

export function Form({ intent, also = [], row = {}, actionData, labels, action, keepScroll, ...rest }: FormProps) {
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
      <UserField />
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {!sending && (
        <FormErrors
          errors={errorsOf([intent, ...also], actionData ?? refused, labels)}
          actionData={actionData ?? refused}
          {...(refused && { id: refusedId, leads: false })}
        />
      )}
      <SendingContext.Provider value={sending}>{children}</SendingContext.Provider>
    </RemixForm>
  )
}

/** Whose page this is: another user may sign in before it is sent. */
export function UserField() {
  const id = useRouteLoaderData<{ user_id?: string }>('root')?.user_id
  return id && <input type="hidden" name="user_id" value={id} />
}

/** Like `useActionData`, but kept until the next form or page: the router drops it at every revalidation. */
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

function useRefusedIn(intents: readonly string[], row: Record<string, string>): FormResult | undefined {
  const refused = useContext(RefusedContext)
  if (!refused || !intents.includes(refused.intent)) return undefined
  return Object.entries(row).every(([name, value]) => refused.values[name] === value) ? refused : undefined
}

type Labels = Readonly<Record<string, string>>

export function errorsOf(intents: readonly string[], actionData: FormResult | undefined, labels: Labels = {}) {
  if (!actionData || !intents.includes(actionData.intent) || actionData.status < 400) return []
  const fields = Object.entries(actionData.errors).map(([field, message]) => ({ field, message }))
  // An error shared by two fields is shown once and links to the first.
  const first = fields.filter(({ message }, at) => fields.findIndex((field) => field.message === message) === at)
  return first.length > 0 ? first.map((one) => naming(one, labels)) : [{ message: actionData.message }]
}

/** Names the field if its message does not. */
function naming({ field, message }: { field: string; message: string }, labels: Labels) {
  const label = labels[field]
  const isNamed = label === undefined || message.toLowerCase().includes(label.toLowerCase())
  return { field, message: isNamed ? message : `${label}: ${message}` }
}

export function fieldOf(actionData: FormResult | undefined, intent: string, name: string) {
  const own = actionData?.intent === intent ? actionData : undefined
  return { error: own?.errors[name], value: own?.values[name] }
}

/** Of a form whose buttons share a name, the value of the one that was pressed, while it is sent. */
export function usePressed(intent: string, name: string): string | null {
  const { formData } = useNavigation()
  return usePending(intent) ? String(formData?.get(name)) : null
}

export function usePending(intent: string): boolean {
  const { state, formData } = useNavigation()
  return state !== 'idle' && formData !== undefined && intentIn(formData) === intent
}
