import type { Route } from './call.ts'
import { followingRoutes } from './following-routes.ts'
import { readingRoutes } from './reading-routes.ts'
import { searchRoutes } from './search-routes.ts'
import { userRoutes } from './user-routes.ts'
import { writingRoutes } from './writing-routes.ts'

/** In matching order: a literal path comes before one with a parameter. */
export const routes: readonly Route[] = [
  ...userRoutes,
  ...searchRoutes,
  ...readingRoutes,
  ...writingRoutes,
  ...followingRoutes,
]
