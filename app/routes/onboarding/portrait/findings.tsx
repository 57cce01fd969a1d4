import type { ReactNode } from 'react'
import type { Correction, Profile } from '#app/contract/profile.ts'
import type { Portrait, TopicFinding } from '#app/domain/analysis/portrait.ts'
import type { Quote } from '#app/domain/analysis/quotes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Time } from '#app/ui/time.tsx'
import { hueText } from '#app/ui/tone.ts'
import { enoughForShare, sureness } from '#app/view/analysis/sureness.ts'
import { capitalized, counted } from '#app/view/text.ts'
import { LengthStrokes } from './length-strokes.tsx'
import { nicheLooks } from './niche-looks.ts'

interface PortraitProps {
  portrait: Portrait
  profile: Profile
  corrected: Correction | null
  now: Date
  zone: string
}

export function Head({ portrait, profile, corrected, now, zone }: PortraitProps) {
  const { read, first, last, headline } = portrait
  const when = { now, timeZone: zone, inSentence: true }
  return (
    <header>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <Icon name="check" className="text-pine" />
        <span className="font-medium text-pine">Analysis Complete</span>
        {read > 0 && (
          <span className="figures text-muted">
            <span>{readText(read, profile.posts_read ?? read)}</span>
            {first && last && (
              <>
                , <Time at={first} {...when} /> to <Time at={last} {...when} />
              </>
            )}
          </span>
        )}
      </p>
      <h1 className="mt-3 max-w-[26ch] text-title font-semibold">{headline}</h1>
      {portrait.topics.length > 0 && (
        <p className="mt-4 max-w-[60ch] text-lg">
          This is what Warble works with. Every line is based on your own posts.{' '}
          <a href="#correct" className="link">
            Change what’s wrong
          </a>
          , and the bot changes with it.
        </p>
      )}
      <Figures profile={profile} corrected={corrected} read={read} />
      {profile.note ? <p className="mt-3 text-sm text-muted">{profile.note}</p> : null}
    </header>
  )
}

/** Findings count only posts that say something by themselves. */
const readText = (counts: number, all: number) =>
  all > counts && counts >= enoughForShare
    ? `From ${counts} of your latest ${all} posts`
    : `From your latest ${counted(counts, 'post')}`

/** A value in a table is no sentence. */
const withoutStop = (text: string) => text.replace(/\.$/, '')

function Figures({ profile, corrected, read }: Pick<PortraitProps, 'profile' | 'corrected'> & { read: number }) {
  const { niche, confidence_score, tone, engagement_style, content_patterns } = profile
  const { icon, hue } = nicheLooks[niche]
  const facts: { term: string; value: ReactNode; more?: string }[] = [
    {
      term: 'Niche',
      value: (
        <span className="flex items-center gap-2 capitalize">
          <Icon name={icon} className={hueText[hue]} />
          {niche}
        </span>
      ),
      more: corrected?.niche ? 'set by you' : sureness(confidence_score, profile.posts_read ?? read),
    },
    { term: 'Tone', value: capitalized(tone) },
    { term: 'Engagement style', value: withoutStop(capitalized(engagement_style)) },
    { term: 'Posting style', value: withoutStop(capitalized(content_patterns.posting_style)) },
  ]
  return (
    <dl className="mt-8 grid gap-x-8 gap-y-4 border-y border-rule py-4 text-sm sm:grid-cols-2 lg:grid-cols-4">
      {facts.map(({ term, value, more }) => (
        <div key={term}>
          <dt className="text-muted">{term}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
          {more && <dd className="figures text-muted">{more}</dd>}
        </div>
      ))}
    </dl>
  )
}

export function Findings({ portrait, now, zone }: PortraitProps) {
  const { topics, more, sounds, lengths } = portrait
  const most = topics[0]?.posts ?? 1
  const at = { now, zone }
  return (
    <div className="grid gap-10">
      {topics.length > 0 && (
        <section aria-labelledby="topics">
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-8">
            <h2 id="topics" className="text-xl font-semibold">
              What you write about
            </h2>
            <More topics={more} />
          </div>
          <ol>
            {topics.map((topic) => (
              <Finding key={topic.name} title={<TopicTitle topic={topic} most={most} />} quote={topic.quote} {...at}>
                {topic.says}
              </Finding>
            ))}
          </ol>
        </section>
      )}
      {sounds.length > 0 && (
        <section aria-labelledby="sound">
          <h2 id="sound" className="mb-2 text-xl font-semibold">
            How you sound
          </h2>
          <ul>
            {sounds.map(({ title, says, quote }, index) => (
              <Finding
                key={title}
                title={<h3 className="text-lg font-semibold">{title}</h3>}
                quote={quote}
                picture={index === 0 && lengths && <LengthStrokes lengths={lengths} />}
                {...at}
              >
                {says}
              </Finding>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function More({ topics }: { topics: string[] }) {
  if (topics.length === 0) return <p className="text-sm text-muted">Key topics, most first.</p>
  return (
    <details className="text-sm text-muted">
      <summary>
        Key topics, most first. <span className="link whitespace-nowrap">+{topics.length} more</span>
      </summary>
      <span dir="auto">{capitalized(topics.join(', '))}</span>
    </details>
  )
}

function TopicTitle({ topic: { name, posts }, most }: { topic: TopicFinding; most: number }) {
  const width = Math.max(3, Math.round((posts / most) * 64))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h3 dir="auto" className="text-lg font-semibold wrap-anywhere">
        {capitalized(name)}
      </h3>
      <p className="figures flex items-center gap-2 text-sm text-muted">
        <svg width={64} height={6} aria-hidden>
          <rect width={64} height={2} y={2} className="fill-rule" />
          <rect width={width} height={6} className="fill-ink" />
        </svg>
        {counted(posts, 'post')}
      </p>
    </div>
  )
}

interface FindingProps {
  title: ReactNode
  quote: Quote | null
  picture?: ReactNode
  now: Date
  zone: string
  children: string
}

function Finding({ title, quote, picture, now, zone, children }: FindingProps) {
  return (
    <li className="grid gap-x-12 gap-y-2.5 border-t border-rule py-4 lg:grid-cols-2">
      <div>
        {title}
        {children && <p>{children}</p>}
      </div>
      {picture || (quote && <OwnPost quote={quote} now={now} zone={zone} />)}
    </li>
  )
}

export function OwnPost({ quote, now, zone }: { quote: Quote; now: Date; zone: string }) {
  return (
    <figure className="self-start border-l-2 border-pine pl-4">
      <blockquote dir="auto" className="wrap-anywhere whitespace-pre-line">
        {quote.text}
      </blockquote>
      <figcaption className="mt-0.5 text-sm text-muted">
        <span>You</span>
        {quote.at && (
          <>
            , <Time at={quote.at} now={now} timeZone={zone} inSentence />
          </>
        )}
      </figcaption>
    </figure>
  )
}
