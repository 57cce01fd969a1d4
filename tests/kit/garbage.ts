import { setImmediate as otherWork } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Collects all garbage, and lets what is told of that run. */
export async function collectGarbage(): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    await otherWork()
    collect()
  }
  await otherWork()
}
