/** Whether the long runs (load, kills, benchmarks) have their full size: `npm run test:full`. */
export const full = process.env.FULL === '1'
