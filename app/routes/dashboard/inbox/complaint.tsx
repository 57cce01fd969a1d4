import { Alert } from '#app/ui/alert.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { counted } from '#app/view/text.ts'
import type { PartProps } from './pane-props.ts'

/** What was stopped, and what to change so that it does not happen to someone else. */
export function Complaint({ conversation, here }: PartProps) {
  const { id, complained, person, dropped, opted_out, is_autopilot, is_counted } = conversation
  const { name } = person
  const got = gotText(conversation)
  const contacted = conversation.thread.some(({ what }) => what === 'did')
  const asked = complained === 'stop' ? `${name} asked you to stop` : `${name} complained`
  return (
    <div className="grid gap-4 px-4 pt-5 sm:px-6">
      <Alert tone="failure" title={contacted ? `${asked}, and the bot stopped` : asked}>
        {dropped > 0 && <span>{counted(dropped, 'planned action was', 'planned actions were')} dropped. </span>}
        <span>
          {opted_out
            ? contacted
              ? 'Your bot won’t contact them again, and you can’t reply from here.'
              : 'Your bot won’t contact them, and you can’t reply from here.'
            : 'The bot won’t contact them until you decide.'}
        </span>
        {is_counted && <span> It counts as unwelcome in your results.</span>}
        {!got && !contacted && <span>{` There’s no record of your bot contacting ${name}.`}</span>}
      </Alert>
      {got && (
        <section aria-labelledby="change" className="text-sm">
          <h3 id="change" className="font-semibold">
            So it doesn’t happen to someone else
          </h3>
          <p className="mt-1 max-w-prose text-muted">{got}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {is_autopilot && (
              <Form intent="copilot" row={{ inbox_id: id }} action={here} keepScroll>
                <Button size="sm" variant="secondary">
                  Review every action first
                </Button>
              </Form>
            )}
            <LinkButton to="/dashboard/settings/bot" size="sm" variant="secondary">
              Lower the bot’s limits
            </LinkButton>
          </div>
        </section>
      )}
      {!opted_out && complained && (
        <Form intent="allow" row={{ inbox_id: id, held_for: complained }} action={here} keepScroll>
          <Button size="sm" variant="secondary">
            Not a complaint: let the bot contact them
          </Button>
        </Form>
      )}
    </div>
  )
}

const day = 86_400_000

/** What they got in the three days before they complained; null: nothing. */
function gotText({ thread, person }: PartProps['conversation']): string | null {
  const complaint = thread.findLast(
    (item) => item.what === 'theirs' && (item.says === 'complaint' || item.says === 'stop'),
  )
  const before = complaint?.at.getTime() ?? 0
  const got = thread.filter(
    (item) => item.what === 'did' && item.at.getTime() <= before && item.at.getTime() > before - 3 * day,
  )
  const count = (kind: string) => got.filter((item) => item.what === 'did' && item.kind === kind).length
  const parts = [
    count('reply') > 0 && counted(count('reply'), 'reply', 'replies'),
    count('like') > 0 && counted(count('like'), 'like'),
    count('follow') > 0 && counted(count('follow'), 'follow'),
  ].filter((part): part is string => part !== false)
  if (parts.length === 0) return null
  const last = parts.pop()
  const all = parts.length > 0 ? `${parts.join(', ')} and ${last}` : last
  return `In the three days before, ${person.name} got ${all} from you. Each was within your limits.`
}
