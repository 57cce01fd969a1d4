import { Button } from '#app/ui/button.tsx'
import { GoogleMark } from '#app/view/auth/google-mark.tsx'
import { useLeaving } from '#app/view/auth/leaving.ts'

/** The button that leads a signed-in user to Google, to make it a way in to their account. */
export function LinkGoogle() {
  const { leaving, onSubmit } = useLeaving()
  return (
    <form method="post" action="/auth/link" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="google" />
      <Button variant="secondary" pending={leaving} pendingLabel="Going on to Google...">
        <GoogleMark />
        Add Google
      </Button>
    </form>
  )
}
