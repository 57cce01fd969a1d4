import { createTransport } from 'nodemailer'
import type { Mail } from '#app/adapters/mail/mail.ts'

const timeout = 10_000

/** Sends by SMTP. `url` is smtp:// or smtps://, with user and password where the server asks for them. */
export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport(url, { from })
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  Object.assign(transport.options, { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout })
  return {
    async send({ to, subject, text, html, reply_to, id, urgent }) {
      await transport.sendMail({
        ...{ to, subject, text, html },
        // Help desks set aside what a program wrote; a person's words must not get lost there.
        ...(reply_to ? { replyTo: reply_to } : { headers: { 'Auto-Submitted': 'auto-generated' } }),
        ...(id && { messageId: `<${id}@${host}>` }),
        ...(urgent && { priority: 'high' as const }),
      })
    },
    close: () => transport.close(),
  }
}
