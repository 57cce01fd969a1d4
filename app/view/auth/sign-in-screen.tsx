import type { ComponentProps } from 'react'
import { exchange, run } from '#app/content/run.ts'
import { Spinner } from '#app/ui/button.tsx'
import { Centered } from '#app/ui/centered.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { Post } from '#app/ui/post.tsx'
import { Waveform } from '#app/ui/waveform.tsx'
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

export function Exchange() {
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-card border border-rule bg-surface p-8">
      <Post author={exchange.author}>
        <p className="mt-1 text-xl">{exchange.post}</p>
      </Post>
      <Waveform state="awake" phrases={3} className="h-8" />
      <Post author={run.account} time={exchange.time} note="by Warble" part="answer">
        <p className="mt-1 text-xl">{exchange.reply}</p>
      </Post>
      <figcaption className="border-t border-rule pt-4 text-sm text-muted">
        An unedited reply by {run.account}’s bot on Perch, Warble’s practice network. The people are simulated, and the
        reply comes from a demo model.
      </figcaption>
    </figure>
  )
}
