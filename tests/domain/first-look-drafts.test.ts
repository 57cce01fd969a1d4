import { expect, test } from 'vitest'
import { draftsOn } from '../../scripts/first-look/customer.js'

test('the demo account’s owner decides on likes and written replies, and leaves a reply that only they could write', () => {
  const form = (id: string, shown?: string) =>
    `<input type="hidden" name="action_id" value="${id}"/>${shown === undefined ? '' : `<input type="hidden" name="shown" value="${shown}"/>`}`
  expect(draftsOn(form('like') + form('reply', 'Good &amp; short.') + form('question', ''))).toEqual([
    { action_id: 'like' },
    { action_id: 'reply', shown: 'Good & short.' },
  ])
})
