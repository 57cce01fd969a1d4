import type { ComponentProps } from 'react'
import { Spinner } from '#app/ui/button.tsx'
import { Centered } from '#app/ui/centered.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import island from '#app/view/auth/island.ts?worker&url'

export const signInIsland = island

/** Not hydrated; the markup that its script needs is part of it. */
export function SignInScreen({ children, ...props }: ComponentProps<typeof Centered>) {
  return (
    <Centered {...props}>
      {children}
      <template data-spinner>
        <Spinner />
      </template>
      <template data-problem>
        <FormErrors errors={[{ field: 'email', message: '' }]} leads={false} />
      </template>
      <template data-field-error>
        <FieldError id="" error=" " />
      </template>
    </Centered>
  )
}

/** Keeps where to continue afterwards. */
export const withNext = (path: string, next: string | null) =>
  next === null ? path : `${path}?next=${encodeURIComponent(next)}`
