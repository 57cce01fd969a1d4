import { expect, test } from 'vitest'
import { loadNotifications, readNotifications } from '#app/domain/notification/notification.ts'
import { fakeAccount } from '../kit/fake-network.ts'
import { inboxWorld } from '../kit/inbox-world.ts'

const { world, receive, answer, ...owner } = inboxWorld()
const { clock } = world
const load = async () => (await loadNotifications(world.bench.db, owner.user().id, null)).notifications

test('a notification quotes above an answer only what the user wrote, not a post that the answer quotes', async () => {
  const own = { handle: 'Finch', text: 'Grind finer.' }
  const quoted = { handle: 'wren', text: 'All baristas are thieves.' }
  const quotes = { author_id: fakeAccount('77', 'wren').id, handle: 'wren' }
  await receive(
    answer('Thanks a lot, that helped!', { thread: [own, quoted], quotes }),
    answer('And what about this?', { thread: [quoted], quotes }),
  )
  expect((await load()).map(({ text, above }) => [text, above]).toSorted()).toEqual([
    ['And what about this?', null],
    ['Thanks a lot, that helped!', 'Grind finer.'],
  ])
})

test('those of one kind are marked as read without the others', async () => {
  await receive(answer('Which grinder do you use for this?'), answer('Thank you so much, that helped a lot!'))
  const { db } = world.bench
  await readNotifications(db, owner.user().id, clock.now(), clock.now(), 'asks')
  const unread = async () => (await load()).flatMap(({ says, read_at }) => (read_at === null ? [says] : []))
  expect(await unread()).toEqual(['thanks'])
  await readNotifications(db, owner.user().id, clock.now(), clock.now(), 'unread')
  expect(await unread()).toEqual([])
})
