import type { VoiceSample } from '#app/domain/voice/preview.ts'
import type { SentReply } from '#app/domain/voice/voice.ts'
import { cx } from '#app/ui/cx.ts'
import { Post } from '#app/ui/post.tsx'

interface SamplesProps {
  /** null: none were asked for yet. */
  samples: VoiceSample[] | null
  /** Shown until then. */
  latest: SentReply[]
  /** What the second reply is written with. */
  chosen: string
  asking: boolean
  can_write: boolean
  failed: string | undefined
}

/** Real posts, answered as now and as chosen. */
export function Samples({ samples, latest, chosen, asking, can_write, failed }: SamplesProps) {
  return (
    <section aria-label="Before and after" aria-busy={asking} className="grid content-start gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="font-semibold">Before and after</h3>
        <p className="text-sm text-muted">Real posts, answered both ways. Nothing is sent.</p>
      </header>
      <div role="status" className={cx('grid gap-5', asking && 'opacity-60')}>
        {!can_write && (
          <p className="text-sm text-muted">There’s no language model here, so there are no replies to compare.</p>
        )}
        {can_write && failed && <p className="text-sm text-clay">{failed}</p>}
        {can_write && samples === null && !failed && (
          <p className="text-sm text-muted">
            {asking
              ? 'Writing replies to real posts, before and after the change...'
              : 'Change something, then compare your replies to real posts.'}
          </p>
        )}
        {samples?.length === 0 && (
          <p className="text-sm text-muted">
            No posts to compare with yet. They come from drafts you rate, and from posts the bot replies to.
          </p>
        )}
        {samples?.map((sample) => (
          <Sample key={sample.post.text} sample={sample} chosen={chosen} />
        ))}
      </div>
      {samples === null && latest.length > 0 && <Latest replies={latest} />}
    </section>
  )
}

function Latest({ replies }: { replies: SentReply[] }) {
  return (
    <div className="grid gap-4 border-t border-rule pt-4">
      <h4 className="text-sm font-medium text-muted">Your latest replies, as they were sent</h4>
      {replies.map(({ id, name, handle, post_text, text }) => (
        <article key={id} className="grid gap-3">
          <Post author={name} handle={`@${handle}`}>
            <p className="whitespace-pre-line text-muted">{post_text}</p>
          </Post>
          <Post author="You" side="own">
            <p className="text-base">{text}</p>
          </Post>
        </article>
      ))}
    </div>
  )
}

function Sample({ sample: { post, before, after }, chosen }: { sample: VoiceSample; chosen: string }) {
  return (
    <article className="grid gap-3 border-t border-rule pt-4">
      <Post author={post.author} handle={post.handle}>
        <p className="whitespace-pre-line">{post.text}</p>
      </Post>
      <Post author="Now" side="own" className="border-edge!">
        <p className="text-muted">{before.text ?? `No reply. ${before.why}`}</p>
      </Post>
      <Post author={chosen} side="own">
        <p className={after.text === null ? 'text-muted' : 'text-base'}>{after.text ?? `No reply. ${after.why}`}</p>
      </Post>
    </article>
  )
}
