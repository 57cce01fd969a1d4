import { expect, test } from 'vitest'
import { fakeAccount } from '../kit/fake-network.ts'
import { queueWorld } from '../kit/queue-world.ts'

const queue = queueWorld()
const author = fakeAccount('900', 'someone')

test('a draft tells the last three contacts with its person, newest first, and no one else’s', async () => {
  const { world } = queue
  const { clock } = world
  const first = await queue.draft({ author })
  expect(first.earlier).toEqual([])
  await queue.send(first)
  for (const [at, id] of ['900', '900', '900', '901'].entries()) {
    clock.forward(60_000)
    await world.bench.sql(
      `insert into inbox_posts (user_id, network, network_account_id, post_id, kind, author_id, author_handle,
         author_name, text, thread, posted_at)
       values ($1, 'perch', '4711', $2, 'answer', $3, 'someone', 'Someone', 'Hello.', '[]', $4)`,
      [queue.user.id, `post${at}`, id, clock.now()],
    )
  }
  await world.bench.sql('delete from inbox_posts where post_id = $1', ['post2'])
  clock.forward(26 * 3_600_000)
  const { id } = await queue.draft({ author })
  await world.bench.sql('update actions set outcome_likes = 2, outcome_replies = 1 where id = $1', [first.id])
  const second = (await queue.load()).waiting.find((one) => one.id === id)
  expect(second?.earlier).toMatchObject([
    { kind: 'wrote' },
    { kind: 'wrote' },
    { kind: 'reply', replies_back: 1, likes_back: 2, followed_back: false },
  ])
})
