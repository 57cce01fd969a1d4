import { checkDraft } from '#app/adapters/model/checks.ts'
import { nobody } from '#app/adapters/model/likeness.ts'
import type { Mind } from '#app/adapters/model/mind.ts'
import type { Post } from '#app/contract/posts.ts'

interface Recorded {
  mind: Mind
  /** Repeats all of it and returns the CPU time that it took, in ms. */
  replay(): Promise<number>
}

/** Records its calls, so that the model's share can be measured apart from the steps around it. */
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
      // New objects, but one per post: caches keyed by a post work as before.
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
