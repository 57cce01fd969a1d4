import { Button } from '#app/ui/button.tsx'
import { GoogleMark } from '#app/view/auth/google-mark.tsx'
import { useLeaving } from '#app/view/auth/leaving.ts'

/** A plain form: its answer leads to another site, which the router cannot follow. */
export function GoogleButton({ next }: { next: string | null }) {
  const { leaving, timeZone, onSubmit } = useLeaving()
  return (
    <form method="post" action="/auth/way" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="google" />
      <input type="hidden" name="time_zone" value={timeZone} />
      {next && <input type="hidden" name="next" value={next} />}
      <Button block variant="secondary" pending={leaving} pendingLabel="Going on to Google...">
        <GoogleMark />
        Continue with Google
      </Button>
    </form>
  )
}
