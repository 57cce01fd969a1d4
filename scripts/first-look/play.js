import { setTimeout as pause } from 'node:timers/promises'
import { newCustomer, watchedAgainFrom } from './customer.js'
import { newVisitors } from './visitors.js'

const minute = 60_000
const hour = 60 * minute
/** A night: Perch's people write in its last hours only. */
const longestJump = 12 * hour
const maintainEvery = 2 * hour
const toldEvery = 20
const tries = 6
const againMs = 5_000

/**
 * Lets the demo account live from the sandbox's beginning to the present, on its own clock: the product's worker does
 * everything that is due, then the clock moves on to what is due next. Goes on where it was interrupted, and waits while
 * someone signs up or connects.
 * @param {{ web: string, warble: object, worker: object, sandbox: object, demo: object, newcomers: object,
 *   signal: AbortSignal, log(line: string): void }} stage
 */
export async function play(stage) {
  const { clock } = stage.sandbox
  const { signal, log } = stage
  const started = Date.now()
  try {
    for (let left = tries; !(await livedThrough(stage, started, left)); left -= 1) {
      log('The demo account’s past was interrupted, and goes on.')
      await pause(againMs, null, { signal })
    }
    log(`The demo account has lived up to now, in ${Math.round((Date.now() - started) / 1000)} s.`)
  } finally {
    // Whatever happened, a clock that is far behind would puzzle whoever comes.
    if (!signal.aborted) clock.set({ at: new Date(Math.max(Date.now(), clock.now().getTime())) })
  }
}

/** Whether it got to the present. Throws at the last try: a slow machine may only have needed more time before. */
async function livedThrough(stage, started, left) {
  try {
    await live(stage, started)
    return true
  } catch (error) {
    if (stage.signal.aborted || left <= 1) throw error
    return false
  }
}

async function live({ web, warble, worker, sandbox, demo, newcomers, signal, log }, started) {
  const { clock, perch_url: perch } = sandbox
  const customer = await newCustomer({ web, perch, demo, pays: sandbox.payments !== null, signal })
  newcomers.customerIsSet()
  const life = { began: customer.began, now: clock.now().getTime(), end: started }
  const visitors = newVisitors(perch, customer.handle, life)
  let [maintained, told] = [0, 0]
  while (life.now < Date.now() - minute) {
    signal.throwIfAborted()
    const next = await worker.settle()
    await customer.live(life)
    await visitors.live(life)
    if (life.now - maintained > maintainEvery) {
      maintained = life.now
      await worker.maintain()
    }
    const share = Math.floor((100 * (life.now - life.began)) / (life.end - life.began))
    if (share >= told + toldEvery) {
      told = share - (share % toldEvery)
      log(`The demo account’s past: ${told} % lived.`)
    }
    if (newcomers.areThere()) {
      log('The demo account’s past waits while someone signs up or connects.')
      while (newcomers.areThere()) await pause(250, null, { signal })
      life.now = clock.now().getTime()
      continue
    }
    const turn = watchedAgainFrom(life.end)
    const latest = Math.min(life.now + longestJump, life.now < turn ? turn : Date.now(), Date.now())
    const at = Math.min(Math.max(next?.getTime() ?? 0, life.now + minute), latest)
    await moveTo(new Date(at), sandbox, warble.services.clock)
    life.now = at
  }
  await worker.settle()
  await worker.maintain()
  await customer.leave()
}

async function moveTo(at, sandbox, clock) {
  sandbox.clock.set({ at })
  sandbox.act()
  // The product looks at the clock's file every few milliseconds.
  while (clock.now() < at) await new Promise((resolve) => setTimeout(resolve, 1))
}
