import { isFromAbroad } from '../people/abroad.ts'
import type { Random } from '../people/random.ts'
import { randomFrom } from '../people/random.ts'
import { isOrdinary, nicheOf, respond, speak } from '../people/speech.ts'
import type { Account, Post } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import { writePost } from '../state/posts.ts'

const MINUTE_MS = 60_000
const MAX_CATCH_UP_MINUTES = 200
const REPLY_SHARE = 0.14
const RECENT_POSTS = 60
const PERSONA_SHARE = 0.06
const RECENT_PERSONA_POSTS = 12

/** Writes about one post per minute of the clock. Each minute is filled only once, even across restarts. */
export class PostStream {
  private lastMinute: number
  private readonly groups: Account[][]
  private readonly personas: Account[]
  private readonly seed: number

  constructor(private readonly network: Network) {
    this.lastMinute = this.minuteNow()
    this.seed = network.seed?.seed ?? 1
    this.personas = [...network.accounts.values()].filter((account) => account.kind === 'persona')
    const people = [...network.accounts.values()].filter(
      (account) => account.kind === 'person' && !account.protected && !isFromAbroad(account),
    )
    const nichePeople = people.filter((account) => nicheOf(account) !== null)
    const otherPeople = people.filter((account) => nicheOf(account) === null)
    // Five of six posts come from people with a niche, so that a bot in any niche finds work within minutes.
    this.groups = [nichePeople, nichePeople, nichePeople, nichePeople, nichePeople, otherPeople].filter(
      (group) => group.length > 0,
    )
  }

  run(): void {
    const now = this.minuteNow()
    const first = Math.max(this.lastMinute + 1, now - MAX_CATCH_UP_MINUTES + 1)
    for (let minute = first; minute <= now; minute += 1) this.fillMinute(minute)
    this.lastMinute = Math.max(this.lastMinute, now)
  }

  private minuteNow(): number {
    return Math.floor(this.network.clock.now().getTime() / MINUTE_MS)
  }

  private fillMinute(minute: number): void {
    const because = `minute:${minute}`
    if (this.groups.length === 0 || this.network.appliedKeys.has(because)) return
    const random = randomFrom(this.seed, because)
    const author = random.pick(random.pick(this.groups))
    const at = new Date(minute * MINUTE_MS)
    const isTaken = (text: string) => this.network.isTaken(text)
    const parent = this.pickPostToAnswer(author, random)
    const speech = parent ? respond(author, parent.label, random, isTaken) : speak(author, random, isTaken)
    if (speech) writePost(this.network, author, { ...speech, at, because, ...(parent ? { replyTo: parent.id } : {}) })
  }

  private pickPostToAnswer(author: Account, random: Random): Post | null {
    const roll = random.next()
    if (roll < PERSONA_SHARE) return this.pickPersonaPost(author, random)
    return roll < PERSONA_SHARE + REPLY_SHARE ? this.pickRecentPost(author, random) : null
  }

  /** So that a persona, which a newcomer connects, gets replies now and then. */
  private pickPersonaPost(author: Account, random: Random): Post | null {
    const candidates: Post[] = []
    for (const persona of this.personas) {
      let seen = 0
      for (const post of this.network.timeline(persona.id).newestFirst()) {
        if (post.label.niche === author.label.niche && post.label.class === 'persona' && post.replyTo === null)
          candidates.push(post)
        seen += 1
        if (seen >= RECENT_PERSONA_POSTS) break
      }
    }
    return candidates.length > 0 ? random.pick(candidates) : null
  }

  private pickRecentPost(author: Account, random: Random): Post | null {
    const candidates: Post[] = []
    let seen = 0
    for (const post of this.network.allPosts.newestFirst()) {
      if (
        post.author !== author.id &&
        post.replyTo === null &&
        post.label.niche === author.label.niche &&
        isOrdinary(post.label)
      )
        candidates.push(post)
      seen += 1
      if (seen >= RECENT_POSTS || candidates.length >= 5) break
    }
    return candidates.length > 0 ? random.pick(candidates) : null
  }
}
