import type { Notification, Preferences } from '#app/domain/notification/preferences.ts'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Switch } from '#app/ui/choice.tsx'
import { Form, type FormAnswer, usePending } from '#app/ui/form.tsx'

interface NotificationsProps {
  chosen: Preferences
  email: string
  answer: FormAnswer | undefined
}

const switches: { name: Notification; label: string; hint: string }[] = [
  { name: 'email', label: 'E-mail', hint: 'Off ends all of the mails below.' },
  {
    name: 'daily_summary',
    label: 'Daily summary',
    hint: 'In your morning: what was sent the day before, and what came back. Not after a day without actions.',
  },
  { name: 'weekly_digest', label: 'Weekly digest', hint: 'The same for the week, on Mondays.' },
  { name: 'error_alerts', label: 'Error alerts', hint: 'At once, when your bot has stopped by itself.' },
]

/** Which mails the user wants. */
export function Notifications({ chosen, email, answer }: NotificationsProps) {
  const pending = usePending('notifications')
  return (
    <Section title="Notifications" description="Which mails you get." split>
      <Form intent="notifications" answer={answer} keepScroll className="grid max-w-xl gap-5">
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
          Mails about the safety of your account, about what you pay for, and what you ask for are sent in any case.
        </p>
        <p>
          <Button pending={pending}>Save</Button>
        </p>
      </Form>
    </Section>
  )
}
