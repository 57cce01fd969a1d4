import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { smtpMail } from '#app/adapters/mail/smtp.ts'

test('a server that does not greet is given up after ten seconds, so that other mails are not kept waiting', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const mail = smtpMail(`smtp://127.0.0.1:${port}`, 'Warble <hello@warble.test>')
  const begun = performance.now()
  await expect(mail.send({ to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '' })).rejects.toThrow(
    /reeting/,
  )
  expect(performance.now() - begun).toBeLessThan(20_000)
  mail.close()
  silent.close()
})
