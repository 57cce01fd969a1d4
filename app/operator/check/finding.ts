import type { Env } from '#app/env/index.ts'
import type { Services } from '#app/services.ts'

/** `fault`: something doesn't work. `warning`: it works, but not as it should in production. */
export type Level = 'ok' | 'warning' | 'fault'

export interface Finding {
  level: Level
  says: string
  /** What to do about it, as a sentence. */
  remedy?: string
}

export interface CheckContext {
  env: Env
  services: Pick<Services, 'db' | 'seals' | 'payments' | 'tokens'>
  /** Gets a test mail. */
  mailTo: string | null
  signal: AbortSignal
}

export type Check = (context: CheckContext) => Promise<Finding[]>

export const ok = (says: string): Finding => ({ level: 'ok', says })
export const warning = (says: string, remedy: string): Finding => ({ level: 'warning', says, remedy })
export const fault = (says: string, remedy: string): Finding => ({ level: 'fault', says, remedy })

/** An error's own words, for an operator; connection errors to several addresses have theirs inside. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const [inner] = error instanceof AggregateError ? error.errors : []
  const { message } = error.message || !inner ? error : inner
  const cause = error.cause instanceof Error ? `: ${reasonOf(error.cause)}` : ''
  return `${message || error.name}${cause}`.replace(/\.$/, '')
}
