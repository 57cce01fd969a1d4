import type { MailChoice } from '#app/domain/mail/preferences.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Centered } from '#app/ui/centered.tsx'
import { Form } from '#app/ui/form.tsx'
import { TextLink } from '#app/ui/link.tsx'

const names: Record<MailChoice, string> = {
  email: 'all optional emails',
  daily_summary: 'the daily summary',
  weekly_digest: 'the weekly digest',
  answers: 'emails about replies and mentions',
  error_alerts: 'error alerts',
}

export function UnsubscribeScreen({ kind, token, done }: { kind: MailChoice; token: string; done: boolean }) {
  return (
    <Centered
      title={done ? 'You’re unsubscribed' : 'Unsubscribe'}
      aside={
        <>
          You can change this anytime in{' '}
          <TextLink href="/dashboard/settings/notifications">Settings &gt; Notifications</TextLink>.
        </>
      }
    >
      {done ? (
        <p role="status">You won’t get {names[kind]} anymore. Nothing else has changed.</p>
      ) : (
        <>
          <p>This turns off {names[kind]}. Nothing else changes.</p>
          <Form intent="unsubscribe">
            <input type="hidden" name="token" value={token} />
            <Button block>Unsubscribe</Button>
          </Form>
        </>
      )}
    </Centered>
  )
}

export function DeadUnsubscribeLink() {
  return (
    <Centered
      title="This link no longer works"
      aside={
        <>
          Can’t sign in? <TextLink href="/contact">Write to us</TextLink> from the address that gets the emails, and
          we’ll turn them off.
        </>
      }
    >
      <p>It was in an old email, or you’ve turned these emails on again since.</p>
      <p>You can turn off each kind of email in your settings.</p>
      <LinkButton href="/dashboard/settings/notifications" block>
        Choose which emails you get
      </LinkButton>
    </Centered>
  )
}
