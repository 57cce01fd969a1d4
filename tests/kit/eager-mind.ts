import type { Mind } from '#app/adapters/model/mind.ts'

/** Finds every post worth a reply and always writes one, unless `speechless` is set. */
export interface EagerMind extends Mind {
  speechless: boolean
}

export function eagerMind(): EagerMind {
  let count = 0
  const mind: EagerMind = {
    speechless: false,
    name: 'eager',
    analyze: async () => Promise.reject(new Error('not asked for')),
    for() {
      return this
    },
    unaided() {
      return this
    },
    isUsedUp: () => false,
    order: async (posts) => posts,
    groups: async () => [],
    nichesOf: async (texts) => texts.map(() => 'general'),
    prepare: async () => undefined,
    readAnswers: async (posts) => posts.map(() => ({ says: 'chat' as const })),
    judge: async () => ({ verdict: 'engage', score: 0.5, reason: 'A test.' }),
    async reply(post) {
      if (mind.speechless) return { verdict: 'skip', code: 'nothing_to_add', reason: 'Nothing to add.' }
      count += 1
      const noun = post.text.split(' ').at(-1) ?? ''
      return { verdict: 'reply', text: `${words(count)} made the difference for ${noun} here.`, reason: 'A test.' }
    },
    mayOffend: async () => false,
    unsupported: async () => [],
    check: async () => 'ready' as const,
    findHelp: async () => ({
      kind: 'unsure',
      closest: null,
      nearest: [],
      words: new Map(),
      facts: new Map(),
      language: null,
    }),
    chooseTopic: async () => null,
  }
  return mind
}

/** Different words each time, so that the draft checks find no repetition. */
const words = (at: number) =>
  [7, 11, 13, 17]
    .map((step) => ['Q', 'v', 'r', 'k', 'p', 'm', 'z'].map((l, i) => l + ((at * step + i) % 97).toString(36)).join(''))
    .join(' ')

let posts = 0
const topics = 'grinder kettle beans filter basket tamper crema boiler portafilter water scale roast'.split(' ')

/** A post about coffee, different each time. */
export function coffeeText(): string {
  posts += 1
  return `Espresso tastes sour, what about the ${topics[posts % topics.length]}`
}
