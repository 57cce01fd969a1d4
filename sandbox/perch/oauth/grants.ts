import { randomBytes } from 'node:crypto'
import type { Account, Grant } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import type { NetworkState } from '../state/network-state.ts'
import type { App } from './apps.ts'

/** X's lifetime of an access token. */
export const TOKEN_SECONDS = 7200

export const SCOPES: Record<string, string> = {
  'tweet.read': 'See posts',
  'users.read': 'See accounts',
  'tweet.write': 'Post and reply for you',
  'like.read': 'See what you like',
  'like.write': 'Like for you',
  'follows.read': 'See who you follow, and who follows you',
  'follows.write': 'Follow for you',
  'offline.access': 'Stay connected until you revoke it',
}

const token = (use: string) => `perch_${use}_${randomBytes(24).toString('base64url')}`

/** Issues new tokens, for a new grant or in place of an older one's. */
export function issueTokens(network: Network, grant: Pick<Grant, 'id' | 'app' | 'account' | 'scopes'>): Grant {
  const now = network.clock.now()
  const issued: Grant = {
    ...grant,
    accessToken: token('access'),
    refreshToken: grant.scopes.includes('offline.access') ? token('refresh') : null,
    expiresAt: new Date(now.getTime() + TOKEN_SECONDS * 1000).toISOString(),
  }
  network.record({ type: 'granted', at: now.toISOString(), grant: issued })
  return issued
}

export function revoke(network: Network, grant: Grant): void {
  network.record({ type: 'grant_revoked', at: network.clock.now().toISOString(), grant: grant.id })
}

/** Whether the grant's access token is still valid. */
export function isAlive(network: NetworkState & { clock: { now(): Date } }, grant: Grant): boolean {
  return grant.expiresAt > network.clock.now().toISOString()
}

export function grantsOf(network: Network, account: Account): Grant[] {
  return [...network.grants.values()].filter((grant) => grant.account === account.id)
}

const CODE_MS = 10 * 60_000

interface Code {
  app: App
  account: string
  scopes: string[]
  redirectUri: string
  challenge: string
  expiresAt: number
}

/** Authorization codes, each for one use. */
export class Codes {
  private readonly codes = new Map<string, Code>()

  constructor(private readonly clock: { now(): Date }) {}

  issue(code: Omit<Code, 'expiresAt'>): string {
    const value = randomBytes(24).toString('base64url')
    this.codes.set(value, { ...code, expiresAt: this.clock.now().getTime() + CODE_MS })
    return value
  }

  take(value: string): Code | null {
    const code = this.codes.get(value)
    this.codes.delete(value)
    return code && code.expiresAt > this.clock.now().getTime() ? code : null
  }
}
