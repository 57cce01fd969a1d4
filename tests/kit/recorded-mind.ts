import { checkDraft } from '#app/adapters/model/checks.ts'
import { nobody } from '#app/adapters/model/likeness.ts'
import type { Mind } from '#app/adapters/model/mind.ts'
import type { Post } from '#app/contract/posts.ts'

interface Recorded {
  mind: Mind
  /** Repeats all recorded calls; returns the CPU time in ms. */
  replay(): Promise<number>
}

/** Records the calls of the mind, so that its CPU time can be measured separately from the steps. */
export function recording(mind: Mind): Recorded & { forget(): void } {
  const endless = new AbortController().signal
  const calls: ((copy: (post: Post) => Post) => Promise<unknown>)[] = []
  return {
    mind: {
      ...mind,
      judge(post, profile, now, signal) {
        calls.push((copy) => mind.judge(copy(post), profile, now, endless))
        return mind.judge(post, profile, now, signal)
      },
      async reply(post, profile, maxLength, signal, recent = async () => nobody) {
        const drafted = await mind.reply(post, profile, maxLength, signal, recent)
        calls.push(async (copy) => {
          const again = copy(post)
          await mind.reply(again, profile, maxLength, endless, recent)
          if (drafted.verdict === 'reply')
            checkDraft(drafted.text, { post: again, profile, recent: await recent(), maxLength })
        })
        return drafted
      },
    },
    forget: () => calls.splice(0),
    async replay() {
      // One copy per post, so that caches by post object behave as in the original run.
      const copies = new Map<Post, Post>()
      const copy = (post: Post) => {
        const known = copies.get(post) ?? structuredClone(post)
        copies.set(post, known)
        return known
      }
      const start = process.cpuUsage()
      for (const again of calls) await again(copy)
      const usage = process.cpuUsage(start)
      return (usage.user + usage.system) / 1000
    },
  }
}
