import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bestHourOf } from '#app/domain/activity/best-hour.ts'
import { thisWeek, thisWeekSelect } from '#app/domain/activity/this-week.ts'
import { day, hour } from '#app/domain/time.ts'
import { fakeAccount } from '../kit/fake-network.ts'
import { inboxWorld } from '../kit/inbox-world.ts'
import { newUser } from '../kit/people.ts'

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

test('each customer sees the picture that their own server told, whoever else met the person', async () => {
  const [author] = people
  if (!author) throw new Error('nobody writes')
  await receive({ ...answer('Which grinder?', { author }) })
  await world.bench.sql(`update inbox_posts set says = 'question'`)
  const other = await newUser(world.bench)
  for (const [user, file] of [
    [owner.user(), 'mine'],
    [other, 'theirs'],
  ] as const)
    await world.bench.sql(
      'insert into people_pictures (user_id, network, handle, address, seen_at) values ($1, $2, $3, $4, now())',
      [user.id, world.network.id, author.handle, `https://pictures.example/${file}`],
    )
  const { rows } = await thisWeekSelect(owner.user().id, clock.now()).execute(world.bench.db)
  const version = createHash('md5').update('https://pictures.example/mine').digest('hex').slice(0, 8)
  expect(thisWeek(rows[0]).questions).toMatchObject([{ picture: expect.stringMatching(`v=${version}$`) }])
})

test('the best hour is where replies get more back than elsewhere, beyond chance, never where most were sent', () => {
  const at = (hour: number, replies: number, answered: number) => ({ weekday: 0, hour, replies, answered })
  expect(bestHourOf([at(9, 80, 16), at(18, 20, 6)])).toMatchObject({ hour: 18, is_clear: false })
  expect(bestHourOf([at(9, 80, 8), at(18, 30, 18)])).toMatchObject({
    hour: 18,
    own: { replies: 30, answered: 18 },
    others: { replies: 80, answered: 8 },
    is_clear: true,
  })
  expect(bestHourOf([at(9, 80, 16), at(18, 9, 9)])).toBeNull()
  expect(bestHourOf([])).toBeNull()
})
