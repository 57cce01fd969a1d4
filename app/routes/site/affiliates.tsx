import { useActionData, useLoaderData } from '@remix-run/react'
import { Interest } from '#app/contract/forms.ts'
import { sendMessage } from '#app/domain/support/message.ts'
import { form, forms } from '#app/http/forms.ts'
import { page, redirectLocal } from '#app/http/page.ts'
import { countMessage } from '#app/http/request-limits.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, fieldOf } from '#app/ui/form.tsx'
import { Input } from '#app/ui/input.tsx'
import island from '#app/view/site/island.ts?worker&url'
import { OutcomePage } from '#app/view/site/outcome.tsx'
import { pageMeta } from '#app/view/site/pages.ts'
import { viewerOf } from '#app/view/site/site-facts.ts'

export const meta = () => pageMeta('Affiliates · Warble', 'An affiliate program for Warble is coming soon.')

export const handle = { scripts: island }

export const loader = page('public', ({ user }) => ({ viewer: viewerOf(user) }))

export const action = forms('public', {
  interest: form(Interest, async ({ email, where }, { user, context }, services) => {
    const now = services.clock.now()
    await countMessage(services.db, [context.address, user?.id], now)
    const message = `Wants to hear about the affiliate program.\nRecommends things: ${where || 'not said'}`
    await sendMessage(services, user, { name: email, email, subject: 'Affiliate program', message }, now)
    const description = 'We’ll email you when there’s something to join.'
    return redirectLocal(services, '/affiliates', {
      flash: { title: 'You’re on the list', description, tone: 'success' },
    })
  }),
})

export default function Affiliates() {
  const { viewer } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const [email, where] = [fieldOf(actionData, 'interest', 'email'), fieldOf(actionData, 'interest', 'where')]
  return (
    <OutcomePage
      viewer={viewer}
      title="Affiliates: Coming Soon"
      lead="We’re preparing a program for people who recommend Warble. There are no terms yet, so there’s nothing to sign up for."
      actions={
        <LinkButton href="/contact?subject=Affiliate+program" variant="secondary">
          Ask a question
        </LinkButton>
      }
    >
      <h2 className="font-semibold">Hear when it starts</h2>
      <p className="text-muted">
        We’ll email you when there’s something to join, and for nothing else. We delete your address after a year.
      </p>
      <Form intent="interest" actionData={actionData} className="grid max-w-md gap-5">
        <Field label="Email" name="email" error={email.error}>
          <Input type="email" autoComplete="email" required defaultValue={email.value ?? viewer?.email} />
        </Field>
        <Field label="Where you’d recommend Warble" name="where" error={where.error} optional>
          <Input defaultValue={where.value} />
        </Field>
        <Button className="w-fit">Notify me</Button>
      </Form>
    </OutcomePage>
  )
}
