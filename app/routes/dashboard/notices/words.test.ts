import { expect, test } from 'vitest'
import type { Notification } from '#app/domain/notification/notification.ts'
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

test('what is unread and asks something comes first, and news of a day is one line', () => {
  const groups = grouped(notifications, 'all', dayOf)
  const idsOf = (those: Notification[]) => those.map(({ id }) => id)
  expect(groups.map(({ title, shown, folded }) => [title, idsOf(shown), idsOf(folded)])).toEqual([
    ['Needs you', ['ben'], []],
    ['2026-06-16', [], ['ana']],
    ['2026-06-15', ['dov', 'eli'], ['cleo']],
  ])
})

test('a filtered list hides nothing', () => {
  expect(grouped(notifications, 'talk', dayOf).flatMap(({ folded }) => folded)).toEqual([])
  expect(noticesAddress('asks', 'id')).toBe('/dashboard/notices?show=asks&before=id')
  expect(noticesAddress('all')).toBe('/dashboard/notices')
})

test('the line of news names people, not posts', () => {
  expect(authorsOf(['ana', 'ben', 'ana'].map((id) => one(id, {})))).toBe('@ana and @ben')
  expect(authorsOf(['a', 'b', 'c', 'd'].map((id) => one(id, {})))).toBe('@a, @b and 2 more')
})
