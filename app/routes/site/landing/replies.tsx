import { replies, run } from '#app/content/run.ts'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Post } from '#app/ui/post.tsx'
import { counted } from '#app/view/text.ts'

const shownOnPhone = 3

/** From a real run, while there are no confirmed testimonials. */
export function Replies() {
  return (
    <section id="testimonials" className="border-t border-rule">
      <div className="wrap py-14 lg:py-20">
        <h2 className="text-title font-semibold">No testimonials. Just the replies.</h2>
        <p className="mt-4 max-w-prose text-lg text-muted">
          Replies it sent for {run.account} in one day on Perch, Warble’s practice network. The people are simulated,
          and the replies come from a demo model with pre-written replies. Nothing is edited.
        </p>
        <ul className="mt-10 gap-x-16 sm:columns-2">
          {replies.map(({ author, post, reply, likes, answers }, at) => (
            <li key={post} className={cx('mb-10 grid break-inside-avoid gap-3', at >= shownOnPhone && 'max-sm:hidden')}>
              <Post author={author}>{post}</Post>
              <Post author={run.account} note="by Warble" side="own">
                {reply}
              </Post>
              <p className="ml-5 flex gap-4 text-sm text-muted">
                {likes > 0 && (
                  <span className="flex items-center gap-1.5">
                    <Icon name="like" className="text-clay" /> {counted(likes, 'like')}
                  </span>
                )}
                {answers > 0 && (
                  <span className="flex items-center gap-1.5">
                    <Icon name="reply" className="text-pine" /> {counted(answers, 'reply', 'replies')}
                  </span>
                )}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
