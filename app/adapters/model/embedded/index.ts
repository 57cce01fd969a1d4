import { randomUUID } from 'node:crypto'
import { createReader, type Reader } from '#app/adapters/model/encoder/reader.ts'
import type { Mind } from '#app/adapters/model/mind.ts'

/** Asking the loader again for every post costs more than judging it. */
function lazy<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load()
    return loading
  }
}

const analysing = lazy(() => import('./analyse/index.ts'))
const judging = lazy(() => import('./judge.ts'))
const replying = lazy(() => import('./reply.ts'))
const answering = lazy(() => import('./support.ts'))

/**
 * The mind that needs no network and no key: it compares what texts mean, by a sentence encoder and small heads trained over it, and
 * answers in the user's own words or not at all. Its parts are loaded at their first use.
 */
export function embeddedMind(reader: Reader = createReader()): Mind {
  return {
    name: 'embedded',
    async analyse(account, posts, signal) {
      return (await analysing()).analyseAccount(account, posts, reader, signal)
    },
    async order(posts, profile, signal) {
      return (await judging()).ordered(posts, profile, reader, signal)
    },
    async judge(post, profile, now, signal) {
      signal.throwIfAborted()
      return (await judging()).judgePost(post, profile, now, reader, signal)
    },
    async reply(post, profile, maxLength, signal, recent) {
      signal.throwIfAborted()
      return (await replying()).replyTo(post, profile, maxLength, reader, signal, recent)
    },
    async check(signal) {
      // A text that no cache knows.
      const [vector] = await reader.texts([randomUUID()], signal).catch(() => [])
      return vector ? 'ready' : 'unreachable'
    },
    async answer(question, signal, own) {
      signal.throwIfAborted()
      return (await answering()).answerQuestion(question, reader, signal, own)
    },
  }
}
