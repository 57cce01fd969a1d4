import type { WhatItLearned } from '#app/domain/bot/learn/what-it-learned.ts'
import { Disclosure } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Time } from '#app/ui/time.tsx'
import { counted } from '#app/view/text.ts'
import { LearningTest } from './learning-test.tsx'
import { ShareLine } from './share-line.tsx'

type Trait = WhatItLearned['traits'][number]

interface LearnedProps {
  learned: WhatItLearned
  time_zone: string
  now: Date
}

export function Learned({ learned, time_zone, now }: LearnedProps) {
  const { is_on, replies, traits, statements, since } = learned
  return (
    <Section
      id="learned"
      title="What it learned"
      description={
        is_on
          ? 'Among good posts, the bot prefers the ones that are more likely to bring a reply or a follow back. Your limits, priority people and avoid list always come first.'
          : 'Learning is off. When it’s on, the bot prefers posts like those that brought replies or follows back. It’s included in your plan and sends no more than now. It may pass over posts closer to your topics.'
      }
      actions={<Switch {...learned} />}
    >
      {is_on && (
        <div className="grid gap-6 text-sm">
          <p>{todayText(learned)}</p>
          {replies === 0 ? (
            <p className="text-muted">
              <span>
                {since
                  ? 'No data yet. It counts replies since the reset, '
                  : 'No data yet. It counts replies to new people, '}
              </span>
              <span>two days after each one.</span>
            </p>
          ) : (
            <>
              <Statements statements={statements} />
              <Traits traits={traits} replies={replies} />
              {since && (
                <p className="text-muted">
                  <span>Counts replies since </span>
                  <Time at={since} now={now} timeZone={time_zone} />.
                </p>
              )}
            </>
          )}
          <LearningTest test={learned.test} time_zone={time_zone} />
        </div>
      )}
    </Section>
  )
}

function Switch({ is_on, replies }: WhatItLearned) {
  return (
    <>
      {is_on && replies > 0 && (
        <form method="post" action="/dashboard/analytics">
          <Button
            variant="quiet"
            size="sm"
            icon="refresh"
            name="intent"
            value="forget-learned"
            pendingLabel="Starting over..."
          >
            Start over
          </Button>
        </form>
      )}
      <form method="post" action="/dashboard/analytics">
        <input type="hidden" name="learning" value={is_on ? 'off' : 'on'} />
        <Button
          variant="secondary"
          size="sm"
          name="intent"
          value="learning"
          pendingLabel={is_on ? 'Turning off...' : 'Turning on...'}
        >
          {is_on ? 'Turn off learning' : 'Turn on learning'}
        </Button>
      </form>
    </>
  )
}

function todayText({ replies: counted_replies, needed, today: { replies, choices, differ } }: WhatItLearned): string {
  if (replies === 0 && counted_replies < needed)
    return `Nothing has been chosen this way yet. Learning starts once ${needed} replies are counted, or sooner.`
  if (replies === 0) return 'Nothing chosen this way yet today.'
  if (choices === 0) return 'There was no choice to make today. Each time, only one post was good enough.'
  return `${differ} of today’s ${counted(choices, 'choice')} ${differ === 1 ? 'differs' : 'differ'} from the post closest to your topics.`
}

function Statements({ statements }: Pick<WhatItLearned, 'statements'>) {
  if (statements.length === 0)
    return <p className="text-muted">Nothing stands out beyond chance yet. This is checked once a week.</p>
  return (
    <div>
      <ul className="grid gap-2">
        {statements.map(({ phrase, replies, came_back, others, others_back }) => (
          <li key={phrase} className="text-base font-medium wrap-anywhere">
            {`${came_back} of ${counted(replies, 'reply', 'replies')} to ${phrase} got a reply or follow back. ${others_back} of ${others} others did.`}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-muted">More than chance. This is checked once a week.</p>
    </div>
  )
}

const titles: Record<Trait['trait'], string> = {
  bio: 'Who they are',
  topic: 'What the post is about',
  asks: 'Question or not',
  followers: 'Their followers',
  follows: 'Whether they follow you',
  age: 'How old the post was',
  replies: 'How many had replied',
  contacted: 'Whether you had replied before',
  hour: 'Time of day',
  third: 'How close to your topics',
}

function Traits({ traits, replies }: Pick<WhatItLearned, 'traits' | 'replies'>) {
  return (
    <Disclosure title={`How ${counted(replies, 'reply', 'replies')} did, by trait`}>
      <p className="mt-2 max-w-prose text-muted">
        Replies to new people that got a reply or follow back within two days. Each person counts once every two weeks.
        The dot is the share. The line is the range that chance alone could produce.
      </p>
      <ul className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {traits.map(({ trait, values }) => (
          <li key={trait}>
            <h3 className="font-medium">{titles[trait]}</h3>
            <ul className="mt-1 grid gap-1">
              {values.map((value) => (
                <li key={value.phrase}>
                  <p className="flex justify-between gap-4">
                    <span className="text-muted wrap-anywhere">{value.phrase}</span>
                    <span className="figures whitespace-nowrap">
                      {value.is_enough ? `${value.came_back} of ${value.replies}` : 'Too few to tell'}
                    </span>
                  </p>
                  {value.is_enough && (
                    <ShareLine hits={value.came_back} of={value.replies} colour="var(--color-edge)" clear={false} />
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
