import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { errorsOf, type FormResult, RefusedContext, refusedId } from '#app/ui/form.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { control } from '#app/ui/input.tsx'

/** The refused form may be far down the page, where only scripts would move the focus. One that couldn’t be read has no intent. */
export function RefusalSummary({ refused, children }: { refused: FormResult | null; children: ReactNode }) {
  const errors = refused ? errorsOf([refused.intent], refused) : []
  return (
    <RefusedContext.Provider value={refused}>
      <FormErrors
        title="That didn’t go through"
        errors={errors.map(({ message }) => ({ message, ...(refused?.intent && { field: refusedId }) }))}
        className="mb-6"
      >
        {refused?.values.text && <Typed text={refused.values.text} />}
      </FormErrors>
      {children}
    </RefusedContext.Provider>
  )
}

/** The form may be gone with its row. */
function Typed({ text }: { text: string }) {
  return (
    <details className="mt-3">
      <summary className="link w-fit cursor-pointer">What you typed</summary>
      <textarea
        readOnly
        aria-label="What you typed"
        rows={3}
        defaultValue={text}
        className={cx(control, 'mt-2 py-2')}
      />
    </details>
  )
}
