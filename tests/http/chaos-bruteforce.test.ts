import { expect, inject, test } from 'vitest'
import { bruteFaults, bruteRun } from '../chaos/bruteforce.ts'
import { full } from '../kit/full.ts'

const size = full ? { guesses: 400, addresses: 100 } : { guesses: 100, addresses: 25 }

test('of many guesses from many addresses at two servers ten reach the password check, and the owner can sign in from a known browser and by mail', async () => {
  const report = await bruteRun({ postgres: inject('postgres'), ...size })
  expect(bruteFaults(report, { health: false })).toEqual([])
  expect(report.hashed).toBeGreaterThan(0)
  expect(report.refused).toBeGreaterThan(size.guesses * 0.75)
})
