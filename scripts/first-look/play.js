import { newCustomer } from './customer.js'
import { visitorsOf } from './visitors.js'

const minute = 60_000
const hour = 60 * minute
/** A night: Perch's people write in its last hours only. */
const longestJump = 12 * hour
const maintainEvery = 2 * hour

/**
 * Lets the demo account live from the sandbox's beginning to the present, on its own clock: the product's worker does
 * everything that is due, then the clock moves on to what is due next. Can be interrupted, and goes on from there.
 * @param {{ web: string, warble: object, worker: object, sandbox: object, demo: object, signal: AbortSignal,
 *   log(line: string): void }} stage
 */
export async function play({ web, warble, worker, sandbox, demo, signal, log }) {
  const { clock, perch_url: perch } = sandbox
  const begun = Date.now()
  const began = clock.now().getTime()
  const customer = await newCustomer({ web, perch, demo, clock, signal })
  const visitors = await visitorsOf(perch, customer.handle)
  let maintained = 0
  let told = 0
  for (;;) {
    signal.throwIfAborted()
    const next = await worker.settle()
    const now = clock.now().getTime()
    const end = Date.now()
    if (now >= end - minute) break
    await customer.live(now, end)
    await visitors.live(now, began, end)
    if (now - maintained > maintainEvery) {
      maintained = now
      await worker.maintain()
    }
    const done = Math.floor((100 * (now - began)) / (end - began) / 10) * 10
    if (done > told) {
      told = done
      log(`The demo account’s two weeks: ${done} %.`)
    }
    const at = Math.min(Math.max(next?.getTime() ?? 0, now + minute), now + longestJump, end)
    await moveTo(new Date(at), sandbox, warble.services.clock)
  }
  await worker.maintain()
  await customer.leave()
  clock.set({ at: new Date() })
  log(`The demo account has lived up to now, in ${Math.round((Date.now() - begun) / 1000)} s.`)
}

async function moveTo(at, sandbox, clock) {
  sandbox.clock.set({ at })
  sandbox.act()
  // The product looks at the clock's file a few times per hundredth of a second.
  while (clock.now() < at) await new Promise((resolve) => setTimeout(resolve, 1))
}
