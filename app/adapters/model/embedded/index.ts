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
const judging = lazy(() => import('./judge/index.ts'))
const replying = lazy(() => import('./reply/index.ts'))
const answering = lazy(() => import('./support/answer.ts'))

/**
 * The mind that needs no network and no key: classical language processing over hand-written knowledge. Deterministic.
 * Its parts are loaded at their first use: the language data takes some 80 MB that a process without a bot never needs.
 */
export function embeddedMind(): Mind {
  return {
    name: 'embedded',
    async analyse(account, posts, signal) {
      const { analyseAccount } = await analysing()
      return analyseAccount(account, posts, signal)
    },
    async judge(post, profile, now, signal) {
      signal.throwIfAborted()
      const { judgePost } = await judging()
      return judgePost(post, profile, now)
    },
    async reply(post, profile, maxLength, signal, recent) {
      signal.throwIfAborted()
      const { replyTo } = await replying()
      return replyTo(post, profile, maxLength, recent)
    },
    async answer(question, signal) {
      signal.throwIfAborted()
      const { answerQuestion } = await answering()
      return answerQuestion(question)
    },
  }
}
