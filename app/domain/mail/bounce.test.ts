import { expect, test } from 'vitest'
import { bouncesIn } from '#app/domain/mail/bounce.ts'

const report = (fields: string) =>
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
    '--b--',
  ].join('\r\n')

test('a permanent failure names the address and the server’s words', () => {
  const fields = [
    'Final-Recipient: rfc822; Ada@Example.com',
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 <ada@example.com>: Recipient address',
    '    rejected: User unknown',
  ]
  expect(bouncesIn(report(fields.join('\r\n')))).toEqual([
    { address: 'ada@example.com', words: '550 5.1.1 <ada@example.com>: Recipient address rejected: User unknown' },
  ])
})

test('the address that the mail was sent to counts, not the one it was forwarded to', () => {
  const fields =
    'Original-Recipient: rfc822;ada@example.com\nFinal-Recipient: rfc822;other@example.org\nAction: failed\nStatus: 5.0.0'
  expect(bouncesIn(report(fields))).toEqual([{ address: 'ada@example.com', words: '5.0.0' }])
})

test('an address at a domain in Unicode is reported as it is stored', () => {
  const fields = 'Final-Recipient: utf-8; Info@Müller.de\nAction: failed\nStatus: 5.1.1'
  expect(bouncesIn(report(fields))).toEqual([{ address: 'info@xn--mller-kva.de', words: '5.1.1' }])
})

test.each([
  'Final-Recipient: rfc822; ada@example.com\nAction: delayed\nStatus: 4.4.1',
  'Final-Recipient: rfc822; ada@example.com\nAction: delivered\nStatus: 2.0.0',
  'Final-Recipient: rfc822; ada@example.com\nAction: failed\nStatus: 4.2.2',
  'Final-Recipient: rfc822; ada@example.com\nAction: failed\nStatus: 5.7.1',
  'Final-Recipient: x400; ada\nAction: failed\nStatus: 5.1.1',
  'Hello, your mail did not arrive.',
])('anything else is no bounce: %s', (fields) => {
  expect(bouncesIn(report(fields))).toEqual([])
})
