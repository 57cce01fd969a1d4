import type { WhatItLearned } from '#app/domain/bot/learn/what-it-learned.ts'
import { shortDateText } from '#app/domain/time.ts'
import { Button } from '#app/ui/button.tsx'
import { ShareLine } from './share-line.tsx'

type Test = NonNullable<WhatItLearned['test']>

/** Whether learning helps this user, found on half of the people that the bot meets. */
export function LearningTest({ test, time_zone }: Pick<WhatItLearned, 'test'> & { time_zone: string }) {
  return (
    <section aria-labelledby="learning-test" className="border-t border-rule pt-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="max-w-prose">
          <h3 id="learning-test" className="font-medium">
            Does learning help you?
          </h3>
          <p className="text-muted">
            {test
              ? stateText(test, time_zone)
              : 'For 4 weeks, the bot uses what it learned for only half of the people, picked at random, and counts who replies or follows back. For most accounts, the difference is too small to show.'}
          </p>
        </div>
        <form method="post" action="/dashboard/analytics">
          <input type="hidden" name="test" value={test ? 'end' : 'start'} />
          <Button
            variant="secondary"
            size="sm"
            name="intent"
            value="test-learning"
            pendingLabel={test ? 'Ending...' : 'Starting...'}
          >
            {test?.is_over ? 'Clear result' : test ? 'End test' : 'Start test'}
          </Button>
        </form>
      </div>
      {test && <Result test={test} />}
    </section>
  )
}

const stateText = ({ is_over, ends }: Test, time_zone: string) =>
  is_over
    ? `The test ended on ${shortDateText(ends, time_zone)}. Since then, the bot has used what it learned for everyone.`
    : `The test runs until ${shortDateText(ends, time_zone)}. Each person counts once, two days after the reply.`

function Result({ test }: { test: Test }) {
  const halves = [
    ['With learning', test.with],
    ['Without', test.without],
  ] as const
  if (halves.every(([, { people }]) => people === 0))
    return (
      <p className="mt-3">
        {test.is_over
          ? 'No one was counted, so there’s no result.'
          : 'No data yet. The first people count in two days.'}
      </p>
    )
  return (
    <>
      <dl className="mt-3 grid max-w-xl gap-2">
        {halves.map(([label, { people, came_back }]) => (
          <div key={label}>
            <div className="flex justify-between gap-4">
              <dt className="text-muted">{label}</dt>
              <dd className="figures">{`${came_back} of ${people} replied or followed back`}</dd>
            </div>
            {people > 0 && <ShareLine hits={came_back} of={people} colour="var(--color-edge)" clear={false} />}
          </div>
        ))}
      </dl>
      <p className="mt-2 font-medium">{findingText(test)}</p>
    </>
  )
}

function findingText({ is_over, finds }: Test): string {
  if (finds === 'more') return 'More people replied or followed back with learning than chance explains.'
  if (finds === 'fewer')
    return 'Fewer people replied or followed back with learning than chance explains. You can turn it off above.'
  return is_over ? 'The difference could be chance.' : 'So far, the difference could be chance.'
}
