import { Button } from '#app/ui/button.tsx'

/** Its history was made by the sandbox, and may be left behind. `isPlaying`: it is still being made. */
export function SampleBanner({ userId, isPlaying }: { userId: string; isPlaying: boolean }) {
  return (
    <div className="mx-auto flex w-full max-w-6xl items-center justify-between gap-x-6 px-4 pt-3 text-sm sm:px-8 print:hidden">
      <p>
        <span className="font-medium">This is a sample account.</span>{' '}
        {isPlaying ? (
          <span className="text-muted">
            It’s still catching up on a fast clock, which pauses while someone signs up.
          </span>
        ) : (
          <span className="text-muted max-sm:hidden">Its bot did all of this on Perch, on a fast clock.</span>
        )}
      </p>
      <form method="post" action="/dashboard/start-empty">
        <input type="hidden" name="intent" value="start-empty" />
        <input type="hidden" name="user_id" value={userId} />
        <Button size="sm" variant="secondary">
          Start empty
        </Button>
      </form>
    </div>
  )
}

/** The sandbox's clock is behind while it plays. */
export const isPastPlayed = (now: Date, real: Date) => real.getTime() - now.getTime() > 60_000
