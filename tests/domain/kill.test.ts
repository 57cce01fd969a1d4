import { expect, test } from 'vitest'
import { everyProcess, killRun } from '../chaos/kill.ts'
import { type ActionRow, type Evidence, faultsIn } from '../chaos/kill-check.ts'
import { full } from '../kit/full.ts'
import { startKillablePostgres } from '../kit/killable-postgres.ts'
import { seedOf } from '../kit/random.ts'

const size = full ? { kills: 20, actions: 60, bots: 7 } : { kills: 4, actions: 4, bots: 2 }

test('kills (SIGKILL) during actions: each action happened once and is recorded', async () => {
  const postgres = await startKillablePostgres()
  const report = await killRun({ postgres, seed: seedOf(3), victims: everyProcess, ...size }).finally(postgres.stop)
  expect(report).toMatchObject({ duplicates: [], lost: [], invented: [], undecided: [], over_limits: [] })
  expect(report.kills).toBe(size.kills)
  expect(report.actions).toBeGreaterThanOrEqual(size.actions)
  expect(Object.values(report.killed), 'worker, web and PostgreSQL').not.toContain(0)
  expect(report.during_open_call, 'some kills must happen during an open call').toBeGreaterThan(0)
})

const action: ActionRow = {
  user_id: 'u',
  kind: 'reply',
  state: 'success',
  target_id: '5',
  author_id: '6',
  author_handle: 'six',
  claimed_at: new Date('2026-06-15T12:00:00Z'),
  local_day: '2026-06-15',
}
const at = '2026-06-15T12:00:01Z'
const entry = {
  id: '1',
  at,
  kind: 'reply',
  actor: 'me',
  target: 'six',
  post_id: '9',
  target_post_id: '5',
  text: 'x',
} as const
const call = { at, handle: 'me', route: 'POST /2/tweets', status: 201, fault: null }
const limits = { hour: 30, day: 500, replies: 70, follows: 20 }
const fine: Evidence = { ledger: [entry], calls: [call], actions: [action], before: new Set(), limits }

test('faultsIn finds each kind of fault', () => {
  const counts = (change: Partial<Evidence>) =>
    Object.fromEntries(
      Object.entries(faultsIn({ ...fine, ...change }))
        .filter(([, found]) => found.length > 0)
        .map(([name, found]) => [name, found.length]),
    )
  expect(counts({})).toEqual({})
  expect(counts({ ledger: [entry, { ...entry, id: '2' }] })).toEqual({ duplicates: 1 })
  expect(counts({ calls: [call, call] })).toEqual({ duplicates: 1 })
  expect(counts({ actions: [] })).toEqual({ duplicates: 1, lost: 1 })
  expect(counts({ ledger: [], calls: [] })).toEqual({ invented: 1 })
  expect(counts({ actions: [{ ...action, state: 'unknown' }] })).toEqual({ undecided: 1 })
  expect(counts({ actions: [action, { ...action, state: 'sending', target_id: '7' }] })).toEqual({ undecided: 1 })
  const second = { ...action, target_id: '8' }
  const both = [entry, { ...entry, target_post_id: '8' }]
  expect(counts({ actions: [action, second], ledger: both })).toEqual({ over_limits: 1 })
  expect(counts({ limits: { ...limits, hour: 0 } })).toEqual({ over_limits: 1 })
})
