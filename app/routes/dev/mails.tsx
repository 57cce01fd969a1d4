import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { fail } from '#app/domain/failure.ts'
import { previewMails } from '#app/domain/mail/previews.ts'
import { page } from '#app/http/doors/page.ts'
import { TextLink } from '#app/ui/link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'

export const meta: MetaFunction = () => [{ title: 'The mails · Warble' }]

export const handle = { scripts: false }

export const loader = page('public', async (_visit, services) => {
  if (!services.site.development) fail('not_found')
  const mails = await previewMails(services)
  return mails.map(({ subject, text, unsubscribe }) => ({ subject, text, optional: unsubscribe !== undefined }))
})

export default function MailsPage() {
  const mails = useLoaderData<typeof loader>()
  return (
    <main id="main" className="wrap max-w-3xl py-12">
      <PageHeader title="The mails" description={`All ${mails.length} of them, to a sample user who is not stored.`} />
      <ol className="divide-y divide-rule border-y border-rule">
        {mails.map(({ subject, text, optional }, at) => (
          <li key={text} className="flex flex-wrap items-baseline gap-x-4 py-3">
            <TextLink href={`/dev/mails/${at}`}>{subject}</TextLink>
            {optional && <span className="text-sm text-muted">can be unsubscribed from</span>}
            <details className="ml-auto text-sm open:basis-full">
              <summary className="link w-fit py-1 text-muted">As text</summary>
              <pre className="mt-2 whitespace-pre-wrap wrap-anywhere">{text}</pre>
            </details>
          </li>
        ))}
      </ol>
    </main>
  )
}
