import type { ReactNode } from 'react'
import { exchange, run } from '#app/content/run.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icon.tsx'
import { MarginNote, Post } from '#app/ui/post.tsx'
import { Waveform } from '#app/ui/waveform.tsx'

interface HeroProps extends RunExampleProps {
  signedIn: boolean
  network: string
  offered: string[]
}

interface RunExampleProps {
  rule: string
  replies: { day: number; hour: number }
}

export function Hero({ signedIn, network, offered, rule, replies }: HeroProps) {
  return (
    <section className="wrap pt-14 pb-24 sm:pt-20 lg:pb-32">
      <h1 className="text-hero font-semibold">
        It listens first. <span className="block text-pine sm:pl-[1.1em]">Then it answers like you.</span>
      </h1>
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 lg:mt-16 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="flex flex-col items-start gap-6 sm:max-lg:max-w-lg">
          <p className="text-lg">
            Warble learns how you write, finds the posts on {network} worth a reply, and replies in your voice. Every
            action comes with its reason and stays within limits you can see.
          </p>
          <LinkButton href={signedIn ? '/dashboard' : '/signup'} size="lg" iconEnd="arrow-right">
            {signedIn ? 'Open your dashboard' : 'Get Started For FREE'}
          </LinkButton>
          {!signedIn && (
            <p className="text-sm text-muted">
              {replies.day} actions a day, free for as long as you like. No card needed.
            </p>
          )}
          <dl className="w-full border-b border-rule text-sm lg:mt-auto">
            {reach(offered).map(([where, when]) => (
              <div key={where} className="flex justify-between gap-4 border-t border-rule py-2.5">
                <dt className="font-medium">{where}</dt>
                <dd className="text-muted">{when}</dd>
              </div>
            ))}
          </dl>
        </div>
        <RunExample rule={rule} replies={replies} />
      </div>
    </section>
  )
}

const reach = (offered: string[]) => [
  ...offered.map((name) => [name, 'works today']),
  ...['Bluesky', 'X'].filter((name) => !offered.includes(name)).map((name) => [name, 'not offered here yet']),
  ['LinkedIn and Reddit', 'planned'],
]

/** Quoted from a real run. */
function RunExample({ rule, replies }: RunExampleProps) {
  return (
    <figure className="rounded-card border border-rule bg-surface">
      <div className="grid grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_15.5rem]">
        <Line className="max-md:pt-6 md:pt-8">
          <Post author={exchange.author} time={exchange.time}>
            <p className="mt-1 text-xl">{exchange.post}</p>
          </Post>
        </Line>
        <Margin className="md:pt-8">
          <MarginNote label="Why this post">{exchange.reason}</MarginNote>
        </Margin>
        <Line className="flex items-center max-md:order-1">
          <Waveform state="awake" phrases={4} className="h-8" />
        </Line>
        <Margin>
          <MarginNote label="The rule that allows it">
            {rule} Up to {replies.hour} actions an hour, and one reply a day per stranger.
          </MarginNote>
        </Margin>
        <Line className="max-md:order-2 md:pb-8">
          <Post author="You" part="answer">
            <p className="mt-1 text-xl">{exchange.reply}</p>
          </Post>
        </Line>
        <Margin className="max-md:order-2 max-md:pb-6 md:pb-8">
          <MarginNote label="The result">
            <Outcome icon="like" className="text-clay" count={exchange.likes} one="like" many="likes" />
            <Outcome icon="reply" className="text-pine" count={exchange.answers} one="reply" many="replies" />
          </MarginNote>
        </Margin>
      </div>
      <figcaption className="border-t border-rule px-5 py-3 text-sm text-muted sm:px-8">
        {run.account} on Perch, Warble’s practice network. The people are simulated, and the reply comes from a demo
        model with pre-written replies. Nothing is edited.
      </figcaption>
    </figure>
  )
}

interface OutcomeProps {
  icon: 'like' | 'reply'
  className: string
  count: number
  one: string
  many: string
}

/** Outcomes without a count are not listed, as in the activity. */
function Outcome({ icon, className, count, one, many }: OutcomeProps) {
  if (count === 0) return null
  return (
    <span className="flex items-center gap-1.5">
      <Icon name={icon} className={className} /> {count} {count === 1 ? one : many}
    </span>
  )
}

interface PartProps {
  className?: string
  children: ReactNode
}

function Line({ className, children }: PartProps) {
  return <div className={cx('px-5 py-3 sm:px-8 md:py-5', className)}>{children}</div>
}

function Margin({ className, children }: PartProps) {
  return <div className={cx('px-5 py-3 sm:max-md:px-8 md:border-l md:border-rule md:py-5', className)}>{children}</div>
}
