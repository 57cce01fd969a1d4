import type { DraftProblem } from '#app/adapters/model/sendable.ts'

const sentences = {
  budget: 'it has reached its daily token limit',
  user_budget: 'your share of it for that day was used up',
  plan_budget: 'your plan’s share of it for that day was used up',
  guest_budget: 'today’s share for visitors is used up',
  busy: 'it’s busy and asked us to slow down',
  timeout: 'it took too long',
  unreachable: 'it can’t be reached',
  refused: 'its server refused the request',
  too_long: 'its answer was too long',
  bad_answer: 'its answer couldn’t be used',
  bad_draft: 'its draft didn’t pass our checks',
  resting: 'it failed a moment ago',
  slow: 'it was too slow for this step',
}

export type FailureKind = keyof typeof sentences

/** Has no cause: the SDK's errors contain the prompt and the answer, and neither belongs in a log. */
export class ModelFailure extends Error {
  override name = 'ModelFailure'
  readonly kind: FailureKind
  readonly status: number | undefined
  /** In ms. */
  readonly retryAfter: number | undefined
  /** The server's words, which may repeat the prompt: not enumerable, so that no log has them. */
  declare readonly refusal: string
  /** The token limit was used up by reasoning. */
  needsRoom = false
  /** What is wrong with a `bad_draft`. */
  draft: DraftProblem | undefined

  constructor(kind: FailureKind, status?: number, retryAfter?: number, refusal = '') {
    super(sentences[kind])
    this.kind = kind
    this.status = status
    this.retryAfter = retryAfter
    Object.defineProperty(this, 'refusal', { value: refusal, enumerable: false })
  }

  needing(room: boolean): this {
    this.needsRoom = room
    return this
  }
}

export const isOverBudget = ({ kind }: ModelFailure) => kind.endsWith('budget')

/** Worth retrying at once. */
export function isTransient({ kind }: ModelFailure): boolean {
  return kind === 'busy' || kind === 'timeout' || kind === 'unreachable'
}

/** A wrong address, key, model or account; a 400 may concern a single post. */
const misconfigured = new Set([401, 402, 403, 404])

const unusable = new Set<FailureKind>(['too_long', 'bad_answer', 'bad_draft'])

/** Asking again would only take more tokens. */
export function isAboutAnswer({ kind, status }: ModelFailure): boolean {
  return unusable.has(kind) || (kind === 'refused' && !misconfigured.has(status ?? 0))
}

/** One text may cause it too: a long thought, an upstream that refuses it, a prompt that costs too much. */
export const mayBeAboutText = ({ kind, status = 0 }: ModelFailure) =>
  kind === 'timeout' || status === 402 || (kind === 'unreachable' && status >= 500)

/** The server as a whole has a problem, not just this one answer: many hosts refuse a text they object to with 403. */
export function isOutage(failure: ModelFailure): boolean {
  const { kind, status = 0 } = failure
  return isTransient(failure) || (kind === 'refused' && status !== 403 && misconfigured.has(status))
}
