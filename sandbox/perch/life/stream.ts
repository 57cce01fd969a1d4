import type { Random } from '../people/random.ts'
import { randomFrom } from '../people/random.ts'
import { isOrdinary, nicheOf, respond, speak } from '../people/speech.ts'
import type { Account, Post } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import { writePost } from '../state/writing.ts'

const MINUTE_MS = 60_000
const CATCH_UP = 200
const REPLY_SHARE = 0.14
const LOOK_BACK = 60
const PERSONA_SHARE = 0.06
const PERSONA_LOOK_BACK = 12

/** About one post a minute of the clock. A minute is filled once, even over a restart. */
export class Stream {
  private lastMinute: number
  private readonly groups: Account[][]
  private readonly personas: Account[]
  private readonly seed: number

  constructor(private readonly network: Network) {
    this.lastMinute = this.minuteNow()
    this.seed = network.seed?.seed ?? 1
    this.personas = [...network.accounts.values()].filter((account) => account.kind === 'persona')
    const people = [...network.accounts.values()].filter((account) => account.kind === 'person' && !account.protected)
    const inNiche = people.filter((account) => nicheOf(account) !== null)
    const elsewhere = people.filter((account) => nicheOf(account) === null)
    // Most of the stream is small talk; a bot should find work within minutes in every niche.
    this.groups = [inNiche, inNiche, inNiche, inNiche, inNiche, elsewhere].filter((group) => group.length > 0)
  }

  run(): void {
    const now = this.minuteNow()
    const first = Math.max(this.lastMinute + 1, now - CATCH_UP + 1)
    for (let minute = first; minute <= now; minute += 1) this.fillMinute(minute)
    this.lastMinute = Math.max(this.lastMinute, now)
  }

  private minuteNow(): number {
    return Math.floor(this.network.clock.now().getTime() / MINUTE_MS)
  }

  private fillMinute(minute: number): void {
    const because = `minute:${minute}`
    if (this.groups.length === 0 || this.network.happened.has(because)) return
    const random = randomFrom(this.seed, because)
    const author = random.pick(random.pick(this.groups))
    const at = new Date(minute * MINUTE_MS)
    const isSaid = (text: string) => this.network.isSaid(text)
    const parent = this.somethingToAnswer(author, random)
    const speech = parent ? respond(author, parent.label, random, isSaid) : speak(author, random, isSaid)
    if (speech) writePost(this.network, author, { ...speech, at, because, ...(parent ? { replyTo: parent.id } : {}) })
  }

  private somethingToAnswer(author: Account, random: Random): Post | null {
    const luck = random.next()
    if (luck < PERSONA_SHARE) return this.somethingOfAPersona(author, random)
    return luck < PERSONA_SHARE + REPLY_SHARE ? this.somethingRecent(author, random) : null
  }

  /** A newcomer's connected account should be addressed now and then. */
  private somethingOfAPersona(author: Account, random: Random): Post | null {
    const candidates: Post[] = []
    for (const persona of this.personas) {
      let seen = 0
      for (const post of this.network.timeline(persona.id).newestFirst()) {
        if (post.label.niche === author.label.niche && post.label.class === 'persona' && post.replyTo === null)
          candidates.push(post)
        seen += 1
        if (seen >= PERSONA_LOOK_BACK) break
      }
    }
    return candidates.length > 0 ? random.pick(candidates) : null
  }

  private somethingRecent(author: Account, random: Random): Post | null {
    const candidates: Post[] = []
    let seen = 0
    for (const post of this.network.everything.newestFirst()) {
      if (
        post.author !== author.id &&
        post.replyTo === null &&
        post.label.niche === author.label.niche &&
        isOrdinary(post.label)
      )
        candidates.push(post)
      seen += 1
      if (seen >= LOOK_BACK || candidates.length >= 5) break
    }
    return candidates.length > 0 ? random.pick(candidates) : null
  }
}
