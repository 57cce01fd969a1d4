import { expect, test } from 'vitest'
import type { WaitingPerson } from '#app/domain/inbox/needs-you.ts'
import type { Notification, NotificationShow } from '#app/domain/notification/notification.ts'
import { authorsOf, grouped, noticesAddress } from './words.ts'

const one = (id: string, change: Partial<Notification>): Notification => ({
  id,
  kind: 'answer',
  person: id,
  name: null,
  text: 'Ha.',
  above: null,
  url: null,
  inbox_id: null,
  picture: null,
  says: 'chat',
  at: new Date('2026-06-16T12:00:00Z'),
  created_at: new Date('2026-06-16T12:00:00Z'),
  read_at: null,
  ...change,
})
const monday = { at: new Date('2026-06-15T12:00:00Z') }
const notifications = [
  one('ana', {}),
  one('ben', { says: 'question', ...monday }),
  one('cleo', { says: 'thanks', ...monday }),
  one('dov', { kind: 'complaint', says: 'complaint', ...monday, read_at: new Date() }),
  one('eli', { kind: 'complaint', says: 'stop', ...monday }),
]
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

const waits = (id: string): WaitingPerson => ({
  id,
  kind: 'mention',
  handle: id,
  name: id,
  picture: null,
  text: 'Well?',
  posted_at: monday.at,
  says: 'question',
  complained: null,
  has_draft: false,
})
const groupsOf = (listed: Notification[], show: NotificationShow, people: WaitingPerson[]) =>
  grouped(listed, show, dayOf, { count: people.length, people }).map(({ title, shown, folded }) => {
    const idsOf = (those: Notification[]) => those.map(({ id }) => id)
    return [title, idsOf(shown), idsOf(folded)]
  })

test('who needs the user comes first, read or not, whether there was a notification or not; news of a day is one line', () => {
  const told = notifications.map((one) => ({ ...one, inbox_id: `post-${one.id}` }))
  expect(groupsOf(told, 'all', [waits('post-dov'), waits('unheard')])).toEqual([
    ['Needs you', ['dov', 'unheard'], []],
    ['2026-06-16', [], ['ana']],
    ['2026-06-15', ['ben', 'eli'], ['cleo']],
  ])
})

test('what is unread about the bot or the account comes before the days', () => {
  const stopped = { kind: 'bot_stopped' as const, person: null, says: null, ...monday }
  const told = [one('ana', {}), one('stopped', stopped), one('earlier', { ...stopped, read_at: new Date() })]
  expect(groupsOf(told, 'all', [])).toEqual([
    ['Bot and plan', ['stopped'], []],
    ['2026-06-16', [], ['ana']],
    ['2026-06-15', ['earlier'], []],
  ])
})

test('a filtered list hides nothing', () => {
  expect(grouped(notifications, 'talk', dayOf, null).flatMap(({ folded }) => folded)).toEqual([])
  expect(noticesAddress('asks', 'id')).toBe('/dashboard/notices?show=asks&before=id')
  expect(noticesAddress('all')).toBe('/dashboard/notices')
})

test('the line of news names people, not posts', () => {
  expect(authorsOf(['ana', 'ben', 'ana'].map((id) => one(id, {})))).toBe('@ana and @ben')
  expect(authorsOf(['a', 'b', 'c', 'd'].map((id) => one(id, {})))).toBe('@a, @b and 2 more')
})
