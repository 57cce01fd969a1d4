import { createTransport } from 'nodemailer'
import type { Mail } from '#app/adapters/mail/mail.ts'

const timeout = 10_000

/** Sends by SMTP. `url` is smtp:// or smtps://, with user and password where the server asks for them. */
export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport(url, { from })
  Object.assign(transport.options, { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout })
  return {
    async send(letter) {
      await transport.sendMail({ ...letter, headers: { 'Auto-Submitted': 'auto-generated' } })
    },
    close: () => transport.close(),
  }
}
