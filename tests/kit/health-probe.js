import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** Polls these URLs in a separate thread, so that the test's own work does not affect the measured times. */
const times = []
let on = true
parentPort.once('message', () => {
  on = false
})

async function watch(address) {
  while (on) {
    const begun = performance.now()
    await (await fetch(address)).text()
    times.push(performance.now() - begun)
    await pause(20)
  }
}

await Promise.all(workerData.map(watch))
parentPort.postMessage(times)
