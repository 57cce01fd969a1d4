import { test as vitestTest } from 'vitest'

/** Tests against the real network; skipped, and said so, where its packages cannot be installed. */
export function testsUnless(missing: () => string | null) {
  return (name: string, work: () => Promise<void>): void =>
    vitestTest(name, async ({ skip }) => {
      const why = missing()
      if (why) skip(why)
      await work()
    })
}
