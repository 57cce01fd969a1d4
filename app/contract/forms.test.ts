import { expect, test } from 'vitest'
import { ReplyInInbox } from '#app/contract/forms.ts'

test('a reply has the line breaks that its writer saw and its counter counted: forms send them as CRLF', () => {
  const inbox_id = '00000000-0000-4000-8000-000000000000'
  expect(ReplyInInbox.parse({ inbox_id, said: 'One?', text: ' One.\r\n\r\nTwo.\r\n' }).text).toBe('One.\n\nTwo.')
  expect(ReplyInInbox.safeParse({ inbox_id, said: 'One?', text: '\r\n' }).error?.issues[0]?.message).toBe(
    'Write your reply.',
  )
})
