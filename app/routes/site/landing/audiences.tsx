import type { ReactNode } from 'react'
import { done, run, skipped } from '#app/content/run.ts'
import { cx } from '#app/ui/cx.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Logbook, LogEntry } from '#app/ui/logbook.tsx'
import { Post } from '#app/ui/post.tsx'
import { type Hue, hueText } from '#app/ui/tone.ts'

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

function Strokes() {
  return (
    <svg width={9} height={16} aria-hidden className="shrink-0">
      <rect width={2} height={16} className="fill-ink" />
      <rect x={6} y={5} width={2} height={11} className="fill-pine" />
    </svg>
  )
}

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

const hues = { reply: 'pine', like: 'clay', follow: 'marigold' } as const

function Entrepreneurs() {
  return (
    <section className="wrap grid gap-x-16 gap-y-10 py-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-20">
      <Argument whom="For entrepreneurs" title="You run the company. It keeps the conversation going.">
        <p>
          The people who need you are asking right now, in public, while you’re busy. Warble is there by day, and at
          night for anyone who writes to you first.
        </p>
        <p>In a minute you’ve read what it did and why. One button stops it.</p>
      </Argument>
      <figure className="lg:pt-2">
        <Logbook label="From the activity">
          {done.map(({ time, kind, message, reason, reply, likes, answers }) => (
            <LogEntry
              key={time}
              time={time}
              icon={kind}
              hue={hues[kind]}
              reason={reason}
              quote={
                reply ? (
                  <Post author={run.account} note="by Warble" side="own">
                    {reply}
                  </Post>
                ) : undefined
              }
              outcomes={<Outcomes likes={likes} answers={answers} />}
            >
              {message}
            </LogEntry>
          ))}
        </Logbook>
        <figcaption className="pt-3 text-sm text-muted">
          Three entries from {run.account}’s activity, with the response on the right.
        </figcaption>
      </figure>
    </section>
  )
}

const refusals = [
  'Posts about grief, disaster, illness or politics are skipped.',
  'No stranger gets more than one reply a day from the bot. Anyone who asks your bot to stop is left alone.',
  'No links, no hashtags, no “Great post!”, nothing it has said before.',
  'No proxies, no disguises. If a network forbids it, Warble doesn’t do it.',
]

/** Always dark, in both themes. */
function Companies() {
  return (
    <section data-theme="dark" className="border-y border-rule">
      <div className="wrap py-14 lg:py-20">
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <Argument whom="For companies" title="One wrong reply costs more than a hundred right ones earn.">
            <p>
              So it only writes when it has something to say. In {run.hours} hours on Perch, this account sent{' '}
              {run.replies} replies and skipped {run.left_alone} posts, each with a reason.
            </p>
          </Argument>
          <div>
            <h3 className="text-lg font-semibold">What it won’t do</h3>
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
        <figure className="mt-10">
          <figcaption className="flex items-center gap-3 text-sm text-muted">
            <Icon name="skip" />
            Read and skipped
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
  { label: 'actions', count: run.actions, fill: 'fill-edge' },
  { label: 'replies', count: run.replies, fill: 'fill-ink' },
  { label: 'replies liked', count: run.replies_liked, fill: 'fill-clay' },
  { label: 'replies answered', count: run.replies_answered, fill: 'fill-pine' },
]

function Marketers() {
  return (
    <section className="wrap grid items-start gap-x-20 gap-y-10 py-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-20">
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
          {run.hours} hours of {run.account} on Perch, on Autopilot. All bars start at zero. A reply counts as answered
          when someone wrote back.
        </figcaption>
      </figure>
      <Argument whom="For marketers" title="Count what comes back, not what goes out.">
        <p>
          Reach is easy to buy and hard to trust. Warble follows up on every reply: was it liked, was it answered, did
          the account grow?
        </p>
        <p>Every number says how it’s counted and what it’s compared with. If there’s no data yet, it says so.</p>
      </Argument>
    </section>
  )
}

function Outcomes({ likes = 0, answers = 0 }: { likes?: number | undefined; answers?: number | undefined }) {
  if (likes + answers === 0) return null
  return (
    <ul className="flex gap-3 max-sm:col-start-2 max-sm:pb-3.5 sm:py-3.5">
      {likes > 0 && <OutcomeMark icon="like" hue="clay" label={counted(likes, 'like')} count={likes} />}
      {answers > 0 && <OutcomeMark icon="reply" hue="pine" label={counted(answers, 'reply', 'replies')} />}
    </ul>
  )
}

interface OutcomeProps {
  icon: IconName
  hue: Hue
  label: string
  /** Shown from 2 on. */
  count?: number
}

function OutcomeMark({ icon, hue, label, count = 1 }: OutcomeProps) {
  return (
    <li className={cx('figures flex h-5 items-center gap-1 font-medium', hueText[hue])} title={label}>
      <Icon name={icon} className="size-3.5" />
      {count > 1 && count}
      <span className="sr-only">{label}</span>
    </li>
  )
}
