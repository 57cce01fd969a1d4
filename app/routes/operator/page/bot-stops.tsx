import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, type FormResult } from '#app/ui/form.tsx'
import { Input } from '#app/ui/input.tsx'

interface BotStopsProps {
  running: number
  refused: FormResult | undefined
}

export function BotStops({ running, refused }: BotStopsProps) {
  const of = (intent: string) => (refused?.intent === intent ? refused : undefined)
  const [one, all] = [of('stop_bot'), of('stop_all')]
  return (
    <>
      <Section
        title="Stop one bot"
        description="Its user reads the reason, in the app and by mail, and can start it again."
        split
      >
        <Form intent="stop_bot" actionData={one} className="grid max-w-md gap-4">
          <Field label="Email address or id" name="user" error={one?.errors.user}>
            <Input defaultValue={one?.values.user} autoComplete="off" />
          </Field>
          <Field label="Reason" name="reason" error={one?.errors.reason}>
            <Input defaultValue={one?.values.reason} maxLength={300} />
          </Field>
          <Button variant="secondary" className="justify-self-start">
            Stop This Bot
          </Button>
        </Form>
      </Section>
      <Section
        title="Stop every bot"
        description="To keep them stopped, stop the workers too: users can start their bots again."
        split
      >
        {running === 0 ? (
          <p className="text-sm text-muted">No bot is running.</p>
        ) : (
          <Form intent="stop_all" actionData={all} className="grid max-w-md gap-4">
            <Field label="Reason for all users" name="reason" id="reason-all" error={all?.errors.reason}>
              <Input defaultValue={all?.values.reason} maxLength={300} />
            </Field>
            <Button variant="danger" className="justify-self-start">
              {`Stop ${running} ${running === 1 ? 'Bot' : 'Bots'}`}
            </Button>
          </Form>
        )}
      </Section>
    </>
  )
}
