import { generateText, NoObjectGeneratedError } from 'ai'
import type { z } from 'zod'
import { fittingObject, hasThought } from './answer-text.ts'
import type { Dialect } from './dialect.ts'
import { ModelFailure } from './failure.ts'

type Generated = Pick<Awaited<ReturnType<typeof generateText>>, 'text' | 'finishReason'> & {
  reasoningText?: string | undefined
  usage?:
    | { totalTokens?: number | undefined; outputTokenDetails?: { reasoningTokens?: number | undefined } }
    | undefined
}

/** Also a text that is no bare JSON. */
export async function generated(settings: Parameters<typeof generateText>[0]): Promise<Generated> {
  try {
    return await generateText(settings)
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error
    const { text = '', usage, finishReason = 'other' } = error
    return { text, usage, finishReason }
  }
}

/** "eos" and no reason at all are other reasons to end; whether the answer is complete shows in it. */
const ended: ReadonlySet<string> = new Set(['stop', 'other', 'unknown'])

/** `reported` by the server; `written` in the text, which may only quote what it was asked about. */
export type Thought = 'reported' | 'written' | null

export interface Answered<T> {
  answer: T
  dialect: Dialect
  thought: Thought
}

export function answerIn<T>(
  { text, finishReason, reasoningText = '', usage }: Generated,
  schema: z.ZodType<T>,
  dialect: Dialect,
): Answered<T> {
  const isReported = (usage?.outputTokenDetails?.reasoningTokens ?? 0) > 0 || reasoningText !== ''
  const thought = isReported ? 'reported' : hasThought(text) ? 'written' : null
  if (!ended.has(finishReason)) {
    const isCut = finishReason === 'length' && (thought !== null || text.trim() === '')
    throw new ModelFailure('bad_answer').needing(isCut)
  }
  const answer = fittingObject(text, schema)
  if (answer === null) throw new ModelFailure('bad_answer')
  return { answer, dialect, thought }
}
