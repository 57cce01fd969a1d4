import type { Conversation } from '#app/domain/inbox/conversation.ts'
import { conversationSnoozes } from '#app/domain/inbox/views.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Dialog, DialogClose, DialogTrigger } from '#app/ui/dialog.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PersonPicture } from '#app/ui/person-picture.tsx'
import { About } from './about.tsx'
import { inboxAddress } from './address.ts'
import { Complaint } from './complaint.tsx'
import { Composer } from './composer.tsx'
import type { PaneProps, PartProps } from './pane-props.ts'
import { Thread } from './thread.tsx'
import { sinceText } from './when.ts'
import { snoozeLabels, tagsOf, turnNames } from './words.ts'

export function ConversationPane(props: PaneProps) {
  const { conversation, list } = props
  const { person, complained } = conversation
  const here = inboxAddress(conversation.id, list)
  return (
    <article aria-labelledby="person" className="xl:grid xl:grid-cols-[minmax(0,1fr)_15.5rem]">
      <div className="min-w-0" data-gone={goneText(conversation)}>
        {/* New buttons, which a second click meant for the last conversation does not press. */}
        <Header key={`header-${conversation.id}`} {...props} here={here} />
        <Thread {...props} here={here} />
        {complained && <Complaint {...props} here={here} />}
        <Composer key={conversation.id} {...props} here={here} />
      </div>
      <About {...props} here={here} />
      <Dialog
        id="never"
        title={`Never contact ${person.name} again?`}
        description="The bot won’t reply to them, like their posts or follow them. Any draft or planned reply is dropped. You can take them off your avoid list later. If they complained, they’re then on hold until you decide."
        actions={
          <>
            <DialogClose>Cancel</DialogClose>
            <Form intent="leave-alone" row={{ inbox_id: conversation.id }} action={here}>
              <Button variant="danger">Never contact again</Button>
            </Form>
          </>
        }
      />
    </article>
  )
}

/** Why half-typed text is no longer needed. */
function goneText({ answer, opted_out, complained }: Conversation): string | undefined {
  if (opted_out || complained === 'stop') return 'They want no contact.'
  return answer.state === 'none' || answer.state === 'waiting' ? undefined : 'Answered in another tab.'
}

const small = { size: 'sm', variant: 'secondary' } as const

function Header({ conversation, list, now, time_zone, here }: PartProps) {
  const { id, person, turn, complained } = conversation
  const row = { inbox_id: id }
  const isClosed = turn === 'done' || turn === 'snoozed'
  const finishing = usePending('done')
  return (
    <header className="flex flex-wrap items-center gap-3 border-b border-rule bg-paper px-4 py-3 sm:px-6 lg:sticky lg:top-14 lg:z-10">
      <LinkButton
        to={inboxAddress(null, list)}
        variant="quiet"
        size="sm"
        icon="arrow-left"
        className="-ml-2 lg:hidden"
        aria-label="Back to the inbox"
      >
        Inbox
      </LinkButton>
      <div className="flex min-w-0 grow basis-48 items-center gap-3">
        <PersonPicture src={person.picture} name={person.name} />
        <div className="min-w-0">
          <h2 id="person" className="flex flex-wrap items-baseline gap-x-2 font-semibold">
            <bdi dir="auto" className="wrap-anywhere">
              {person.name}
            </bdi>
            <bdi className="text-sm font-normal wrap-anywhere text-muted">@{person.handle}</bdi>
          </h2>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
            {tagsOf(tagged(conversation)).map(({ label, ...look }) => (
              <Badge key={label} {...look}>
                {label}
              </Badge>
            ))}
            {stateText(conversation, now, time_zone)}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isClosed ? (
          <Form intent="reopen" row={row} action={here}>
            <Button {...small} icon="undo" data-key="z">
              Reopen
            </Button>
          </Form>
        ) : (
          <Form intent="done" row={row} action={here}>
            <Button {...small} icon="check" data-key="e" pending={finishing}>
              Done
            </Button>
          </Form>
        )}
        <More person={person} canSnooze={!complained && turn !== 'done'} row={row} here={here} />
      </div>
    </header>
  )
}

interface MoreProps {
  person: Conversation['person']
  canSnooze: boolean
  row: { inbox_id: string }
  here: string
}

const choice =
  'block w-full cursor-pointer rounded-control px-2.5 py-2 text-left text-sm hover:bg-sunken pointer-coarse:py-3'

/** Other ways to close the conversation. */
function More({ person, canSnooze, row, here }: MoreProps) {
  if (!canSnooze && person.is_avoided) return null
  return (
    <details data-key="h" data-menu className="group relative">
      <summary className="button h-8 gap-1.5 border-edge bg-surface px-2.5 text-sm hover:bg-sunken">
        More
        <Icon name="chevron-down" className="group-open:rotate-180" />
      </summary>
      <div className="absolute right-0 z-20 mt-1 min-w-44 rounded-card bg-surface p-1.5 shadow-float max-sm:right-auto max-sm:left-0">
        {canSnooze && (
          <Form intent="snooze-hour" also={conversationSnoozes.map((one) => `snooze-${one}`)} row={row} action={here}>
            {conversationSnoozes.map((one) => (
              <button key={one} type="submit" name="intent" value={`snooze-${one}`} className={choice}>
                {snoozeLabels[one]}
              </button>
            ))}
          </Form>
        )}
        {!person.is_avoided && (
          <DialogTrigger
            dialog="never"
            {...small}
            variant="quiet"
            icon="ban"
            data-key="#"
            className="w-full justify-start"
          >
            Never contact again
          </DialogTrigger>
        )}
      </div>
    </details>
  )
}

const tagged = ({ turn, says, complained, unreadable, answer, decided_at }: Conversation) => ({
  turn,
  says,
  complained,
  unreadable: unreadable?.name ?? null,
  liked_at: null,
  decided: decided_at !== null,
  state: answer.state === 'waiting' ? 'waiting' : answer.state === 'none' ? null : 'success',
})

function stateText({ turn, posted_at, until, decided_at }: Conversation, now: Date, zone: string): string {
  switch (turn) {
    case 'needs_you':
      return `Needs you since ${sinceText(posted_at, now, zone)}`
    case 'snoozed':
      return until ? `Snoozed until ${sinceText(until, now, zone)}` : 'Snoozed until they write'
    case 'done':
      return decided_at ? 'Done' : 'Done: nothing to reply to'
    default:
      return turnNames[turn]
  }
}
