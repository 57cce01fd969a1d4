import { Fragment } from 'react'
import { maxMessageLength } from '#app/contract/message-length.ts'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Field } from '#app/ui/field.tsx'
import { Form, type FormResult, fieldOf, usePending } from '#app/ui/form.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { useTimesSent } from '#app/ui/use-times-sent.ts'

interface ContactFormProps {
  actionData: FormResult | undefined
  start: { name?: string; email: string; subject: string }
  className?: string
}

const labels = { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' }

export function ContactForm({ actionData, start, className }: ContactFormProps) {
  const field = (name: string) => fieldOf(actionData, 'send', name)
  const [name, email, subject, message] = [field('name'), field('email'), field('subject'), field('message')]
  const pending = usePending('send')
  const timesSent = useTimesSent('send', actionData)
  return (
    <section
      aria-labelledby="write"
      className={cx('h-fit rounded-card border border-rule bg-surface p-5 sm:p-8', className)}
    >
      <h2 id="write" className="mb-5 text-xl font-semibold">
        Write to us
      </h2>
      <Form intent="send" actionData={actionData} labels={labels} className="grid gap-5">
        <Fragment key={timesSent}>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field label="Name" name="name" error={name.error} hint="Up to 100 characters.">
              <Input autoComplete="name" required defaultValue={name.value ?? start.name} />
            </Field>
            <Field
              label="Email"
              name="email"
              error={email.error}
              hint={start.email && 'If this is your account’s address, we’ll send you a copy.'}
            >
              <Input type="email" autoComplete="email" required defaultValue={email.value ?? start.email} />
            </Field>
          </div>
          <Field label="Subject" name="subject" error={subject.error} hint="Up to 150 characters.">
            <Input required defaultValue={subject.value ?? start.subject} />
          </Field>
          <Field
            label="Message"
            name="message"
            error={message.error}
            hint={`What you did, what happened, what you expected. Up to ${maxMessageLength.toLocaleString('en')} characters.`}
          >
            <Textarea rows={8} required defaultValue={message.value} className="min-h-48" />
          </Field>
        </Fragment>
        <Button size="lg" pending={pending} pendingLabel="Sending..." className="w-fit max-sm:w-full">
          Send message
        </Button>
      </Form>
    </section>
  )
}
