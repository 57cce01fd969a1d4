import type { z } from 'zod'
import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import { nobody } from '#app/adapters/model/likeness.ts'
import type { Draft, Judgement, Meter, Mind, Payer } from '#app/adapters/model/mind.ts'
import { noModelCode, usedUpCode } from '#app/adapters/model/mind.ts'
import { fault } from '#app/adapters/model/sendable.ts'
import { standInModel } from '#app/content/stand-in.ts'
import { asRead, inOwnWords, type Post } from '#app/contract/posts.ts'
import type { Profile } from '#app/contract/profile.ts'
import { answerWire, readEach, unclear } from './answers.ts'
import type { Ask, ModelRequest } from './ask.ts'
import { askerOf, budgetOf, patience, type TokenBudget } from './budget.ts'
import { checkServer } from './check-server.ts'
import { claimsByModel, claimsWire } from './claims.ts'
import type { Dialect } from './dialect.ts'
import { type DialectRecord, dialectInMemory } from './dialect-record.ts'
import { isFinal, isOpenDoubt, joined, type OpenDoubt } from './embedded-verdict.ts'
import { isAboutAnswer, isOutage, isOverBudget, ModelFailure, mayBeAboutText } from './failure.ts'
import { mannerOf } from './manner.ts'
import { examplesFor, nearness } from './near.ts'
import { analyzeData, answerData, doubtData, judgeData, replyData, systems, topicData } from './prompts.ts'
import {
  doubtWire,
  draftWire,
  judgementWire,
  profileWire,
  toDecision,
  toDraft,
  toJudgement,
  toProfile,
  topicWire,
} from './schemas.ts'

export interface LlmSettings {
  url: string
  /** Sent as `Authorization: Bearer`; a model on the same machine may need none. */
  key?: string | undefined
  model: string
  /** Real ms, retries included. */
  timeoutMs: number
  meterOf(payer: Payer): Meter
  /** Does the work when the model cannot, and screens the model's work in any case. */
  fallback: Mind
  reader: Reader
  /** The reason contains nothing of a prompt, an answer or the key. */
  onFallback(reason: FallbackReason): void
  /** Real ms. */
  restMs?: number
  /** How this model at this server is asked. */
  dialects?: DialectRecord
  /** Called once for each, by one process of an installation. */
  onDialect?(dialect: Dialect): void
}

type Task = keyof typeof maxOutput

export interface FallbackReason {
  task: Task
  kind: string
  status: number | undefined
  message: string
  again: boolean
}

/** From this similarity on, a reply repeats what the user told someone else. */
const sameMeaning = 0.88
const minPosts = 5
const maxRestMs = 10 * 60_000
const maxOutput = { analyze: 2_000, judge: 200, doubt: 150, answers: 600, reply: 400, unsupported: 200, topic: 30 }

/**
 * Safety never depends on the model: the embedded mind judges first, and its refusals stand unless it offers an
 * `otherwise`. Network content is passed as data in the user message; the model has no tools. `recent` is not shown to
 * it, since it contains other customers' texts.
 */
export function llmMind(settings: LlmSettings): Mind {
  const { timeoutMs, fallback, reader, onFallback, restMs = 30_000 } = settings
  const waiting = patience(2 * timeoutMs)
  const manner = mannerOf(settings.dialects ?? dialectInMemory(), (dialect) => settings.onDialect?.(dialect))
  let model: Promise<Ask> | undefined
  let lastFailure: string | undefined

  function load(): Promise<Ask> {
    model ??= import('./ask.ts').then(({ openModel }) => openModel(settings, manner))
    return model
  }

  async function askOn<T>(
    asker: string,
    budget: TokenBudget,
    question: ModelRequest<T>,
    signal: AbortSignal,
  ): Promise<T> {
    signal.throwIfAborted()
    if (waiting.resting(asker)) throw new ModelFailure('resting')
    const limit = waiting.left(signal, timeoutMs)
    if (limit < timeoutMs / 10) throw new ModelFailure('slow')
    const asking = await load()
    const begun = performance.now()
    try {
      const answer = await asking(question, budget, limit, signal)
      waiting.succeeded()
      return answer
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      // Cut off because earlier questions used up the time: that says little about the model.
      if (error.kind === 'timeout' && limit < timeoutMs) throw new ModelFailure('slow')
      if (isOutage(error)) {
        const ms = Math.min(maxRestMs, Math.max(restMs, error.retryAfter ?? 0))
        waiting.rest(ms, asker, mayBeAboutText(error))
      }
      throw error
    } finally {
      waiting.took(signal, performance.now() - begun)
    }
  }

  /** Returns the model's work, or the fallback's, marked with the reason. Aborts and bugs are rethrown. */
  async function withFallback<T>(task: Task, work: () => Promise<T>, instead: (failure: ModelFailure) => Promise<T>) {
    try {
      const result = await work()
      lastFailure = undefined
      return result
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      const { kind, status, message } = error
      onFallback({ task, kind, status, message, again: kind === lastFailure })
      lastFailure = kind
      return instead(error)
    }
  }

  function usable<T>(value: T | null): T {
    if (value === null) throw new ModelFailure('bad_answer')
    return value
  }

  function mindFor(payer: Payer): Mind {
    const embedded = fallback.for(payer)
    const asker = askerOf(payer)
    const isStrangers = payer !== 'operator' && ('guest' in payer || payer.use === 'chat')
    let isUsedUp = false
    const budget = budgetOf(payer, settings.meterOf(payer), () => {
      isUsedUp = true
    })
    const ask = <T>(task: Task, prompt: string, schema: z.ZodType<T>, signal: AbortSignal) => {
      const [system, maxOutputTokens] = [systems[task], maxOutput[task]]
      return askOn(asker, budget, { system, prompt, schema, maxOutputTokens, isStrangers }, signal)
    }
    const decide = (post: Post, doubt: OpenDoubt, signal: AbortSignal) =>
      withFallback<Judgement>(
        'doubt',
        async () => {
          const answer = await ask('doubt', doubtData(post, doubt.code), doubtWire, signal)
          return usable(toDecision(answer, doubt.otherwise))
        },
        async (failure) => marked(doubt, `judged ${without(failure)}`),
      )
    return {
      name: `llm: ${settings.model}`,
      for: mindFor,
      unaided: () => embedded,
      isUsedUp: () => isUsedUp,

      async analyze(account, written, signal) {
        const posts = written.map(asRead)
        const counted = await embedded.analyze(account, posts, signal)
        if (posts.length < minPosts) return counted
        return withFallback<Profile>(
          'analyze',
          async () => {
            const data = analyzeData(account, posts, counted.key_topics)
            const profile = usable(toProfile(await ask('analyze', data, profileWire, signal), counted, posts))
            const { checkedTopics } = await import('./checked-topics.ts')
            return { ...profile, key_topics: await checkedTopics(profile.key_topics, counted.key_topics, posts) }
          },
          async (failure) => ({ ...counted, note: `This analysis was done ${without(failure)}.` }),
        )
      },

      groups: (texts, signal) => fallback.groups(texts, signal),
      nichesOf: (texts, signal) => fallback.nichesOf(texts, signal),
      order: (posts, profile, signal) => fallback.order(posts, profile, signal),
      prepare: (signal) => fallback.prepare(signal),
      mayOffend: (author, signal) => fallback.mayOffend(author, signal),

      async judge(found, profile, now, signal) {
        const post = asRead(found)
        const first = await fallback.judge(post, profile, now, signal)
        if (isOpenDoubt(first)) return decide(post, first, signal)
        if (isFinal(first)) return first
        return withFallback<Judgement>(
          'judge',
          async () => {
            const answer = await ask('judge', judgeData(post, profile), judgementWire, signal)
            return joined(usable(toJudgement(answer)), first)
          },
          async (failure) => marked(first, `judged ${without(failure)}`),
        )
      },

      readAnswers: (posts, signal) =>
        readEach(posts, {
          ask: (post) =>
            withFallback(
              'answers',
              () => ask('answers', answerData(inOwnWords(post)), answerWire, signal),
              async (failure) => (isAboutAnswer(failure) ? unclear : null),
            ),
          otherwise: (some) => fallback.readAnswers(some, signal),
        }),

      async reply(found, profile, maxLength, signal, recent = async () => nobody) {
        const post = asRead(found)
        // The post's age was judged before; the other guards apply to every caller.
        const judged = await fallback.judge(post, profile, post.created_at, signal)
        const guard = isOpenDoubt(judged) ? await decide(post, judged, signal) : judged
        if (guard.verdict === 'skip' && isFinal(guard)) return guard
        return withFallback<Draft>(
          'reply',
          async () => {
            const { examples, vector } = await examplesFor(post, profile, reader, signal)
            const answer = await ask('reply', replyData(post, profile, maxLength, examples), draftWire, signal)
            const draft = usable(toDraft(answer, post))
            if (draft.verdict === 'skip') return draft
            const sent = await recent()
            const near = await nearness(draft.text, vector, sent, reader, signal)
            if (near.is_hostile) throw new ModelFailure('bad_draft')
            // The same checks as in the domain, one step earlier: the embedded mind may still have a good answer.
            const context = { post, profile, recent: sent, maxLength, closeness: near.post }
            // Lazy: the data of all languages takes 80 MB.
            const { checkDraft } = await import('#app/adapters/model/checks.ts')
            const checked = near.repeated >= sameMeaning ? fault('near_duplicate') : checkDraft(draft.text, context)
            if (!checked.ok) throw Object.assign(new ModelFailure('bad_draft'), { draft: checked })
            return { ...draft, closeness: near.post, written_by: settings.model }
          },
          async (failure) => {
            const written = await fallback.reply(post, profile, maxLength, signal, recent)
            if (written.verdict === 'reply') return marked(written, `written ${without(failure)}`)
            if (failure.draft) return { verdict: 'skip', code: failure.draft.code, reason: failure.draft.reason }
            const otherwise = isOverBudget(failure) ? usedUpCode : noModelCode
            const code = isAboutAnswer(failure) ? 'no_draft' : otherwise
            return {
              verdict: 'skip',
              code,
              reason: `There’s no reply from the language model, because ${failure.message}.`,
            }
          },
        )
      },

      /** The model may see what the words don't show: altered facts, other languages. */
      async unsupported(draft, post, own, signal) {
        const found = await fallback.unsupported(draft, post, own, signal)
        if (found.length > 0) return found
        const askModel = (prompt: string) => ask('unsupported', prompt, claimsWire, signal)
        const work = () => claimsByModel(draft.text, own, reader, askModel, signal)
        return withFallback('unsupported', work, async () => (draft.written_by ? [draft.text] : []))
      },

      check: (signal) => checkServer(settings, signal),

      findHelp: (question, signal) => fallback.findHelp(question, signal),

      async chooseTopic(question, topics, signal) {
        if (settings.model === standInModel) return null
        const choice = async (order: readonly string[]) => {
          const { topic } = await ask('topic', topicData(question, order), topicWire, signal)
          return order[topic - 1] ?? null
        }
        // A model that guesses doesn't agree with itself on another order.
        const choose = async () => {
          const topic = await choice(topics)
          return topic !== null && topic === (await choice(topics.toReversed())) ? topic : null
        }
        return withFallback('topic', choose, async () => null)
      },
    }
  }

  return mindFor('operator')
}

const without = ({ message }: ModelFailure) => `without the language model, because ${message}`

function marked<T extends { reason: string }>(result: T, why: string): T {
  return { ...result, reason: `${result.reason} (${why})` }
}
