import type { NetworkId } from '#app/contract/networks.ts'

export interface LlmUsage {
  user_id: string
  day: string
  tokens: number
}

export interface NetworkUsageTotal {
  network: NetworkId
  day: string
  posts: number
  users: number
  /** Millionths of a dollar. */
  micros: number
}

export interface NetworkUsage extends NetworkUsageTotal {
  user_id: string
}
