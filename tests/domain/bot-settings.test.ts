import { describe, expect, test } from 'vitest'
import { BotSettings } from '#app/contract/bot-settings.ts'
import { hourFields, type Week } from '#app/contract/settings.ts'
import { afterWork, modeAt, nextChange, nextWork, workLeft } from '#app/domain/bot/schedule/hours.ts'
import { termIn } from '#app/domain/bot/settings/term-in.ts'
import { hour } from '#app/domain/time.ts'

const every = (from: number, to: number) => Array.from({ length: 7 }, () => ({ from, to }))
const never = Array.from({ length: 7 }, () => null)

describe('working hours', () => {
  const week: Week = {
    work: [...every(9, 17).slice(0, 5), null, { from: 20, to: 2 }],
    quiet: [{ from: 12, to: 13 }, ...never.slice(1, 6), { from: 23, to: 6 }],
  }
  // 15 June 2026 is a Monday.
  test.each([
    ['2026-06-15T05:59:00Z', 'quiet'],
    ['2026-06-15T06:00:00Z', 'answer'],
    ['2026-06-15T09:00:00Z', 'work'],
    ['2026-06-15T12:30:00Z', 'quiet'],
    ['2026-06-15T17:00:00Z', 'answer'],
    ['2026-06-20T12:00:00Z', 'answer'],
    ['2026-06-21T22:59:00Z', 'work'],
    ['2026-06-21T23:00:00Z', 'quiet'],
    ['2026-06-22T01:30:00Z', 'quiet'],
  ])('the mode at %s is %s', (at, mode) => {
    expect(modeAt(week, new Date(at), 'UTC')).toBe(mode)
  })

  test('hours that end after midnight belong to the evening before', () => {
    const late: Week = { work: [...never.slice(1), { from: 20, to: 2 }], quiet: never }
    expect(modeAt(late, new Date('2026-06-22T01:30:00Z'), 'UTC')).toBe('work')
    expect(modeAt(late, new Date('2026-06-22T02:00:00Z'), 'UTC')).toBe('answer')
    expect(nextChange(late, new Date('2026-06-21T21:00:00Z'), 'UTC')).toEqual(new Date('2026-06-22T02:00:00Z'))
  })

  test('a break is not counted as remaining working time', () => {
    const monday = new Date('2026-06-15T11:00:00Z')
    expect(workLeft(week, monday, 'UTC')).toBe(5 * hour)
    expect(afterWork(week, monday, 'UTC', 2 * hour)).toEqual(new Date('2026-06-15T14:00:00Z'))
    expect(nextWork(week, new Date('2026-06-20T00:00:00Z'), 'UTC')).toEqual(new Date('2026-06-21T20:00:00Z'))
  })
})

describe('terms in a text', () => {
  test.each([
    ['crypto', 'My CRYPTO bag', true],
    ['crypto', 'all the cryptos', true],
    ['crypto', 'cryptography is hard', false],
    ['crypto*', 'cryptography is hard', true],
    ['kettle', 'Two kettles, one stove', true],
    ['kettles', 'This kettle leaks', true],
    ['café', 'in the Cafe again', true],
    ['#monday', 'Monday again', true],
    ['real estate', 'Real-estate prices', true],
    ['real estate', 'real big estate', false],
    ['ai', 'I said so', false],
    ['5g', 'Is 5G safe?', true],
    ['news', 'a new grinder', false],
    ['coffee', '#coffee!', true],
  ])('“%s” is found in “%s”: %s', (term, text, found) => {
    expect(termIn([term], text)).toBe(found ? term : null)
  })
})

describe('the settings form', () => {
  test('is parsed into settings', () => {
    const { from, to } = hourFields('quiet', 6)
    const read = BotSettings.parse({
      max_actions_per_hour: '7',
      daily_follow_limit: '0',
      enable_auto_reply: 'on',
      enable_auto_view: 'on',
      look_for: 'sailing\n\n trad  climbing ',
      avoid: 'crypto, NFTs, 🗳️',
      [from]: '22',
      [to]: '6',
      work_from_0: '9',
      work_to_0: '17',
      work_from_1: 'off',
    })
    expect(read).toMatchObject({
      max_actions_per_hour: 7,
      daily_follow_limit: 0,
      enable_auto_like: false,
      enable_auto_reply: true,
      look_for: ['sailing', 'trad climbing'],
      avoid: ['crypto', 'NFTs', '🗳️'],
      hours: { work: [{ from: 9, to: 17 }, ...never.slice(1)], quiet: [...never.slice(1), { from: 22, to: 6 }] },
    })
  })

  test.each([
    [{ mode: 'autopilot', mode_was: 'autopilot' }, undefined],
    [{ mode: 'copilot', mode_was: 'autopilot' }, 'copilot'],
    [{ mode: 'autopilot', mode_was: 'copilot' }, 'autopilot'],
    [{ mode: 'autopilot' }, 'autopilot'],
    [{ mode: 'autopilot', mode_was: 'else' }, 'autopilot'],
  ])('%j sets the mode to %s: only who changed it does', (sent, mode) => {
    expect(BotSettings.parse({ max_actions_per_hour: '5', daily_follow_limit: '5', ...sent }).mode).toBe(mode)
  })

  test.each([
    [{ max_actions_per_hour: 'many' }, 'max_actions_per_hour'],
    [{ avoid: '!!' }, 'avoid'],
    [{ look_for: 'x'.repeat(61) }, 'look_for'],
    [{ look_for: Array(21).fill('a').join('\n') }, 'look_for'],
    [{ work_from_2: '9', work_to_2: '9' }, 'work_from_2'],
    [{ work_from_2: '9' }, 'work_from_2'],
  ])('%j is refused with an error at its field', (change, field) => {
    const input = { max_actions_per_hour: '5', daily_follow_limit: '5', ...change }
    const read = BotSettings.safeParse(input)
    expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field])
  })
})
