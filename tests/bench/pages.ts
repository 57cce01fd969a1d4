import { conclude, isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { aimTable, missed } from '../kit/measure.ts'
import { aimsOf, type SidePath, sideBySide } from './side-by-side.ts'

/** What pages cost beside a minimal Remix app with the same elements: `ROUNDS=5 SECONDS=3 npm run bench pages`. */
export const pagePaths: SidePath[] = [
  { path: '/', signedIn: false, goal: 8 },
  { path: '/pricing', signedIn: false, goal: 8 },
  { path: '/login', signedIn: false, goal: 8 },
  { path: '/dashboard', signedIn: true, goal: 0.8 },
  { path: '/dashboard/analytics', signedIn: true, goal: 0.8 },
]

/** The same for a call that programs poll: `npm run bench json`. */
export const callPaths: SidePath[] = [false, true].map((changing) => ({
  path: '/analytics/dashboard/{userId}',
  signedIn: true,
  changing,
  goal: 0.8,
}))

if (isMainModule(import.meta.url))
  await withPostgres(async (postgres) => {
    const paths = process.argv[2] === 'json' ? callPaths : pagePaths
    const [rounds, ms] = [sizeOf('ROUNDS', 5), sizeOf('SECONDS', 3) * 1_000]
    const aims = aimsOf(await sideBySide({ postgres, paths, rounds, ms }))
    console.table(aimTable(aims))
    conclude(aims.filter(missed).map(({ figure }) => `missed: ${figure}`))
  })
