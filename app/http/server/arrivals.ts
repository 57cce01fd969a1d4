import type { Server } from 'node:http'

const mostRounds = 100

let arrived = 0

export function countArrivals(server: Server): void {
  server.on('connection', () => {
    arrived += 1
  })
}

/**
 * Calls `work` once no connection waits to be accepted. Node accepts one per round of its event loop: with a page
 * rendered in each round, the last of many connections would wait for all pages.
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
