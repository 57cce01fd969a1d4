import { oddnessOf } from '../../sandbox/perch/odd/oddness.ts'

/** How odd Perch is in this run of the tests: `PERCH_ODDNESS=7 npm test`. */
export const oddness = oddnessOf(process.env)
