import type { Mind } from '#app/adapters/model/mind.ts'

/**
 * The mind that needs no network and no key: classical language processing over hand-written knowledge. Deterministic.
 * Its parts are loaded at their first use: the language data takes some 80 MB that a process without a bot never needs.
 */
export function embeddedMind(): Mind {
  return {
    name: 'embedded',
    async analyse(account, posts, signal) {
      const { analyseAccount } = await import('./analyse/index.ts')
      return analyseAccount(account, posts, signal)
    },
    async judge(post, profile, now, signal) {
      signal.throwIfAborted()
      const { judgePost } = await import('./judge/index.ts')
      return judgePost(post, profile, now)
    },
    async reply(post, profile, maxLength, signal, recent = []) {
      signal.throwIfAborted()
      const { replyTo } = await import('./reply/index.ts')
      return replyTo(post, profile, maxLength, recent)
    },
    async answer(question, signal) {
      signal.throwIfAborted()
      const { answerQuestion } = await import('./support/answer.ts')
      return answerQuestion(question)
    },
  }
}
