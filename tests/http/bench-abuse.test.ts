import { expect, inject, test } from 'vitest'
import { abuseAims, abuseRun } from '../bench/abuse.ts'
import { full } from '../kit/full.ts'

test('what an abusive client costs another user is measured beside the same without it', async () => {
  const report = await abuseRun({ postgres: inject('postgres'), rounds: 1, seconds: full ? 3 : 1, at_once: 40 })
  expect(report.lines.map(({ what }) => what)).toEqual(['dashboard', '/healthz', 'an action’s claim'])
  for (const { what, count, ratio } of report.lines) {
    expect(count, what).toBeGreaterThan(0)
    expect(ratio, what).toBeGreaterThan(0)
  }
  expect(abuseAims(report)).toHaveLength(15)
  const [pages] = Object.values(report.answers)
  expect(pages?.sent).toBeGreaterThanOrEqual(40)
  for (const { sent, done, refused, limited, busy, broken } of Object.values(report.answers)) {
    expect(done + refused + limited + busy).toBeLessThanOrEqual(sent)
    expect(broken).toBe(0)
  }
})
