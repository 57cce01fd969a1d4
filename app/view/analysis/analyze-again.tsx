import { Disclosure } from '#app/ui/accordion.tsx'
import { Button, type ButtonVariant } from '#app/ui/button.tsx'
import { Form, type FormResult, usePending } from '#app/ui/form.tsx'

interface AnalyzeAgainProps {
  /** The user has corrected some lines. */
  corrected: boolean
  label?: string
  variant?: ButtonVariant
  actionData?: FormResult | undefined
}

/** Starts another analysis; if the user corrected the last one, it asks what to do with the corrections. */
export function AnalyzeAgain({ corrected, label = 'Re-analyze Account', variant, actionData }: AnalyzeAgainProps) {
  const pending = usePending('analyze')
  const look = { size: 'sm', variant: variant ?? 'secondary', pending } as const
  if (!corrected)
    return (
      <Form intent="analyze" actionData={actionData}>
        <Button {...look} icon={variant === 'quiet' ? undefined : 'refresh'}>
          {label}
        </Button>
      </Form>
    )
  return (
    <Disclosure title={label}>
      <Form intent="analyze" actionData={actionData} className="mt-2 grid gap-3">
        <p className="max-w-prose text-sm text-muted">
          You corrected parts of this analysis. Keep your corrections, or replace them with what your posts show now.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button {...look} name="corrections" value="keep" icon="refresh">
            Keep my corrections
          </Button>
          <Button {...look} name="corrections" value="replace">
            Replace them
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}
