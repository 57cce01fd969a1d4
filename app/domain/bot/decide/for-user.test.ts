import { expect, test } from 'vitest'
import type { Post } from '#app/contract/posts.ts'
import type { Intent } from '#app/domain/bot/send/planned-actions.ts'
import { leftBy } from './for-user.ts'

const intent = (post: Partial<Post>) => ({ reason: 'There’s nothing to add.', post: post as Post }) as Intent

test('a question to the user is never skipped as nothing worth adding', () => {
  const asked = intent({ to_user: 'names', says: 'question' })
  const skip = leftBy(asked, 'nothing_to_add')
  expect([skip.code, skip.reason]).toEqual(['yours', 'There’s nothing to add. This one is yours to reply to.'])
  expect(leftBy(skip, 'no_answer').reason).toBe(skip.reason)
})

test('what should not be answered, or was not asked of the user, keeps its code', () => {
  expect(leftBy(intent({ to_user: 'names', says: 'question' }), 'sensitive').code).toBe('sensitive')
  expect(leftBy(intent({ to_user: 'names', says: 'thanks' }), 'nothing_to_add').code).toBe('nothing_to_add')
  expect(leftBy(intent({ says: 'question' }), 'nothing_to_add').code).toBe('nothing_to_add')
})
