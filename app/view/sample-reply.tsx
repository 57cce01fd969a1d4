import { exchange, run } from '#app/content/run.ts'
import { Post } from '#app/ui/post.tsx'
import { Waveform } from '#app/ui/waveform.tsx'

/** What a reply of the product looks like, to someone who has none of their own yet. */
export function Exchange() {
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-card border border-rule bg-surface p-8">
      <Post author={exchange.author}>
        <p className="mt-1 text-xl">{exchange.post}</p>
      </Post>
      <Waveform state="awake" phrases={3} className="h-8" />
      <Post author={run.account} time={exchange.time} note="by Warble" side="own">
        <p className="mt-1 text-xl">{exchange.reply}</p>
      </Post>
      <figcaption className="border-t border-rule pt-4 text-sm text-muted">
        An unedited reply by {run.account}’s bot on Perch, Warble’s practice network. The people are simulated, and the
        reply comes from a demo model.
      </figcaption>
    </figure>
  )
}
