import { expect, test } from 'vitest'
import { thisWeek, thisWeekSelect } from '#app/domain/activity/this-week.ts'
import { bestHourOf } from '#app/domain/activity/week.ts'
import { day, hour } from '#app/domain/time.ts'
import { fakeAccount } from '../kit/fake-network.ts'
import { inboxWorld } from '../kit/inbox-world.ts'

const { me, world, receive, answer, ...owner } = inboxWorld()
const { clock } = world
const people = ['ana', 'ben', 'cleo'].map((handle, at) => fakeAccount(`80${at}`, handle))
const ago = (ms: number) => new Date(clock.now().getTime() - ms)

test('what people asked in the last 7 days, and which of the user’s texts drew how many people', async () => {
  const own = { handle: me.handle, text: 'Three weeks off roast.' }
  const said = people.map((author, at) => ({
    ...answer(`Text ${at}`, { author, created_at: ago((3 - at) * hour) }),
    thread: [{ handle: 'someone', text: 'Morning.' }, own],
  }))
  await receive(...said)
  await world.bench.sql(`update inbox_posts set says = 'question' where text in ('Text 0', 'Text 1')`)
  await world.bench.sql(`update inbox_posts set says = 'complaint' where text = 'Text 2'`)
  const read = async () =>
    thisWeek((await thisWeekSelect(owner.user().id, clock.now()).execute(world.bench.db)).rows[0])
  const week = await read()
  expect([week.asked, week.questions.map(({ text }) => text)]).toEqual([2, ['Text 1', 'Text 0']])
  expect(week.drew).toEqual([{ text: own.text, people: 2 }])
  clock.forward(7 * day)
  expect(await read()).toMatchObject({ asked: 0, questions: [], drew: [] })
})

test('the best hour is where replies get more back than elsewhere, beyond chance, never where most were sent', () => {
  const at = (hour: number, replies: number, answered: number) => ({ weekday: 0, hour, replies, answered })
  expect(bestHourOf([at(9, 80, 16), at(18, 20, 6)])).toBeNull()
  expect(bestHourOf([at(9, 80, 8), at(18, 30, 18)])).toMatchObject({
    hour: 18,
    own: { replies: 30, answered: 18 },
    others: { replies: 80, answered: 8 },
  })
  expect(bestHourOf([])).toBeNull()
})
