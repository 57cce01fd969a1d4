import { Disclosure } from '#app/ui/accordion.tsx'
import { Button, type ButtonVariant } from '#app/ui/button.tsx'
import { Form, type FormResult, usePending } from '#app/ui/form.tsx'
import { startFailure } from './start-failure.ts'

interface AnalyzeAgainProps {
  corrected: boolean
  label?: string
  variant?: ButtonVariant
  actionData?: FormResult | undefined
}

/** Asks what to do with the user's corrections, if there are any. */
export function AnalyzeAgain({ corrected, label = 'Re-analyze Account', variant, actionData }: AnalyzeAgainProps) {
  const pending = usePending('analyze')
  const form = { intent: 'analyze', actionData: startFailure(actionData) }
  const look = { size: 'sm', variant: variant ?? 'secondary', pending } as const
  if (!corrected)
    return (
      <Form {...form}>
        <Button {...look} icon={variant === 'quiet' ? undefined : 'refresh'}>
          {label}
        </Button>
      </Form>
    )
  return (
    <Disclosure title={label}>
      <Form {...form} className="mt-2 grid gap-3">
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
