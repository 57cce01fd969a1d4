import { Form as SearchForm, useLocation } from '@remix-run/react'
import type { ConversationGroup, ConversationList as Loaded } from '#app/domain/inbox/conversations.ts'
import type { LookState } from '#app/domain/inbox/look.ts'
import type { Turn } from '#app/domain/inbox/turns.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Input } from '#app/ui/input.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { Time } from '#app/ui/time.tsx'
import { counted } from '#app/view/text.ts'
import { inboxAddress, type ListAddress } from './address.ts'
import { ConversationRow } from './row.tsx'
import { type Undoable, UndoStrip } from './undo-strip.tsx'
import { tabOf, turnNames, viewTabs } from './words.ts'

interface ListProps extends Loaded {
  /** The open conversation, or the one that opens next. */
  current: string | undefined
  list: ListAddress
  look: LookState
  undoable: Undoable | null
  is_connected: boolean
  network: string
  kept_for: string
  most_kept: number
  now: Date
  time_zone: string
}

export function ConversationList(props: ListProps) {
  const { groups, counts, next, list, look, undoable, is_connected, kept_for, most_kept, now, time_zone } = props
  const open = counts.needs_you + counts.on_it + counts.small_talk + counts.theirs + counts.no_contact
  const shown = { open, snoozed: counts.snoozed, done: counts.done }
  const tab = tabOf(list.view)
  return (
    <div className="flex flex-col lg:min-h-full">
      <div className="border-b border-rule px-4 pt-4">
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3">
          <h1 className="text-xl font-semibold">Inbox</h1>
          {is_connected && <Look {...look} now={now} time_zone={time_zone} />}
        </div>
        <Search search={list.search} />
        <Tabs
          label="Show"
          className="mt-1 -mb-px border-b-0!"
          tabs={Object.entries(viewTabs).map(([view, label]) => ({
            label,
            to: inboxAddress(null, { view: view as keyof typeof viewTabs, search: '' }),
            current: !list.search && view === tab,
            ...(view !== 'all' && { count: shown[view as keyof typeof shown] }),
          }))}
        />
      </div>
      {look.why !== null && !look.is_looking && (
        <Alert tone="failure" title="Couldn’t check your inbox" role="status">
          {look.why}
        </Alert>
      )}
      {undoable && <UndoStrip undoable={undoable} now={now} time_zone={time_zone} />}
      {list.search && (
        <p role="status" className="border-b border-rule px-4 py-2 text-sm text-muted">
          {counted(groups[0]?.count ?? 0, 'conversation')} with “{list.search}”.{' '}
          <TextLink to="/dashboard/inbox">Clear</TextLink>
        </p>
      )}
      {groups.length === 0 && <EmptyList {...props} />}
      {list.view === 'open' && groups.length > 0 && counts.needs_you === 0 && (
        <div className="border-b border-rule px-4">
          <Empty title="Nothing needs you" level={2}>
            {counts.theirs > 0
              ? `It’s ${counted(counts.theirs, 'person’s', 'people’s')} turn to reply.`
              : 'The bot takes care of the rest.'}
          </Empty>
        </div>
      )}
      {groups.map((group) => (
        <Group key={group.turn ?? 'all'} group={group} {...props} />
      ))}
      <div className="px-4 pb-4">
        <Pager
          isFirst={list.before === null}
          next={next}
          address={(before) => inboxAddress(null, { ...list, before: before ?? null })}
        />
        <p className="pt-4 text-sm text-muted">
          Conversations are kept for {kept_for}, the latest {most_kept.toLocaleString('en')} posts.
        </p>
      </div>
    </div>
  )
}

function Search({ search }: { search: string }) {
  return (
    <SearchForm method="get" action="/dashboard/inbox" role="search" className="relative mt-2" key={search}>
      <label htmlFor="inbox-search" className="sr-only">
        Search conversations
      </label>
      <Icon name="search" className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
      <Input
        id="inbox-search"
        name="q"
        type="search"
        maxLength={100}
        defaultValue={search}
        placeholder="A name or a word"
        className="pl-9"
      />
    </SearchForm>
  )
}

/** A job does the look, and the page is told when it has ended. */
function Look({ is_looking, looked_at, now, time_zone }: LookState & Pick<ListProps, 'now' | 'time_zone'>) {
  const { pathname, search } = useLocation()
  const pending = usePending('look') || is_looking
  return (
    <Form intent="look" action={pathname + search} keepScroll className="flex items-center gap-1 text-xs text-muted">
      <span role="status">
        {is_looking ? (
          <>
            Checking for new posts<noscript>. Reload the page to see them.</noscript>
          </>
        ) : (
          looked_at && (
            <>
              Inbox checked <Time at={looked_at} now={now} timeZone={time_zone} inSentence />
            </>
          )
        )}
      </span>
      <Button size="sm" variant="quiet" icon="refresh" pending={pending} pendingLabel="Checking...">
        Check now
      </Button>
    </Form>
  )
}

function Group({ group, list, current, now, time_zone }: { group: ConversationGroup } & ListProps) {
  const { turn, conversations, count } = group
  const name = turn ? turnNames[turn] : 'All conversations'
  return (
    <section aria-label={name}>
      <h2 className="flex items-baseline justify-between border-b border-rule px-4 pt-4 pb-1.5 text-xs font-medium text-muted">
        <span>{name}</span>
        <span className="figures">{count}</span>
      </h2>
      <ol>
        {conversations.map((one, at) => (
          <ConversationRow
            key={one.id}
            conversation={one}
            to={inboxAddress(one.id, list)}
            current={one.id === current}
            isShown={!current && list.view === 'open' && turn === 'needs_you' && at === 0}
            now={now}
            time_zone={time_zone}
          />
        ))}
      </ol>
      {list.view === 'open' && turn && count > conversations.length && (
        <p className="border-b border-rule px-4 py-2.5 text-sm">
          <TextLink to={inboxAddress(null, { view: turn, search: '' })}>{count - conversations.length} more</TextLink>
        </p>
      )}
    </section>
  )
}

const emptyTexts: Record<Turn | 'all', { title: string; text: string }> = {
  needs_you: { title: 'Nothing needs you', text: 'You’re all caught up.' },
  on_it: { title: 'The bot isn’t working on a reply', text: 'Replies it’s about to send show up here.' },
  small_talk: { title: 'No small talk', text: 'Posts to you that ask for nothing show up here.' },
  theirs: { title: 'No one owes you a reply', text: 'People whose turn it is show up here.' },
  no_contact: { title: 'No one has asked to be left alone', text: 'People who ask not to be contacted show up here.' },
  snoozed: { title: 'Nothing is snoozed', text: 'Snooze a conversation and it waits here until its time is up.' },
  done: { title: 'Nothing is done yet', text: 'Conversations that you or the bot closed show up here.' },
  all: {
    title: 'No replies or mentions yet',
    text: 'Warble checks for them while the bot is awake, except in quiet hours, and whenever you press Check now.',
  },
}

function EmptyList({ list, counts, network, is_connected }: ListProps) {
  const hasAny = Object.values(counts).some((count) => count > 0)
  if (list.search)
    return (
      <div className="px-4">
        <Empty title="No conversation found" level={2}>
          Search for a name, a handle or words from a post.
        </Empty>
      </div>
    )
  if (!is_connected && !hasAny)
    return (
      <div className="px-4">
        <Empty
          title="No account is connected"
          level={2}
          action={<LinkButton to="/onboarding?step=2">Connect your account</LinkButton>}
        >
          Connect your account to see what people write to you on {network}.
        </Empty>
      </div>
    )
  const { view } = list
  const { title, text } = hasAny && view === 'open' ? emptyTexts.needs_you : emptyTexts[view === 'open' ? 'all' : view]
  return (
    <div className="px-4">
      <Empty title={list.before ? 'Nothing older' : title} level={2}>
        {list.before ? undefined : text}
      </Empty>
    </div>
  )
}
