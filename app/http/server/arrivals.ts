import type { Server } from 'node:http'

const maxRounds = 100

let arrived = 0

export function countArrivals(server: Server): void {
  server.on('connection', () => {
    arrived += 1
  })
}

/** Node accepts one connection per round of its event loop, so the last would wait for all pages before it. */
export function afterArrivals(work: () => void): void {
  setImmediate(() => afterRound(work, arrived, 0))
}

function afterRound(work: () => void, before: number, rounds: number): void {
  setImmediate(() => {
    if (arrived === before || rounds >= maxRounds) work()
    else afterRound(work, arrived, rounds + 1)
  })
}
