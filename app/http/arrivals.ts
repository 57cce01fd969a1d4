import type { Server } from 'node:http'

/** Rounds of the event loop for which new connections come first: somebody may open them without end. */
const mostRounds = 100

let arrived = 0

export function countArrivals(server: Server): void {
  server.on('connection', () => {
    arrived += 1
  })
}

/**
 * Calls `work` once no connection waits to be accepted. Node accepts one in each round of its event loop, so that with
 * a page rendered in each round the last of many at once would wait for all the pages before it.
 */
export function afterArrivals(work: () => void): void {
  setImmediate(() => afterRound(work, arrived, 0))
}

function afterRound(work: () => void, before: number, rounds: number): void {
  setImmediate(() => {
    if (arrived === before || rounds >= mostRounds) work()
    else afterRound(work, arrived, rounds + 1)
  })
}
