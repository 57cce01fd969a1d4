import type { ReactNode } from 'react'
import { exchange, run } from '#app/content/run.ts'
import { Icon } from '#app/ui/icon.tsx'
import { MarginNote, Post } from '#app/ui/post.tsx'
import { Waveform } from '#app/ui/waveform.tsx'
import { counted } from '#app/view/text.ts'

export interface RunExampleProps {
  rule: string
  actionsPerHour: number
}

/** A question, the reply to it and what was answered, from a real run. */
export function RunExample({ rule, actionsPerHour }: RunExampleProps) {
  return (
    <figure className="h-fit rounded-card border border-rule bg-surface">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule px-5 py-2.5 text-sm text-muted sm:px-8">
        <span>
          <span className="font-medium text-ink">{run.account}</span>, a coffee roastery
        </span>
        <span>From its activity, unedited</span>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_15.5rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-5 sm:p-8">
          <Post author={exchange.author}>
            <Words>{exchange.post}</Words>
          </Post>
          <p className="figures flex items-center gap-3 text-sm text-muted">
            <Waveform state="awake" phrases={1} className="h-6 w-auto" />
            {counted(run.left_alone, 'post')} skipped that day, {counted(run.replies, 'reply', 'replies')} sent
          </p>
          <Post author={run.account} time={exchange.time} note="by Warble" side="own">
            <Words>{exchange.reply}</Words>
          </Post>
          <Post author={exchange.author} time={exchange.answer.time}>
            <Words>{exchange.answer.text}</Words>
          </Post>
        </div>
        <div className="grid content-start gap-4 border-rule px-5 pb-5 sm:px-8 md:border-l md:px-5 md:py-8">
          <MarginNote label="Why this post">{exchange.reason}</MarginNote>
          <MarginNote label="The rule that allows it">
            {rule} Up to {actionsPerHour} actions an hour, and one reply a day per stranger.
          </MarginNote>
          <MarginNote label="The result">
            <Result icon="reply" hue="text-pine">
              {waitOf(exchange.time, exchange.answer.time)}
            </Result>
            {exchange.likes > 0 && (
              <Result icon="like" hue="text-clay">
                {counted(exchange.likes, 'like')}
              </Result>
            )}
          </MarginNote>
        </div>
      </div>
      <figcaption className="border-t border-rule px-5 py-2.5 text-sm text-muted sm:px-8">
        On Perch, Warble’s practice network. The people are simulated, and a demo model with pre-written replies wrote
        this one.
      </figcaption>
    </figure>
  )
}

const Words = ({ children }: { children: string }) => <p className="mt-0.5 text-lg">{children}</p>

function Result({ icon, hue, children }: { icon: 'like' | 'reply'; hue: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5">
      <Icon name={icon} className={hue} /> {children}
    </span>
  )
}

/** Between two times of a day. */
function waitOf(from: string, to: string): string {
  const [begun, ended] = [from, to].map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return hours * 60 + minutes
  }) as [number, number]
  const minutes = (ended - begun + 1_440) % 1_440
  return minutes < 60 ? `A reply back in ${counted(minutes, 'minute')}` : `A reply back at ${to}`
}
