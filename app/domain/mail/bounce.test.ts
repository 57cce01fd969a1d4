import { expect, test } from 'vitest'
import { idHeader, messageIdOf } from '#app/adapters/mail/message-id.ts'
import { createSecrets } from '#app/adapters/secrets.ts'
import { bouncesIn } from '#app/domain/mail/bounce.ts'

const secrets = createSecrets(['a'.repeat(43)])
const idOf = (to: string, by = secrets) => `${messageIdOf(by)('summary-day-1', to)}@warble.test`

const report = (fields: string, messageId = idOf('ada@example.com')) =>
  [
    'From: MAILER-DAEMON@mail.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example',
    '',
    fields,
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    'Subject: Your day',
    'Message-ID:',
    ` <${messageId}>`,
    '',
    '--b--',
  ].join('\r\n')

const gone = 'Final-Recipient: rfc822; Ada@Example.com\r\nAction: failed\r\nStatus: 5.1.1'

test('a permanent failure names the address and its status, and counts if it returns a mail of ours', () => {
  expect(bouncesIn(report(gone), secrets)).toEqual([{ address: 'ada@example.com', status: '5.1.1', is_ours: true }])
})

test.each([
  ['none of ours', 'other@mail.example'],
  ['one without its mark', 'summary-day-1@warble.test'],
  ['one that was sent to somebody else', idOf('eve@example.com')],
  ['one of another installation', idOf('ada@example.com', createSecrets(['b'.repeat(43)]))],
])('a report that returns %s does not count', (_what, messageId) => {
  expect(bouncesIn(report(gone, messageId), secrets)).toMatchObject([{ is_ours: false }])
})

test('a mail counts whose Message-ID the mail service replaced, by the header that it leaves', () => {
  const returned = report(gone, '0102018f-5b@eu-west-1.example').replace(
    'Subject: Your day',
    `Subject: Your day\r\n${idHeader}: ${messageIdOf(secrets)('summary-day-1', 'ada@example.com')}`,
  )
  expect(bouncesIn(returned, secrets)).toMatchObject([{ is_ours: true }])
})

test('a mail that was sent before the secrets were rotated counts', () => {
  const rotated = createSecrets(['b'.repeat(43), 'a'.repeat(43)])
  expect(bouncesIn(report(gone), rotated)).toMatchObject([{ is_ours: true }])
})

test('the address that the mail was sent to counts, not the one it was forwarded to', () => {
  const fields =
    'Original-Recipient: rfc822;ada@example.com\nFinal-Recipient: rfc822;other@example.org\nAction: failed\nStatus: 5.0.0'
  expect(bouncesIn(report(fields), secrets)).toEqual([{ address: 'ada@example.com', status: '5.0.0', is_ours: true }])
})

test('an address at a domain in Unicode is reported as it is stored', () => {
  const fields = 'Final-Recipient: utf-8; Info@Müller.de\nAction: failed\nStatus: 5.1.1'
  expect(bouncesIn(report(fields), secrets)).toMatchObject([{ address: 'info@xn--mller-kva.de', status: '5.1.1' }])
})

test.each([
  'Final-Recipient: rfc822; ada@example.com\nAction: delayed\nStatus: 4.4.1',
  'Final-Recipient: rfc822; ada@example.com\nAction: delivered\nStatus: 2.0.0',
  'Final-Recipient: rfc822; ada@example.com\nAction: failed\nStatus: 4.2.2',
  'Final-Recipient: rfc822; ada@example.com\nAction: failed\nStatus: 5.7.1',
  'Final-Recipient: x400; ada\nAction: failed\nStatus: 5.1.1',
  'Hello, your mail did not arrive.',
])('anything else is no bounce: %s', (fields) => {
  expect(bouncesIn(report(fields), secrets)).toEqual([])
})
