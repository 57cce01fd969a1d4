import { expect, inject, test } from 'vitest'
import { bruteFaults, bruteRun } from '../chaos/bruteforce.ts'

test('of 200 guesses from 50 addresses at two servers ten reach the password check, and the owner can sign in from a known browser and by mail', async () => {
  const report = await bruteRun({ postgres: inject('postgres'), guesses: 200, addresses: 50 })
  expect(bruteFaults(report, { health: false })).toEqual([])
  expect(report.hashed).toBeGreaterThan(0)
  expect(report.refused).toBeGreaterThan(150)
})
