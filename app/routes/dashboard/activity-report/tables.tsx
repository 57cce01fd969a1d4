import type { ReactNode } from 'react'
import type { Report } from '#app/domain/activity/report.ts'
import { Section } from '#app/ui/card.tsx'
import { Table } from '#app/ui/table.tsx'
import { Time } from '#app/ui/time.tsx'
import { PeopleResults } from '#app/view/activity/people-results.tsx'
import { counted } from '#app/view/text.ts'

type People = NonNullable<Report['people']>

/** The rest is a press away. */
const shownPeople = 5

export function PeopleTable({ people }: { people: People }) {
  const rest = people.slice(shownPeople)
  return (
    <Section title="Results per person" description="Most replies first. Counted for up to a week after each of yours.">
      <PeopleResults caption="Results per person" people={people.slice(0, shownPeople)} />
      {rest.length > 0 && (
        <Unfolded title={`Show ${counted(rest.length, 'more person', 'more people')}`}>
          <PeopleResults caption="Results per person, continued" people={rest} />
        </Unfolded>
      )}
    </Section>
  )
}

/** Folded on a screen, whole on paper, where every list is as long as it is. */
function Unfolded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details data-unfolded className="mt-3">
      <summary className="link w-fit text-sm pointer-coarse:min-h-11 print:hidden">{title}</summary>
      {children}
    </details>
  )
}

interface ActionsTableProps extends Pick<Report, 'items'> {
  now: Date
  time_zone: string
  title: string
  description: string
  /** How many of what. */
  count: string
}

export function ActionsTable({ title, description, count, items, now, time_zone }: ActionsTableProps) {
  return (
    <Section title={title} description={description}>
      <Unfolded title={`Show ${count}`}>
        <Table
          caption={title}
          captionHidden
          columns={[
            {
              key: 'what',
              header: 'What',
              cell: ({ message, reply_content, decided_by }) => (
                <>
                  <span className="font-medium">{message}</span> <span className="text-muted">{decided_by}</span>
                  {reply_content && (
                    <span dir="auto" className="mt-0.5 block text-muted wrap-anywhere">
                      {reply_content}
                    </span>
                  )}
                </>
              ),
            },
            {
              key: 'time',
              header: 'When',
              cell: ({ time }) => (
                <Time at={time} now={now} timeZone={time_zone} exact zoneless className="whitespace-nowrap" />
              ),
            },
            {
              key: 'outcome',
              header: 'Results',
              cell: (item) => item.error ?? outcomeText(item),
            },
          ]}
          rows={items}
          rowKey={({ id }) => id}
        />
      </Unfolded>
    </Section>
  )
}

type Outcome = Pick<Report['items'][number], 'outcome' | 'followed_back' | 'unwelcome'>

export function outcomeText({ outcome, followed_back, unwelcome }: Outcome): string {
  if (followed_back) return 'Followed you back'
  if (!outcome && unwelcome === 0) return ''
  const { likes, replies } = outcome ?? { likes: 0, replies: 0 }
  const came = [
    unwelcome > 0 && counted(unwelcome, 'complaint'),
    likes > 0 && counted(likes, 'like'),
    replies > 0 && `${counted(replies, 'reply', 'replies')} back`,
  ].filter(Boolean)
  return came.join(', ') || 'Nothing yet'
}
