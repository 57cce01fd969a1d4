import { expect, inject, test } from 'vitest'
import { worldFaults, worldRun } from '../bench/world.ts'
import { seedOf } from '../kit/random.ts'

test('a day among people of twelve languages: whoever asks is left alone, no link and no overlong text is sent', async () => {
  const report = await worldRun({ postgres: inject('postgres'), seed: seedOf(1), users: 1 })
  expect(worldFaults(report)).toEqual([])
})
