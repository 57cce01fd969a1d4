import { Disclosure } from '#app/ui/accordion.tsx'
import { Checkbox } from '#app/ui/choice.tsx'

/** Off unless it is ticked. */
export function SummaryOffer() {
  return (
    <div className="grid gap-2 border-t border-rule pt-5">
      <Checkbox
        name="daily_summary"
        label="Email me the results each morning at 8"
        hint="Nothing on days without actions. Turn it off anytime, in Settings or in the email."
      />
      <Disclosure title="What it looks like">
        <figure className="mt-2 max-w-md rounded-card border border-rule bg-surface p-5">
          <figcaption className="text-muted">An example, not your numbers</figcaption>
          <p className="mt-2 text-lg font-semibold">Your bot’s day: 6 replies, 2 replies back (Tue, Jun 16)</p>
          <p className="mt-2">Your 6 replies got 2 replies back and 5 likes so far. You have 1 new follower.</p>
          <p className="mt-3 font-semibold">1 person is waiting for you.</p>
          <p className="mt-1 border-l-2 border-edge pl-3">“How old was the bag?”</p>
          <p className="mt-3 text-muted">Then your best reply, and what’s waiting in your queue.</p>
        </figure>
      </Disclosure>
    </div>
  )
}
