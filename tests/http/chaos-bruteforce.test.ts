import { expect, inject, test } from 'vitest'
import { bruteFaults, bruteRun } from '../chaos/bruteforce.ts'

test('of 400 guesses from 100 addresses at two servers ten reach the password check, and the owner can sign in from a known browser and by mail', async () => {
  const report = await bruteRun({ postgres: inject('postgres'), guesses: 400, addresses: 100 })
  expect(bruteFaults(report, { health: false })).toEqual([])
  expect(report.hashed).toBeGreaterThan(0)
  expect(report.refused).toBeGreaterThan(300)
})
