import type { MailChoice, Preferences } from '#app/domain/mail/preferences.ts'
import { Alert } from '#app/ui/alert.tsx'
import { AskBeforeLeaving } from '#app/ui/ask-before-leaving.tsx'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Switch } from '#app/ui/choice.tsx'
import { Form, type FormResult, usePending } from '#app/ui/form.tsx'
import { Unsaved } from '#app/ui/unsaved.tsx'

interface NotificationsProps {
  chosen: Preferences
  email: string
  /** Why the address gets no mails. */
  refusal: { words: string } | null
  actionData: FormResult | undefined
}

const switches: { name: MailChoice; label: string; hint: string }[] = [
  { name: 'email', label: 'Email', hint: 'Turn this off to stop every email below.' },
  {
    name: 'daily_summary',
    label: 'Daily summary',
    hint: 'Every morning: what the bot sent the day before, and the results. Skipped after a day with no actions.',
  },
  { name: 'weekly_digest', label: 'Weekly digest', hint: 'The same for the week, on Mondays.' },
  {
    name: 'answers',
    label: 'Replies and mentions',
    hint: 'When someone replies to or mentions you, at most once an hour. In the app, the bell shows it right away.',
  },
  {
    name: 'error_alerts',
    label: 'Error alerts',
    hint: 'Right away, if your bot stops on its own or someone complains.',
  },
]

export function Notifications({ chosen, email, refusal, actionData }: NotificationsProps) {
  const pending = usePending('notifications')
  return (
    <Section title="Notifications" description="Choose which emails you get." split>
      <Form intent="notifications" actionData={actionData} keepScroll className="grid max-w-xl gap-5">
        {refusal && (
          <Alert tone="attention" title="Your email is bouncing">
            {email}: {refusal.words} We’ve paused optional emails. Press Save once your mailbox works again, or change
            your address in Settings &gt; Security.
          </Alert>
        )}
        <p className="text-sm">
          They go to <span className="font-medium wrap-anywhere">{email}</span>.
        </p>
        <div className="divide-y divide-rule border-y border-rule">
          {switches.map(({ name, label, hint }) => (
            <Switch
              key={`${name} ${chosen[name]}`}
              name={name}
              label={label}
              hint={hint}
              defaultChecked={chosen[name]}
            />
          ))}
        </div>
        <p className="text-sm text-muted">Emails about security, payments and anything you request are always sent.</p>
        <p className="sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule bg-paper py-4">
          <Button pending={pending} pendingLabel="Saving...">
            Save
          </Button>
          <Unsaved saved={chosen} />
          <AskBeforeLeaving />
        </p>
      </Form>
    </Section>
  )
}
