import type { ComponentProps } from 'react'
import { Spinner } from '#app/ui/button.tsx'
import { Centered } from '#app/ui/centered.tsx'
import island from '#app/view/auth/island.ts?worker&url'

/** The script of these screens, for their `handle`. */
export const signInIsland = island

/** A screen of people who are not signed in: it is not hydrated, and what its script needs is drawn with it. */
export function SignInScreen({ children, ...props }: ComponentProps<typeof Centered>) {
  return (
    <Centered {...props}>
      {children}
      <template data-spinner>
        <Spinner />
      </template>
    </Centered>
  )
}

/** A link to another sign-in screen that keeps where to continue afterwards. */
export const withNext = (path: string, next: string | null) =>
  next === null ? path : `${path}?next=${encodeURIComponent(next)}`
