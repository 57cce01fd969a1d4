import { fail } from '#app/domain/failure.ts'
import { previewMails } from '#app/domain/mail/previews.ts'
import { page } from '#app/http/page.ts'

/** One mail as a mail program shows it; mails carry their styles inline. */
export const loader = page('public', async ({ params }, services) => {
  if (!services.site.development) fail('not_found')
  const { html } = (await previewMails(services))[Number(params.number)] ?? fail('not_found')
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    },
  })
})
