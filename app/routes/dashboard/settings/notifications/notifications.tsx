import type { Notification, Preferences } from '#app/domain/mail/preferences.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Switch } from '#app/ui/choice.tsx'
import { Form, type FormResult, usePending } from '#app/ui/form.tsx'

interface NotificationsProps {
  chosen: Preferences
  email: string
  /** Why the address gets no mails. */
  refusal: { words: string } | null
  actionData: FormResult | undefined
}

const switches: { name: Notification; label: string; hint: string }[] = [
  { name: 'email', label: 'E-mail', hint: 'Turning this off stops all of the mails below.' },
  {
    name: 'daily_summary',
    label: 'Daily summary',
    hint: 'Every morning: what was sent the day before, and the responses. Skipped after a day without actions.',
  },
  { name: 'weekly_digest', label: 'Weekly digest', hint: 'The same for the week, on Mondays.' },
  {
    name: 'answers',
    label: 'Answers',
    hint: 'When somebody answers or mentions you, at most once an hour. In the app the bell shows them at once.',
  },
  { name: 'error_alerts', label: 'Error alerts', hint: 'Immediately, when your bot stops by itself.' },
]

/** The mails that the user can turn on and off. */
export function Notifications({ chosen, email, refusal, actionData }: NotificationsProps) {
  const pending = usePending('notifications')
  return (
    <Section title="Notifications" description="Which mails you get." split>
      <Form intent="notifications" actionData={actionData} keepScroll className="grid max-w-xl gap-5">
        {refusal && (
          <Alert tone="attention" title="Mail to you was refused">
            {email}: {refusal.words} Mails that you can do without are held back. Save once the mailbox takes mail
            again, or change the address under Security.
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
        <p className="text-sm text-muted">
          Mails about the security of your account, about payments, and those that you request are always sent.
        </p>
        <p>
          <Button pending={pending}>Save</Button>
        </p>
      </Form>
    </Section>
  )
}
