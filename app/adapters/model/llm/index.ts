import { z } from 'zod'
import type { Clock } from '#app/adapters/clock.ts'
import { checkDraft } from '#app/adapters/model/checks.ts'
import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import { closeness, unpacked, type Vector } from '#app/adapters/model/encoder/vector.ts'
import { type Crowd, nobody } from '#app/adapters/model/likeness.ts'
import type { Draft, Judgement, Meter, Mind, MindState, SkipCode } from '#app/adapters/model/mind.ts'
import type { Post } from '#app/contract/posts.ts'
import type { Profile } from '#app/contract/profile.ts'
import type { Ask, Question } from './ask.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { type Budget, dailyBudget, partOf, userBudget } from './budget.ts'
import { isOutage, ModelFailure } from './failure.ts'
import { patience } from './patience.ts'
import { analyseData, answerData, judgeData, replyData, systems } from './prompts.ts'
import { draftWire, judgementWire, profileWire, toDraft, toJudgement, toProfile } from './schemas.ts'

export interface LlmSettings {
  /** Base address of an OpenAI-compatible API, such as `https://api.example.com/v1`. */
  url: string
  /** Sent as `Authorization: Bearer`; a model on the same machine may need none. */
  key?: string | undefined
  model: string
  /** Real ms that one question may take, tries again included. */
  timeoutMs: number
  /** Tokens of this process in one UTC day of the clock, see `dailyBudget`. */
  dailyTokens: number
  /** Tokens of one user in one UTC day, in all processes together; held where the work is counted on a meter. */
  userDailyTokens: number
  clock: Clock
  /** Does the work where the model cannot, and guards the model in any case. */
  fallback: Mind
  /** Tells the posts that the model is shown, the examples of the voice, and repetitions in other words. */
  reader: Reader
  /** Hears why, in words that hold nothing of a prompt, an answer or the key. */
  onFallback(reason: FallbackReason): void
  /** Real ms for which the model is left in peace after an outage. */
  restMs?: number
}

export interface FallbackReason {
  task: 'analyse' | 'judge' | 'reply' | 'answer'
  kind: string
  status: number | undefined
  message: string
  /** The last question failed in the same way. */
  again: boolean
}

/** What the embedded judge says of a post's worth; the model may see that otherwise. All its other skips are final. */
const open: ReadonlySet<SkipCode> = new Set(['off_topic', 'too_thin'])
/** A post that came less close than this to what the user writes about is not shown to the model. */
const leastScore = 0.25
/** From this closeness on, a reply says again what the user told somebody else. */
const sameMeaning = 0.88
const mostCompared = 40
const mostExamples = 3
/** Fewer posts are thin evidence whoever reads them. */
const fewestPosts = 5
const longestRest = 10 * 60_000
/** What people who are not signed in may use of the day's tokens in the chat, all together: anybody can ask. */
const guestShare = 0.1
const maxOutput = { analyse: 2_000, judge: 200, reply: 400, answer: 400 }

/**
 * A mind that asks a language model over any OpenAI-compatible API. Safety never depends on the model: the embedded mind
 * judges first, and its refusals stand. Where the model is out of budget, down or answers badly, the fallback does the
 * work and says so in its reason. Everything from the network is data in the user message; the model has no tools.
 * `recent` is not shown to the model (it holds other customers' texts); the output checks compare with it.
 */
export function llmMind(settings: LlmSettings): Mind {
  const { timeoutMs, fallback, reader, onFallback, restMs = 30_000 } = settings
  const whole = dailyBudget(settings.dailyTokens, settings.clock)
  const guests = partOf(whole, dailyBudget(settings.dailyTokens * guestShare, settings.clock, 'guest_budget'))
  const waiting = patience(2 * timeoutMs)
  let model: Promise<Ask> | undefined
  let lastFailure: string | undefined

  /** The SDK is loaded at the first question. */
  function load(): Promise<Ask> {
    model ??= import('./ask.ts').then(({ openModel }) => openModel(settings))
    return model
  }

  async function askOn<T>(budget: Budget, question: Question<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted()
    if (waiting.resting()) throw new ModelFailure('resting')
    const limit = waiting.left(signal, timeoutMs)
    if (limit < timeoutMs / 10) throw new ModelFailure('slow')
    const asking = await load()
    const begun = performance.now()
    try {
      return await asking(question, budget, limit, signal)
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      // Cut off because of the questions before it: that says little about the model.
      if (error.kind === 'timeout' && limit < timeoutMs) throw new ModelFailure('slow')
      if (isOutage(error)) waiting.rest(Math.min(longestRest, Math.max(restMs, error.retryAfter ?? 0)))
      throw error
    } finally {
      waiting.took(signal, performance.now() - begun)
    }
  }

  /** Answers with the model's work, or with the fallback's, marked with why. Aborted work and bugs are thrown on. */
  async function orElse<T>(task: FallbackReason['task'], work: () => Promise<T>, instead: (why: string) => Promise<T>) {
    try {
      const result = await work()
      lastFailure = undefined
      return result
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      const { kind, status, message } = error
      onFallback({ task, kind, status, message, again: kind === lastFailure })
      lastFailure = kind
      return instead(`written without the language model: ${message}`)
    }
  }

  function usable<T>(value: T | null): T {
    if (value === null) throw new ModelFailure('bad_answer')
    return value
  }

  function mindOn(budget: Budget): Mind {
    const ask: AskOn = (question, signal) => askOn(budget, question, signal)
    return {
      name: `llm: ${settings.model}`,
      for: (meter: Meter) => mindOn(partOf(whole, userBudget(settings.userDailyTokens, meter))),
      forGuests: () => mindOn(guests),

      async analyse(account, posts, signal) {
        const counted = await fallback.analyse(account, posts, signal)
        if (posts.length < fewestPosts) return counted
        return orElse<Profile>(
          'analyse',
          async () => {
            const prompt = analyseData(account, posts)
            const answer = await ask(
              { system: systems.analyse, prompt, schema: profileWire, maxOutputTokens: maxOutput.analyse },
              signal,
            )
            return usable(toProfile(answer, counted, posts))
          },
          async (why) => ({ ...counted, note: `This reading was ${why}.` }),
        )
      },

      groups: (texts, signal) => fallback.groups?.(texts, signal) ?? Promise.resolve([]),

      order: (posts, profile, signal) => fallback.order?.(posts, profile, signal) ?? Promise.resolve(posts),

      async judge(post, profile, now, signal) {
        const first = await fallback.judge(post, profile, now, signal)
        if (isFinal(first)) return first
        return orElse<Judgement>(
          'judge',
          async () => {
            const prompt = judgeData(post, profile)
            const answer = await ask(
              { system: systems.judge, prompt, schema: judgementWire, maxOutputTokens: maxOutput.judge },
              signal,
            )
            return usable(toJudgement(answer))
          },
          async (why) => marked(first, why),
        )
      },

      async reply(post, profile, maxLength, signal, recent = nobody) {
        // Its age was judged before; the rest of the guards hold for whoever asks for a reply.
        const guard = await fallback.judge(post, profile, post.created_at, signal)
        if (isFinal(guard) && guard.verdict === 'skip') return guard
        return orElse<Draft>(
          'reply',
          async () => {
            const { examples, vector } = await examplesFor(post, profile, reader, signal)
            const prompt = replyData(post, profile, maxLength, examples)
            const answer = await ask(
              { system: systems.reply, prompt, schema: draftWire, maxOutputTokens: maxOutput.reply },
              signal,
            )
            const draft = usable(toDraft(answer))
            if (draft.verdict === 'skip') return draft
            const near = await nearness(draft.text, vector, recent, reader, signal)
            if (near.repeated >= sameMeaning) throw new ModelFailure('bad_draft')
            // The same checks as the domain's, one step earlier: the embedded mind may still know a good answer.
            const context = { post, profile, recent, maxLength, closeness: near.post }
            if (!checkDraft(draft.text, context).ok) throw new ModelFailure('bad_draft')
            return { ...draft, closeness: near.post, written_by: settings.model }
          },
          async (why) => marked(await fallback.reply(post, profile, maxLength, signal, recent), why),
        )
      },

      check: (signal) => checkServer(settings, signal),

      async answer(question, signal, own) {
        const { asksAboutOwn, guardedAnswer, knowledge } = await import('#app/adapters/model/embedded/support.ts')
        const guarded = await guardedAnswer(question, reader, signal)
        if (guarded !== null) return guarded
        if (own && (await asksAboutOwn(question, reader, signal))) return own()
        return orElse(
          'answer',
          () =>
            ask(
              {
                system: systems.answer,
                prompt: answerData(question, knowledge),
                schema: chatAnswer,
                plain: true,
                maxOutputTokens: maxOutput.answer,
              },
              signal,
            ),
          () => fallback.answer(question, signal),
        )
      },
    }
  }

  return mindOn(whole)
}

async function checkServer({ url, key }: LlmSettings, signal: AbortSignal): Promise<MindState> {
  const headers: HeadersInit = key ? { authorization: `Bearer ${key}` } : {}
  // Servers without a list of models still respond.
  const { status } = await boundedFetch(`${url.replace(/(?<!\/)\/+$/, '')}/models`, { headers, signal }).catch(
    (error) => ({
      status: error instanceof ModelFailure ? (error.status ?? 0) : 0,
    }),
  )
  if (status === 401 || status === 403) return 'refused'
  return status === 0 || status >= 500 ? 'unreachable' : 'ready'
}

type AskOn = <T>(question: Question<T>, signal: AbortSignal) => Promise<T>

const chatAnswer = z
  .string()
  .trim()
  .min(1)
  .max(2_000)
  .refine((text) => !/\bhttps?:|\bwww\.|<\/?data>/i.test(text))

function isFinal(judgement: Judgement): boolean {
  if (judgement.verdict !== 'skip') return false
  return !open.has(judgement.code) || (judgement.score ?? 1) < leastScore
}

function marked<T extends { reason: string }>(result: T, why: string): T {
  return { ...result, reason: `${result.reason} (${why})` }
}

/** The user's own posts that are closest to a post: how they sound when they speak of the like. */
async function examplesFor(post: Post, { interests }: Profile, reader: Reader, signal: AbortSignal) {
  const [vector] = (await reader.posts([post], signal)) as [Vector]
  const near = (interests?.posts ?? []).map(({ text, vector: own }) => ({
    text,
    near: closeness(unpacked(own), vector),
  }))
  near.sort((a, b) => b.near - a.near)
  return { vector, examples: near.slice(0, mostExamples).map(({ text }) => text) }
}

/** How close a draft is to its post, and to what the user sent others. */
async function nearness(text: string, post: Vector, { ownTexts }: Crowd, reader: Reader, signal: AbortSignal) {
  const [draft, ...sent] = (await reader.texts([text, ...ownTexts.slice(0, mostCompared)], signal)) as [
    Vector,
    ...Vector[],
  ]
  return { post: closeness(draft, post), repeated: Math.max(0, ...sent.map((one) => closeness(one, draft))) }
}
