import { vi } from 'vitest'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import { createReader } from '#app/adapters/model/encoder/reader.ts'
import { type FallbackReason, type LlmSettings, llmMind } from '#app/adapters/model/llm/index.ts'
import type { Meter } from '#app/adapters/model/mind.ts'
import type { Person, Post } from '#app/contract/posts.ts'
import type { Profile } from '#app/contract/profile.ts'
import { sample } from './sample.ts'

/** The time of all test posts and questions. */
export const noon = new Date('2026-06-15T12:00:00Z')
export const key = 'sk-test-0123456789abcdef'

export function person(change: Partial<Person> = {}): Person {
  return { id: 'p1', handle: 'dana_codes', display_name: 'Dana', bio: 'backend engineer', followers: 420, ...change }
}

export function post(text: string, change: Partial<Post> = {}): Post {
  const created_at = new Date(noon.getTime() - 60_000)
  const rest = { lang: 'en', likes: 1, replies: 0, is_reply: false, thread: [] }
  return {
    network: 'perch',
    id: 't1',
    author: person({ id: 'p2', handle: 'sam' }),
    text,
    created_at,
    ...rest,
    ...change,
  }
}

export const ownPosts = sample.tech.map((text, index) => post(text, { id: `own${index}`, author: person() }))
export const flaky = post(
  'Our integration tests fail about one run in ten because of a race in the database fixture. Retrying hides it.',
)

export function readProfile(): Promise<Profile> {
  return embeddedMind().analyze(person(), ownPosts, new AbortController().signal)
}

/** Counts in memory what a payer uses on the clock's UTC day. */
export function memoryMeter(tokens: number, clock = { now: () => noon }): Meter {
  const used = new Map<string, number>()
  const add = (day: string, more: number) => used.set(day, (used.get(day) ?? 0) + more)
  return {
    async reserve(estimate) {
      const day = clock.now().toISOString().slice(0, 10)
      if ((used.get(day) ?? 0) + estimate > tokens) return 'common'
      add(day, estimate)
      return async (actual) => void add(day, actual - estimate)
    },
  }
}

export interface MindUnderTest {
  mind: ReturnType<typeof llmMind>
  fallbacks: FallbackReason[]
}

export function mindAt(url: string, change: Partial<LlmSettings> = {}): MindUnderTest {
  const fallbacks: FallbackReason[] = []
  const mind = llmMind({
    url,
    key,
    model: 'test-model',
    // Far longer than retries take on a busy machine.
    timeoutMs: 30_000,
    meterOf: () => memoryMeter(1_000_000),
    fallback: embeddedMind(),
    reader: createReader(),
    onFallback: (reason) => fallbacks.push(reason),
    ...change,
  })
  return { mind, fallbacks }
}

/** Makes `performance.now()`, by which minds measure time, movable until mocks are restored. */
export function movableTime() {
  const real = performance.now.bind(performance)
  let ahead = 0
  vi.spyOn(performance, 'now').mockImplementation(() => real() + ahead)
  return {
    forward(ms: number) {
      ahead += ms
    },
  }
}

export const work = () => new AbortController().signal

export const good = {
  judgement: { verdict: 'engage', score: 0.8, code: null, reason: 'It is about flaky tests.' },
  draft: {
    verdict: 'reply',
    text: 'Retrying a flaky test just teaches everyone to ignore red. Does the race go away with one database fixture per test?',
    code: null,
    reason: 'It asks about the race in the fixture.',
  },
  profile: {
    niche: 'tech',
    confidence_score: 99,
    tone: 'dry',
    engagement_style: 'asks precise questions',
    posting_style: 'short observations',
    content_type: ['war stories'],
    engagement_patterns: 'replies to debugging stories',
    key_topics: ['CI', 'Postgres', 'ci'],
    prompts: [
      { title: 'Be dry', text: 'State the number and stop.', post_ids: ['own1', 'own1', 'nowhere'] },
      { title: 'Be concrete', text: 'Name the tool.', post_ids: ['own2'] },
      { title: 'Ask', text: 'Ask what was tried.', post_ids: ['own0'] },
      { title: 'Made up', text: 'Rests on nothing.', post_ids: ['nowhere'] },
    ],
  },
}

/** The JSON between the data tags of a user message. */
export function dataOf(content: string | undefined): unknown {
  const found = /^<data>\n(.*)\n<\/data>$/s.exec(content ?? '')
  return JSON.parse(found?.[1] ?? '')
}
