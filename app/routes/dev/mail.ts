import { fail } from '#app/domain/failure.ts'
import { previewMails } from '#app/domain/mail/previews.ts'
import { mailDocument, page } from '#app/http/doors/page.ts'

export const loader = page('public', async ({ params }, services) => {
  if (!services.site.development) fail('not_found')
  const { html } = (await previewMails(services))[Number(params.number)] ?? fail('not_found')
  return mailDocument(html)
})
