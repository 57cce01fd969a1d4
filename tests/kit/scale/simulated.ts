import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '#app/adapters/clock.ts'
import type { Mind } from '#app/adapters/model/mind.ts'
import { eagerMind } from '../eager-mind.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../fake-network.ts'
import type { Random } from '../random.ts'

/** In ms, medians: what calls of Bluesky and of a language model took from a server in Europe. */
const latencies = { read: 90, write: 180, judge: 0, reply: 1_100 }

/** Half to thrice the median, most of them near it. */
const taking = (ms: number, random: Random, pace: number) => pause(pace * ms * (0.5 + 2.5 * random.next() ** 2.3))

/** `pace`: 1 for the latencies as they are, 0 for none. `worker`: so that no two of them make the same ids and texts. */
export interface Simulated {
  clock: Clock
  random: Random
  pace: number
  worker: number
}

/** Finds sixty new posts in each search, by people whom any bot may meet. */
export function simulatedNetwork({ clock, random, pace, worker }: Simulated): FakeNetwork {
  let count = 0
  const began = Date.now()
  const nextId = () => {
    count += 1
    return `${20_000 + worker}${began}${count}`
  }
  const reading = () => taking(latencies.read, random, pace)
  const network: FakeNetwork = fakeNetwork(fakeAccount('1', 'none'), {
    mentions: async () => {
      await reading()
      return []
    },
    async search() {
      await reading()
      return Array.from({ length: 60 }, () => ({
        network: 'perch' as const,
        id: nextId(),
        author: fakeAccount(`6${random.int(1, 10_000_000)}`, `person${random.int(1, 10_000_000)}`),
        text: `Espresso tastes sour this week, what about the ${random.pick(topics)} and the water? ${random.int(1, 99)}`,
        created_at: new Date(clock.now().getTime() - random.int(1, 40) * 60_000),
        lang: 'en',
        likes: random.int(0, 9),
        replies: random.int(0, 3),
        is_reply: false,
        thread: [],
      }))
    },
    async perform(_account, { kind }) {
      await taking(latencies.write, random, pace)
      network.calls.length = 0
      return kind === 'reply' ? nextId() : null
    },
    async outcomes(ids) {
      await reading()
      return new Map(ids.map((id) => [id, { likes: Number(id.at(-1)) % 4, replies: Number(id.at(-2)) % 3 }]))
    },
    async followersAmong(ids) {
      await reading()
      return new Set(ids.filter((id) => id.endsWith('7')))
    },
  })
  return network
}

const topics = 'grinder kettle beans filter basket tamper crema boiler portafilter scale roast'.split(' ')

/** Finds posts worth a like more often than a reply, as bots do; a reply takes as long as a language model's. */
export function simulatedMind({ random, pace }: Simulated): Mind {
  const mind: Mind = {
    ...eagerMind(),
    for: () => mind,
    unaided: () => mind,
    async reply(post, _profile, _maxLength, _signal, recent) {
      if (random.chance(0.5)) return { verdict: 'skip', code: 'nothing_to_add', reason: 'Nothing to add.' }
      await Promise.all([taking(latencies.reply, random, pace), recent?.()])
      const noun = post.text.split(' ').at(-5) ?? ''
      return { verdict: 'reply', text: `${wordsOf(random)} made the difference for ${noun} here.`, reason: 'A test.' }
    },
  }
  return mind
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
const wordOf = (random: Random) => Array.from({ length: random.int(5, 9) }, () => random.pick([...letters])).join('')
/** Words that no one used before: the draft checks find no repetition. */
const wordsOf = (random: Random) => Array.from({ length: 5 }, () => wordOf(random)).join(' ')
