import type { BrowserContext, Page } from '@playwright/test'
import { insertActionHistory } from '../kit/action-history.ts'
import type { World } from '../kit/world.ts'
import { signInShared } from './person.ts'

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

/** The user with four weeks of actions, who only looks. */
export const signInWithHistory = ({ context, world }: Visitor) =>
  signInShared(context, world, 'history', ['connected', 'coach_ilse'], ({ email }) => insertActionHistory(world, email))

/** The user without an account, who only looks. */
export const signInWithoutAccount = ({ context, world }: Visitor) =>
  signInShared(context, world, 'no account', ['skipped'])
