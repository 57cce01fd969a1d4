import { setTimeout as pause } from 'node:timers/promises'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, Output } from 'ai'
import type { z } from 'zod'
import { within } from '#app/adapters/deadline.ts'
import { type Answered, answerIn, generated } from './answer.ts'
import { completionFetch } from './bounded-fetch.ts'
import { estimateTokens, type TokenBudget } from './budget.ts'
import { afterRefusal, type Dialect, inDialect, keyOf, tokensFor } from './dialect.ts'
import { type FailureKind, isTransient, ModelFailure } from './failure.ts'
import type { Manner } from './manner.ts'

export interface ModelRequest<T> {
  system: string
  prompt: string
  schema: z.ZodType<T>
  maxOutputTokens: number
  isStrangers?: boolean
}

interface ModelHost {
  url: string
  key?: string | undefined
  model: string
}

const retries = 2
const attemptShare = 0.6
const firstBackoff = 250
const rejectedKinds: ReadonlySet<FailureKind> = new Set(['busy', 'refused', 'unreachable'])

/** Otherwise the SDK would write its own warnings to the console. */
globalThis.AI_SDK_LOG_WARNINGS = false

export type Ask = <T>(
  question: ModelRequest<T>,
  budget: TokenBudget,
  limitMs: number,
  signal: AbortSignal,
) => Promise<T>

/** `limitMs` includes retries. Throws only `ModelFailure`, which never contains prompt, answer or key. */
export function openModel({ url, key, model }: ModelHost, manner: Manner): Ask {
  const chatIn = (dialect: Dialect) =>
    createOpenAICompatible({
      name: 'llm',
      baseURL: `${url.replace(/(?<!\/)\/+$/, '')}${dialect.path}`,
      ...(key ? { apiKey: key } : {}),
      supportsStructuredOutputs: true,
      transformRequestBody: (body) => inDialect(dialect, body),
      fetch: completionFetch,
    }).chatModel(model)

  async function once<T>(
    question: ModelRequest<T>,
    dialect: Dialect,
    budget: TokenBudget,
    limitMs: number,
    signal: AbortSignal,
  ): Promise<Answered<T>> {
    const { system, prompt, schema } = question
    const maxOutputTokens = tokensFor(dialect, question.maxOutputTokens)
    const reservation = await budget.reserve(estimateTokens(system) + estimateTokens(prompt) + maxOutputTokens)
    const settings = { model: chatIn(dialect), system, prompt, maxOutputTokens, temperature: 0.2, maxRetries: 0 }
    let isLate = false
    let used: number | undefined
    try {
      return await within(Math.max(1, Math.floor(limitMs)), [signal], async (abortSignal) => {
        abortSignal.addEventListener('abort', () => {
          isLate = true
        })
        const result = await generated({ ...settings, abortSignal, output: Output.object({ schema }) })
        used = result.usage?.totalTokens || undefined
        return answerIn(result, schema, dialect)
      })
    } catch (error) {
      const failure = isLate ? new ModelFailure('timeout') : failureOf(error)
      // A request that the server rejected costs nothing; one that it may have processed is charged.
      if (rejectedKinds.has(failure.kind)) used = 0
      signal.throwIfAborted()
      throw failure
    } finally {
      await reservation.settle(used)
    }
  }

  return async (question, budget, limitMs, signal) => {
    const end = performance.now() + limitMs
    const tried = new Set<string>()
    let dialect = await manner.dialect()
    for (let retried = 0; ; ) {
      signal.throwIfAborted()
      tried.add(keyOf(dialect))
      try {
        const left = end - performance.now()
        const answered = await once(question, dialect, budget, Math.min(limitMs * attemptShare, left), signal)
        await manner.understood(answered, question.isStrangers)
        return answered.answer
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error
        const other = otherDialect(error, dialect, tried, new URL(url).pathname === '/')
        if (other) {
          dialect = other
          continue
        }
        if (error.kind === 'bad_answer') await manner.misunderstood(dialect)
        if (!isTransient(error) || retried >= retries) throw error
        const wait = error.retryAfter ?? firstBackoff * 2 ** retried * (1 + Math.random())
        // Too little time would be left for a complete answer.
        if (performance.now() + wait > end - limitMs / 10) throw error
        retried += 1
        await pause(wait, undefined, { signal }).catch(() => signal.throwIfAborted())
      }
    }
  }
}

/** In another way than those tried: null if that would change nothing. */
function otherDialect(
  failure: ModelFailure,
  dialect: Dialect,
  tried: ReadonlySet<string>,
  isBare: boolean,
): Dialect | null {
  if (isBare && dialect.path === '' && (failure.status === 404 || failure.status === 405))
    return { ...dialect, path: '/v1' }
  if (failure.needsRoom) return dialect.reasons ? null : { ...dialect, reasons: true }
  return afterRefusal(dialect, failure.status ?? 0, failure.refusal, tried)
}

function failureOf(error: unknown): ModelFailure {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1)
    if (cause instanceof ModelFailure) return cause
  if (!APICallError.isInstance(error)) return new ModelFailure('bad_answer')
  const { statusCode: status, responseHeaders: headers, responseBody: refusal = '' } = error
  if (status === undefined) return new ModelFailure('unreachable')
  if (status === 429) return new ModelFailure('busy', status, retryAfter(headers))
  if (status === 408) return new ModelFailure('timeout', status)
  if (status >= 500) return new ModelFailure('unreachable', status, retryAfter(headers), refusal)
  return new ModelFailure(status >= 400 ? 'refused' : 'bad_answer', status, undefined, refusal)
}

function retryAfter(headers: Record<string, string> | undefined): number | undefined {
  const exact = Number.parseFloat(headers?.['retry-after-ms'] ?? '')
  if (exact >= 0) return exact
  const given = headers?.['retry-after'] ?? ''
  const ms = /^\d+(\.\d+)?$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now()
  return ms >= 0 ? ms : undefined
}
