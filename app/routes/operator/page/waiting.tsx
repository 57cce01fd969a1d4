import type { SerializeFrom } from '@remix-run/node'
import type { OperatorOverview } from '#app/domain/operator/overview.ts'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Form } from '#app/ui/form.tsx'
import { Time } from '#app/ui/time.tsx'

type View = SerializeFrom<OperatorOverview>

interface WaitingProps extends Pick<View, 'names' | 'now'> {
  optOuts: View['opt_outs']
  messages: View['messages']
}

/** What only the operator can settle. */
export function Waiting({ optOuts, messages, names, now }: WaitingProps) {
  return (
    <>
      <Section
        title="Opt-outs to confirm"
        description="Heard only through servers that users chose. Each holds for the users who heard it, and for all once it is confirmed."
        split
      >
        <OptOuts {...optOuts} names={names} now={now} />
      </Section>
      <Section title="Messages to support" description="Those without an answer, priority support first." split>
        <Messages messages={messages} now={now} />
      </Section>
    </>
  )
}

function OptOuts({ total, shown, names, now }: View['opt_outs'] & Pick<View, 'names' | 'now'>) {
  if (total === 0) return <p className="text-sm text-muted">Nothing to confirm.</p>
  return (
    <>
      <ul className="divide-y divide-rule border-y border-rule text-sm">
        {shown.map(({ network, author_id, said_at, words, heard_by }) => (
          <li
            key={`${network} ${author_id}`}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
          >
            <div className="min-w-0 grow basis-72">
              <p dir="auto" className="wrap-anywhere">
                {words}
              </p>
              <p className="mt-0.5 text-muted wrap-anywhere">
                {names[network]} · <code>{author_id}</code> · <Time at={said_at} now={now} /> · heard by {heard_by}
              </p>
            </div>
            <Form intent="confirm" row={{ network, author_id }}>
              <Button variant="secondary" size="sm">
                Confirm<span className="sr-only"> for {author_id}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      {total > shown.length && (
        <p className="mt-3 text-sm text-muted">
          {total - shown.length} more: <code>operator opt-out list</code> shows all.
        </p>
      )}
    </>
  )
}

function Messages({ messages, now }: Pick<View, 'messages' | 'now'>) {
  if (messages.length === 0) return <p className="text-sm text-muted">Every message has been answered.</p>
  return (
    <ul className="divide-y divide-rule border-y border-rule text-sm">
      {messages.map(({ id, email, subject, plan_type, created_at, sent_at }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <div className="min-w-0 grow basis-72 wrap-anywhere">
            <p dir="auto" className="font-medium">
              {subject}
            </p>
            <p className="mt-0.5 flex flex-wrap gap-x-3 text-muted">
              <span>{email}</span>
              <span>{plan_type ?? 'visitor'}</span>
              <Time at={created_at} now={now} />
              {sent_at === null && <span>not mailed yet</span>}
            </p>
          </div>
          <Form
            intent="answered"
            row={{ email, sender: plan_type === null ? 'visitor' : 'user', until: now.toISOString() }}
          >
            <Button variant="secondary" size="sm">
              Mark as Answered<span className="sr-only">: {email}</span>
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  )
}
