import type { Mind } from '#app/adapters/model/mind.ts'
import { analyseAccount } from './analyse/index.ts'
import { judgePost } from './judge/index.ts'
import { replyTo } from './reply/index.ts'
import { answerQuestion } from './support/answer.ts'

/** The mind that needs no network and no key: classical language processing over hand-written knowledge. Deterministic. */
export function embeddedMind(): Mind {
  return {
    name: 'embedded',
    analyse: (account, posts, signal) => analyseAccount(account, posts, signal),
    judge: async (post, profile, now, signal) => {
      signal.throwIfAborted()
      return judgePost(post, profile, now)
    },
    reply: async (post, profile, maxLength, signal, recent = []) => {
      signal.throwIfAborted()
      return replyTo(post, profile, maxLength, recent)
    },
    answer: async (question, signal) => {
      signal.throwIfAborted()
      return answerQuestion(question)
    },
  }
}
