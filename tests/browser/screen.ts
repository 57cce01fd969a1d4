import type { BrowserContext, Page } from '@playwright/test'
import type { World } from '../kit/world.ts'

export interface Visitor {
  page: Page
  context: BrowserContext
  world: World
}

/** A page in one of its states, for screenshots and for axe. */
export interface Screen {
  name: string
  /** Expected statuses. */
  statuses?: number[]
  visit(visitor: Visitor): Promise<void>
}
