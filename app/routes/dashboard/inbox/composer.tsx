import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field, textIn } from '#app/ui/field.tsx'
import { Form, fieldOf, usePending } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { CharactersLeft } from '#app/view/activity/draft-text.tsx'
import { Facts } from './facts.tsx'
import type { PartProps } from './pane-props.ts'

/** What will be sent stands where what was sent stands. */
export function Composer(props: PartProps) {
  const { conversation, is_connected, network } = props
  const { answer, complained, opted_out, person, turn } = conversation
  const framed = (children: React.ReactNode) => (
    <div className="mx-4 mt-3 border-t border-rule py-4 sm:mx-6">{children}</div>
  )
  if (complained === 'stop') return null
  if (opted_out)
    return framed(
      <p className="text-sm text-muted">
        {`@${person.handle} asked not to be contacted, so you can’t reply from here. You’ll see it here if they write again.`}
      </p>,
    )
  if (answer.state === 'pending')
    return framed(<p className="text-sm text-muted">{`The bot is sending: “${answer.text}”`}</p>)
  if (answer.state === 'lost')
    return framed(
      <p className="text-sm text-muted">
        {`${network.name} didn’t confirm your reply. We’re checking, and won’t send it twice.`}
      </p>,
    )
  if (answer.state === 'answered' || answer.state === 'taken_back')
    return framed(
      <p className="text-sm text-muted">
        {answer.state === 'answered'
          ? `You’ll see it here when ${person.name} writes again.`
          : 'Your reply was deleted.'}
      </p>,
    )
  if (!is_connected)
    return framed(
      <p className="text-sm text-muted">
        Your account isn’t connected, so you can’t reply from here.{' '}
        <TextLink to="/onboarding?step=2">Connect it</TextLink>
      </p>,
    )
  return framed(
    <>
      <Why {...props} />
      {answer.state === 'waiting' && answer.draft.click_url !== null ? (
        <p className="text-sm">
          {network.rule} <TextLink to="/dashboard/queue">Open the draft in your queue</TextLink>
        </p>
      ) : (
        <Reply key={answer.state === 'waiting' ? answer.draft.text : turn} {...props} />
      )}
    </>,
  )
}

/** Why it is the user's turn. */
function Why(props: PartProps) {
  const { conversation, here } = props
  const { answer, unreadable, id, turn, says, complained, person } = conversation
  if (complained)
    return (
      <p className="mb-4 flex gap-2 text-sm text-marigold">
        <Icon name="alert" className="mt-0.5" />
        <span>
          {`${person.name} complained, so the bot stays away from them and only you can reply here. Write once, and only to put something right.`}
        </span>
      </p>
    )
  if (unreadable)
    return (
      <div className="mb-4 grid gap-2 text-sm">
        <p className="flex gap-2 text-marigold">
          <Icon name="alert" className="mt-0.5" />
          {`They wrote in ${unreadable.name}, which the bot can’t read. They may have asked to be left alone, so it won’t contact them until you decide.`}
        </p>
        <Form intent="allow" row={{ inbox_id: id, held_for: 'language' }} action={here} keepScroll>
          <Button size="sm" variant="secondary">
            Let the bot contact them
          </Button>
        </Form>
      </div>
    )
  if (answer.state !== 'none' || turn === 'done') return null
  if (turn === 'small_talk')
    return <p className="mb-4 text-sm text-muted">They didn’t ask for anything. Reply if you like.</p>
  return (
    <div className="mb-4 grid gap-2 text-sm">
      {answer.why !== null && (
        <p className="flex gap-2 text-marigold">
          <Icon name="bot" className="mt-0.5" />
          <span>The bot left this to you. {answer.why}</span>
        </p>
      )}
      {says === 'question' && <Facts {...props} />}
    </div>
  )
}

function Reply(props: PartProps) {
  const { conversation, network, here, actionData } = props
  const { id, person, said, answer } = conversation
  const draft = answer.state === 'waiting' ? answer.draft : null
  const own = actionData?.values.inbox_id === id && actionData.intent === 'send-done' ? actionData : undefined
  const { error, value } = fieldOf(own, own?.intent ?? 'send-done', 'text')
  const typed = value === own?.values.shown ? undefined : value
  const initial = typed ?? draft?.text ?? ''
  const [text, setText] = useState(initial)
  const sending = usePending('send-done')
  useEffect(() => setText(textIn('text')), [])
  return (
    <Form
      intent="send-done"
      also={['rewrite', 'draft']}
      row={{ inbox_id: id, said, ...(draft && { action_id: draft.id, shown: draft.text }) }}
      actionData={own}
      action={here}
      keepScroll
      className="grid gap-3"
    >
      <Field
        label={
          <>
            <span>
              Your reply to <bdi dir="auto">{person.name}</bdi>
            </span>
            {draft && <span className="font-normal text-muted"> suggested, not sent</span>}
          </>
        }
        name="text"
        error={error}
        aside={<CharactersLeft text={text} counting={network.counting} most={network.max_length} />}
        hint={<Hint {...props} />}
      >
        <Textarea
          data-key="r"
          rows={3}
          required
          defaultValue={initial}
          className="border-l-2 border-l-pine! text-base!"
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          icon="send"
          name="intent"
          value="send-done"
          pending={sending}
          pendingLabel="Sending..."
          className="max-sm:w-full"
        >
          Send and done
        </Button>
        {!conversation.complained && !conversation.person.is_avoided && <DraftButton {...props} />}
      </div>
    </Form>
  )
}

function DraftButton({ conversation }: PartProps) {
  const { answer, is_drafting } = conversation
  const draft = answer.state === 'waiting' ? answer.draft : null
  const rewriting = usePending('rewrite') || draft?.is_rewriting === true
  const drafting = usePending('draft') || is_drafting
  if (draft)
    return (
      <Button
        variant="secondary"
        icon="refresh"
        name="intent"
        value="rewrite"
        pending={rewriting}
        pendingLabel="Rewriting..."
      >
        Rewrite
      </Button>
    )
  return (
    <Button
      variant="secondary"
      icon="feather"
      name="intent"
      value="draft"
      pending={drafting}
      pendingLabel="Writing a draft..."
    >
      Write a draft
    </Button>
  )
}

function Hint({ conversation, network, left }: PartProps) {
  const { answer, draft_refusal, is_drafting } = conversation
  const draft = answer.state === 'waiting' ? answer.draft : null
  const sentences = [
    draft?.rests_on,
    draft?.claims.length ? `Check this before you send: “${draft.claims.join('” “')}”.` : null,
    draft?.note,
    draft?.written_by && `${draft.written_by}.`,
    is_drafting && 'The draft appears here in a moment.',
    draft_refusal && !draft && `No draft: ${draft_refusal}`,
    `It goes out right away, exactly as you write it. ${left.replies} of ${left.most} replies left today.`,
    network.rule,
  ]
  return sentences.filter(Boolean).join(' ')
}
