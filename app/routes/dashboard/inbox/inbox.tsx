import type { AnswerKind } from '#app/contract/posts.ts'
import type { InboxAnswer, InboxPage, InboxPost, InboxView } from '#app/domain/inbox/inbox.ts'
import type { LookState } from '#app/domain/inbox/look.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Form, type FormResult, usePending } from '#app/ui/form.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Logbook, LogEntry } from '#app/ui/logbook.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { PersonPicture } from '#app/ui/person-picture.tsx'
import { Post } from '#app/ui/post.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { Time } from '#app/ui/time.tsx'
import { personAddress } from '#app/view/activity/address.ts'
import { contactsText } from '#app/view/text.ts'
import { type InboxNetwork, ReplyForm } from './reply-form.tsx'

interface InboxFacts {
  now: Date
  time_zone: string
  network: InboxNetwork
  is_connected: boolean
  actionData: FormResult | undefined
}

interface InboxProps extends InboxFacts {
  page: InboxPage
  view: InboxView
  /** Cursor of this page; null: the first. */
  before: string | null
  look: LookState
  most_kept: number
}

const address = (view: InboxView, before?: string) =>
  `/dashboard/inbox?show=${view}${before ? `&before=${encodeURIComponent(before)}` : ''}`

export function Inbox({ page, view, before, look, most_kept, ...facts }: InboxProps) {
  const { posts, next, open } = page
  return (
    <>
      <PageHeader
        title="Inbox"
        description={`Replies and mentions on ${facts.network.name}: those that need your decision, then the newest. The latest ${most_kept.toLocaleString('en')} are kept, for 90 days.`}
        actions={facts.is_connected && <LookNow isLooking={look.is_looking} />}
      />
      {facts.is_connected && <LookNote {...look} now={facts.now} time_zone={facts.time_zone} />}
      <Tabs
        label="Which posts"
        tabs={[
          { label: 'All', to: address('all'), current: view === 'all' },
          { label: 'Unanswered', to: address('open'), current: view === 'open', count: open },
        ]}
        className="relative -mb-px"
      />
      {posts.length === 0 ? (
        <EmptyInbox view={view} isFirst={before === null} {...facts} />
      ) : (
        <Logbook label="Inbox">
          {posts.map((post) => (
            <Entry key={post.id} post={post} {...facts} />
          ))}
        </Logbook>
      )}
      <Pager isFirst={before === null} next={next} address={(before) => address(view, before)} />
    </>
  )
}

function LookNow({ isLooking }: { isLooking: boolean }) {
  const pending = usePending('look') || isLooking
  return (
    <Form intent="look" keepScroll>
      <Button size="sm" variant="secondary" icon="refresh" pending={pending} pendingLabel="Checking...">
        Check now
      </Button>
    </Form>
  )
}

/** A job does the look, and the page is told when it has ended. */
function LookNote({ is_looking, looked_at, why, now, time_zone }: LookState & Pick<InboxFacts, 'now' | 'time_zone'>) {
  if (is_looking)
    return (
      <p role="status" className="text-sm text-muted">
        Checking for new posts. They’ll appear here in a moment.
        <noscript> Reload the page to see them.</noscript>
      </p>
    )
  if (why !== null)
    return (
      <Alert tone="failure" title="Couldn’t check your inbox" role="status">
        {why}
      </Alert>
    )
  if (looked_at === null) return null
  return (
    <p role="status" className="text-sm text-muted">
      Inbox checked <Time at={looked_at} now={now} timeZone={time_zone} />
    </p>
  )
}

function EmptyInbox({
  view,
  isFirst,
  network,
  is_connected,
}: Pick<InboxFacts, 'network' | 'is_connected'> & { view: InboxView; isFirst: boolean }) {
  if (!isFirst) return <Empty title="Nothing older" level={2} />
  if (!is_connected)
    return (
      <Empty
        title="No account is connected"
        level={2}
        action={<LinkButton to="/onboarding?step=2">Connect your account</LinkButton>}
      >
        Connect your account to see what people write to you on {network.name}.
      </Empty>
    )
  if (view === 'open')
    return (
      <Empty title="No one is waiting for a reply" level={2}>
        You’ve replied to everyone, except people who asked not to be contacted.
      </Empty>
    )
  return (
    <Empty title="No replies or mentions yet" level={2}>
      Warble checks for them while the bot is awake, except in quiet hours, and whenever you press Check now.
    </Empty>
  )
}

const badges: Record<InboxAnswer['state'], { tone?: 'success' | 'attention' | 'info'; label: string }> = {
  answered: { tone: 'success', label: 'Replied' },
  pending: { tone: 'info', label: 'Replying' },
  waiting: { tone: 'attention', label: 'Draft to review' },
  lost: { tone: 'attention', label: 'Not confirmed' },
  taken_back: { label: 'Reply deleted' },
  opted_out: { label: 'Asked not to be contacted' },
  none: { tone: 'attention', label: 'Unanswered' },
}

function Entry({ post, now, time_zone, network, is_connected, actionData }: InboxFacts & { post: InboxPost }) {
  const { id, kind, handle, name, text, thread, posted_at, url, picture, answer } = post
  const { unread, complained, says, contacts } = post
  const { tone, label } = badges[answer.state]
  const isOpen = answer.state === 'none' || answer.state === 'waiting'
  return (
    <LogEntry
      id={`post-${id}`}
      icon={kind === 'answer' ? 'reply' : 'message'}
      hue={kind === 'answer' ? 'pine' : 'slate'}
      time={<Time at={posted_at} now={now} timeZone={time_zone} />}
      status={
        <>
          {says && <span className="text-sm text-muted">{kindLabels[says]}</span>}
          <Badge tone={tone}>{label}</Badge>
        </>
      }
      reason={complained ? complaintText(answer) : unread ? unreadText(unread.name) : reasonOf(answer)}
      gone={isOpen ? undefined : goneText(answer)}
      quote={
        <>
          {thread.length > 0 && <Thread thread={thread} />}
          <Post picture={<PersonPicture src={picture} name={name} />} author={name} handle={`@${handle}`}>
            <p dir="auto" lang={unread?.code} className="whitespace-pre-line">
              {text}
            </p>
          </Post>
          {'text' in answer && answer.text && (
            <Post
              author={answer.state === 'answered' ? (answer.by === 'you' ? 'You' : 'Your bot') : 'Your reply'}
              time={answer.state === 'answered' && <Time at={answer.at} now={now} timeZone={time_zone} />}
              part="answer"
            >
              {answer.text}
            </Post>
          )}
        </>
      }
      actions={
        <>
          {(unread || complained) && <Decision id={id} mayAllow={answer.state !== 'opted_out'} />}
          {isOpen && is_connected && <ReplyForm id={id} handle={handle} network={network} actionData={actionData} />}
          <TextLink href={url} target="_blank" rel="noreferrer">
            See it on {network.name}
          </TextLink>
          <TextLink to={personAddress(handle)}>All activity with @{handle}</TextLink>
          {contacts > 0 && <span className="text-sm text-muted">{contactsText(contacts)}</span>}
        </>
      }
    >
      @{handle} {kind === 'answer' ? 'replied to you' : 'mentioned you'}
    </LogEntry>
  )
}

const unreadText = (language: string) =>
  `They wrote in ${language}, which the bot can’t read. They may have asked to be left alone, so it won’t contact them until you decide.`

const kindLabels: Record<AnswerKind, string> = {
  thanks: 'Thanks',
  agreement: 'Agrees',
  question: 'Question',
  disagreement: 'Disagrees',
  complaint: 'Complaint',
  stop: 'Wants no contact',
  chat: 'Chat',
}

const complaintText = ({ state }: InboxAnswer) =>
  state === 'opted_out'
    ? 'They asked not to be contacted, so you can’t reply from here. It counts as unwelcome in your results.'
    : 'They complained, so the bot won’t contact them until you decide. It counts as unwelcome in your results.'

/** `mayAllow`: they did not ask for no contact. */
function Decision({ id, mayAllow }: { id: string; mayAllow: boolean }) {
  return (
    <div className="flex basis-full flex-wrap gap-2">
      {mayAllow && (
        <Form intent="allow" row={{ inbox_id: id }} keepScroll>
          <Button size="sm" variant="secondary">
            They’re fine with it
          </Button>
        </Form>
      )}
      <Form intent="leave_alone" row={{ inbox_id: id }} keepScroll>
        <Button size="sm" variant="secondary">
          Leave them alone
        </Button>
      </Form>
    </div>
  )
}

/** Why half-typed text is no longer needed. */
function goneText({ state }: InboxAnswer): string {
  return state === 'opted_out' ? 'They want no contact.' : 'Answered in another tab.'
}

function reasonOf(answer: InboxAnswer): string | null {
  if (answer.state === 'opted_out') return 'They asked not to be contacted, so you can’t reply from here.'
  if (answer.state === 'waiting') return 'Your reply replaces the draft.'
  return answer.state === 'none' ? answer.why : null
}

/** Oldest first. */
function Thread({ thread }: Pick<InboxPost, 'thread'>) {
  return (
    <details>
      <summary className="link w-fit cursor-pointer text-muted">
        {thread.length === 1 ? 'Earlier post' : `${thread.length} earlier posts`}
      </summary>
      <div className="mt-2 grid gap-2">
        {thread.map((above, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a thread's order never changes
          <Post key={at} author={above.handle ? `@${above.handle}` : 'Someone'}>
            {above.text}
          </Post>
        ))}
      </div>
    </details>
  )
}
