import { useActionData, useLoaderData } from '@remix-run/react'
import { ContactMessage } from '#app/contract/forms.ts'
import { truncateAtGrapheme } from '#app/contract/typed.ts'
import { sendMessage } from '#app/domain/support/message.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { countMessage } from '#app/http/request/request-limits.ts'
import { ContactForm } from '#app/view/site/contact-form.tsx'
import island from '#app/view/site/form-island.ts?worker&url'
import { pageMeta } from '#app/view/site/pages.ts'
import { viewerOf } from '#app/view/site/site-facts.ts'
import { SiteLayout } from '#app/view/site/site-layout.tsx'
import { Channels } from './channels.tsx'

export const meta = () =>
  pageMeta(
    'Contact and help · Warble',
    'Write to the people behind Warble, or find out how else to reach them and when.',
  )

export const handle = { scripts: island, query: ['subject'] }

export const loader = page('public', ({ user, url }, { site }) => ({
  viewer: viewerOf(user),
  support_email: site.support_email,
  support_phone: site.support_phone,
  subject: truncateAtGrapheme(url.searchParams.get('subject') ?? '', 150),
}))

export const action = forms('public', {
  send: form(ContactMessage, async (input, { user, context }, services) => {
    const now = services.clock.now()
    await countMessage(services.db, [context.address, user?.id], now)
    await sendMessage(services, user, input, now)
    const description = "We'll get back to you as soon as possible."
    return redirectLocal(services, '/contact', { flash: { title: 'Message sent!', description, tone: 'success' } })
  }),
})

export default function ContactPage() {
  const { viewer, subject, ...reach } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  return (
    <SiteLayout viewer={viewer}>
      <div className="wrap grid gap-x-20 gap-y-12 py-14 lg:grid-cols-[1fr_1.1fr] lg:grid-rows-[auto_1fr] lg:py-20">
        <div className="grid content-start gap-5">
          <h1 className="text-title font-semibold">How can we help?</h1>
          <p className="max-w-prose text-lg">A person reads every message and replies to the address you give.</p>
        </div>
        <ContactForm
          actionData={actionData}
          start={{ email: viewer?.email ?? '', subject }}
          className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
        />
        <Channels {...reach} />
      </div>
    </SiteLayout>
  )
}
