import { checkDraft } from '#app/adapters/model/checks.ts'
import { nobody } from '#app/adapters/model/likeness.ts'
import type { Mind, Post } from '#app/adapters/model/mind.ts'

interface Recorded {
  mind: Mind
  /** Does all of it once more and answers the processor time that it took, in ms. */
  replay(): Promise<number>
}

/** Remembers what it was asked, so that the mind's share can be measured apart from the steps around it. */
export function recording(mind: Mind): Recorded & { forget(): void } {
  const endless = new AbortController().signal
  const asked: ((copy: (post: Post) => Post) => Promise<unknown>)[] = []
  return {
    mind: {
      ...mind,
      judge(post, profile, now, signal) {
        asked.push((copy) => mind.judge(copy(post), profile, now, endless))
        return mind.judge(post, profile, now, signal)
      },
      async reply(post, profile, maxLength, signal, recent = nobody) {
        const drafted = await mind.reply(post, profile, maxLength, signal, recent)
        asked.push(async (copy) => {
          const again = copy(post)
          await mind.reply(again, profile, maxLength, endless, recent)
          if (drafted.verdict === 'reply') checkDraft(drafted.text, { post: again, profile, recent, maxLength })
        })
        return drafted
      },
    },
    forget: () => asked.splice(0),
    async replay() {
      // New objects, the same ones for all that is asked of a post: what is remembered of a post is so here too.
      const copies = new Map<Post, Post>()
      const copy = (post: Post) => {
        const known = copies.get(post) ?? structuredClone(post)
        copies.set(post, known)
        return known
      }
      const begun = process.cpuUsage()
      for (const again of asked) await again(copy)
      const spent = process.cpuUsage(begun)
      return (spent.user + spent.system) / 1000
    },
  }
}
