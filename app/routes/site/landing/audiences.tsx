import type { ReactNode } from 'react'
import { done, run, skipped } from '#app/content/run.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Logbook, LogEntry } from '#app/ui/logbook.tsx'
import { Post } from '#app/ui/post.tsx'

/** Three audiences, one argument each, illustrated with a piece of the product. */
export function Audiences() {
  return (
    <div id="features">
      <Entrepreneurs />
      <Companies />
      <Marketers />
    </div>
  )
}

interface ArgumentProps {
  whom: string
  title: string
  children: ReactNode
}

function Argument({ whom, title, children }: ArgumentProps) {
  return (
    <div className="grid content-start gap-5">
      <p className="flex items-center gap-3 text-sm font-medium text-pine">
        <Strokes />
        {whom}
      </p>
      <h2 className="text-title font-semibold">{title}</h2>
      <div className="grid max-w-[46ch] gap-4 text-lg text-muted">{children}</div>
    </div>
  )
}

/** The logo's two strokes: a call and its answer. */
function Strokes() {
  return (
    <svg width={9} height={16} aria-hidden className="shrink-0">
      <rect width={2} height={16} className="fill-ink" />
      <rect x={6} y={5} width={2} height={11} className="fill-pine" />
    </svg>
  )
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const hues = { reply: 'pine', like: 'clay', follow: 'marigold' } as const

function Entrepreneurs() {
  return (
    <section className="wrap grid gap-x-16 gap-y-12 py-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-36">
      <Argument whom="For entrepreneurs" title="You run the company. It keeps the conversation.">
        <p>
          The people who will need you are asking today, in public, while you are busy. Warble is there by day, and at
          night for those who write to you first.
        </p>
        <p>You read in a minute what it did, and why. One button stops it.</p>
      </Argument>
      <figure className="lg:pt-2">
        <Logbook label="From the logbook">
          {done.map(({ time, kind, message, reason, reply, likes, answers }) => (
            <LogEntry
              key={time}
              time={time}
              icon={kind}
              hue={hues[kind]}
              reason={reason}
              quote={
                reply ? (
                  <Post author="You" part="answer">
                    {reply}
                  </Post>
                ) : undefined
              }
              outcomes={[
                ...(likes
                  ? [{ icon: 'like' as const, hue: 'clay' as const, label: counted(likes, 'like'), count: likes }]
                  : []),
                ...(answers
                  ? [{ icon: 'reply' as const, hue: 'pine' as const, label: counted(answers, 'answer') }]
                  : []),
              ]}
            >
              {message}
            </LogEntry>
          ))}
        </Logbook>
        <figcaption className="pt-3 text-sm text-muted">
          Three lines from the logbook of {run.account}, with the response on the right.
        </figcaption>
      </figure>
    </section>
  )
}

const refusals = [
  'Posts about grief, disaster, illness or politics are left alone.',
  'The bot sends nobody more than one reply a day, and whoever says stop gets none again.',
  'No links, no hashtags, no “Great post!”, nothing it has said before.',
  'No proxies and no disguise: what a network forbids, Warble does not do.',
]

/** Always dark, in both themes. */
function Companies() {
  return (
    <section data-theme="dark" className="border-y border-rule">
      <div className="wrap py-24 lg:py-36">
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <Argument whom="For companies" title="One wrong reply costs more than a hundred right ones earn.">
            <p>
              So it writes only where it has something to say. In {run.hours} hours on Perch this account sent{' '}
              {run.replies} replies and kept quiet about {run.left_alone} posts, with a reason each.
            </p>
          </Argument>
          <div>
            <h3 className="text-lg font-semibold">What it refuses to do</h3>
            <ul className="mt-4 border-t border-rule">
              {refusals.map((text) => (
                <li key={text} className="flex gap-3 border-b border-rule py-3.5">
                  <Icon name="ban" size="md" className="mt-0.5 text-clay" />
                  {text}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <figure className="mt-16 lg:mt-24">
          <figcaption className="flex items-center gap-3 text-sm text-muted">
            <Icon name="skip" />
            Read and left alone
          </figcaption>
          <ul className="mt-4 grid gap-x-12 gap-y-8 lg:grid-cols-[1.35fr_1fr_1fr]">
            {skipped.map(({ author, post, reason }) => (
              <li key={author} className="grid content-start gap-3">
                <Post author={author}>{post}</Post>
                <p className="ml-5 border-l-2 border-marigold pl-3 text-sm text-marigold">{reason}</p>
              </li>
            ))}
          </ul>
        </figure>
      </div>
    </section>
  )
}

const bars = [
  { label: 'actions sent', count: run.actions, fill: 'fill-edge' },
  { label: 'of them replies', count: run.replies, fill: 'fill-ink' },
  { label: 'of the replies, liked', count: run.replies_liked, fill: 'fill-clay' },
  { label: 'of the replies, answered', count: run.replies_answered, fill: 'fill-pine' },
]

function Marketers() {
  return (
    <section className="wrap grid items-start gap-x-20 gap-y-12 py-24 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-36">
      <figure className="max-lg:order-2">
        <dl className="grid gap-8">
          {bars.map(({ label, count, fill }) => (
            <div key={label} className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-end gap-x-5">
              <dt className="order-2 grid gap-2">
                {label}
                <svg width="100%" height={18} aria-hidden className="block">
                  <rect y={16} width="100%" height={2} className="fill-rule" />
                  <rect width={`${(count / run.actions) * 100}%`} height={18} className={fill} />
                </svg>
              </dt>
              <dd className="text-right text-display font-semibold">{count}</dd>
            </div>
          ))}
        </dl>
        <figcaption className="mt-6 border-t border-rule pt-3 text-sm text-muted">
          {run.hours} hours of {run.account} on Perch. One scale, from zero; a reply counts as answered when its author
          or somebody else wrote back.
        </figcaption>
      </figure>
      <Argument whom="For marketers" title="Count what comes back, not what goes out.">
        <p>
          Reach is easy to buy and hard to trust. Warble follows up each reply: was it liked, was it answered, did the
          account grow.
        </p>
        <p>Each figure says how it is counted and what it is compared with. Without data it says “no data yet”.</p>
      </Argument>
    </section>
  )
}
