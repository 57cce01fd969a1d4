import { Section } from '#app/ui/card.tsx'
import { cx } from '#app/ui/cx.ts'
import { Anchor, TextLink } from '#app/ui/link.tsx'
import { PersonPicture } from '#app/ui/person-picture.tsx'
import { hueText } from '#app/ui/tone.ts'
import { personAddress } from '#app/view/activity/address.ts'
import { AnswerToneMark, toneNames, toneOf, tones } from '#app/view/activity/answer-tones.tsx'
import { counted } from '#app/view/text.ts'
import { type InsightsData, lastDays } from './insights-data.ts'
import { SaidByDay } from './said-by-day.tsx'

type Week = InsightsData['week']

export function WhatPeopleSaid({ week: { said, said_days }, days }: { week: Week; days: number }) {
  const total = said.reduce((sum, { count }) => sum + count, 0)
  const rows = toneNames.flatMap((tone) => {
    const [first, ...others] = said.filter(({ says }) => toneOf(says) === tone)
    return first ? [{ ...first, tone, count: others.reduce((sum, { count }) => sum + count, first.count) }] : []
  })
  return (
    <Section
      title="What people said"
      description={
        total > 0
          ? `${counted(total, 'post')} to you ${lastDays(days)}. Each mark is one, on its day in the last 4 weeks.`
          : undefined
      }
      actions={
        <TextLink to="/dashboard/inbox?show=all" className="text-sm">
          Inbox
        </TextLink>
      }
    >
      {total === 0 ? (
        <p className="text-sm text-muted">No data yet. What people write to you shows up here.</p>
      ) : (
        <>
          <SaidByDay days={said_days} />
          <ul className="divide-y divide-rule border-y border-rule text-sm">
            {rows.map(({ tone, count, text, name, handle, picture }) => (
              <li key={tone} className="grid gap-x-4 gap-y-1 py-2.5 lg:grid-cols-[15rem_minmax(0,1fr)]">
                <p className={cx('flex flex-wrap items-center gap-x-2 font-medium', hueText[tones[tone].hue])}>
                  <AnswerToneMark tone={tone} />
                  {tones[tone].word} <span className="figures text-ink">{count}</span>
                </p>
                <p className="flex items-start gap-2">
                  <PersonPicture src={picture} name={name} small />
                  <span className="line-clamp-4 wrap-anywhere">
                    <TextLink to={`/dashboard/inbox?${new URLSearchParams({ q: `@${handle}` })}`}>
                      <bdi dir="auto">{name}</bdi>
                    </TextLink>{' '}
                    <bdi dir="auto" className="text-muted">
                      “{text}”
                    </bdi>
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

const stageNames: Record<Week['stages'][number]['stage'], string> = {
  contacted: 'Heard from you',
  liked: 'Liked a reply',
  replied: 'Replied back',
  followed: 'Followed you back',
  wrote: 'Wrote to you first',
}

/** Each person once, at the furthest point. */
export function PeopleByStage({ week: { stages, unwelcome }, days }: { week: Week; days: number }) {
  const total = stages.reduce((sum, { count }) => sum + count, 0)
  return (
    <Section
      title="How people responded"
      description={
        total + unwelcome > 0
          ? `${counted(total + unwelcome, 'person', 'people')} ${lastDays(days)}.${unwelcome > 0 ? ` ${unwelcome} complained or asked you to stop, and ${unwelcome === 1 ? 'isn’t' : 'aren’t'} shown.` : ''}`
          : undefined
      }
    >
      {total === 0 ? (
        <p className="text-sm text-muted">No data yet. This fills in after the bot’s first reply, like or follow.</p>
      ) : (
        <ol className="grid grid-cols-2 gap-8 lg:grid-cols-4">
          {stages
            .filter(({ count }) => count > 0)
            .map(({ stage, count, people }) => (
              <li key={stage} className="min-w-0">
                <p className="figures text-2xl font-semibold">{count}</p>
                <p className={stage === 'contacted' || stage === 'liked' ? 'text-sm text-muted' : 'text-sm text-pine'}>
                  {stageNames[stage]}
                </p>
                <ul className="mt-3 flex flex-wrap items-center gap-1">
                  {people.map(({ name, handle, picture }) => (
                    <li key={handle}>
                      <Anchor href={personAddress(handle)} title={`${name} @${handle}`} className="block">
                        <PersonPicture src={picture} name={name} />
                        <span className="sr-only">{`${name} @${handle}`}</span>
                      </Anchor>
                    </li>
                  ))}
                  {count > people.length && <li className="text-sm text-muted">{`+${count - people.length}`}</li>}
                </ul>
              </li>
            ))}
        </ol>
      )}
    </Section>
  )
}
