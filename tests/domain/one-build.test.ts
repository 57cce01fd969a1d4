import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { alone } from '../../scripts/alone.js'

/** Of the processes that find a stale build, one builds at a time (scripts/ready.js). */

const folder = mkdtempSync(join(tmpdir(), 'warble-alone-'))
const file = join(folder, 'held')
afterAll(() => rmSync(folder, { recursive: true }))

test('one works, and the others wait for it, whether it succeeds or not', async () => {
  let [atOnce, most] = [0, 0]
  const results = await Promise.allSettled(
    [1, 2, 3, 4].map((number) =>
      alone(file, async () => {
        atOnce += 1
        most = Math.max(most, atOnce)
        for (let turns = 0; turns < 100; turns += 1) await turn()
        atOnce -= 1
        if (number === 1) throw new Error('this build failed')
        return number
      }),
    ),
  )
  expect(most).toBe(1)
  expect(results.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual(['failed', 2, 3, 4])
  expect(existsSync(file)).toBe(false)
})

test('one that died in its work holds up nobody, even if another process got its number', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(file, `${pid}`)
  expect(await alone(file, async () => 'built')).toBe('built')

  writeFileSync(file, `${process.pid}`)
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(file, longAgo, longAgo)
  expect(await alone(file, async () => 'built')).toBe('built')
})

test('where no file can be written the work is done', async () => {
  expect(await alone(join(folder, 'missing', 'held'), async () => 'built')).toBe('built')
})
