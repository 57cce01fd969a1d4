import type { NetworkEvent } from '../state/events.ts'
import { mintId } from '../state/ids.ts'
import type { Account, Post } from '../state/model.ts'
import { languageOf } from '../text/language.ts'
import { normalisedText } from '../text/normalise.ts'
import { personas } from './personas.ts'
import type { Random } from './random.ts'
import { randomFrom } from './random.ts'
import type { Speech } from './speech.ts'
import { isOrdinary, respond, speak } from './speech.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const PAST_DAYS = 120
const REPLY_SHARE = 0.25

/** The posts, replies and likes of the months before Perch's first start, oldest first. */
export function historyOf(accounts: Account[], seed: number, now: Date): NetworkEvent[] {
  const history = new HistoryWriter(now)
  for (const account of accounts) writePosts(history, account, seed)
  writeReplies(history, accounts, seed)
  // Personas like nothing yet: a second like leaves no ledger entry, so one by their new owner would be missing.
  const likers = accounts.filter(({ handle }) => !personas.some((persona) => persona.handle === handle))
  return [...history.events(), ...likes(history.posts, likers, seed, now)]
}

class HistoryWriter {
  readonly posts: Post[] = []
  private readonly ids = new Set<string>()
  private readonly usedTexts = new Set<string>()

  constructor(readonly now: Date) {}

  readonly isTaken = (text: string) => this.usedTexts.has(normalisedText(text))

  write(author: Account, speech: Speech, at: Date, parent: Post | null): void {
    const id = mintId(at, (candidate) => this.ids.has(candidate))
    this.ids.add(id)
    this.usedTexts.add(normalisedText(speech.text))
    this.posts.push({
      id,
      author: author.id,
      text: speech.text,
      createdAt: at.toISOString(),
      replyTo: parent?.id ?? null,
      replyToUser: parent?.author ?? null,
      conversation: parent?.conversation ?? id,
      quoteOf: null,
      repostOf: null,
      lang: languageOf(speech.text),
      replySettings: 'everyone',
      label: speech.label,
    })
  }

  events(): NetworkEvent[] {
    this.posts.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    return this.posts.map((post) => ({ type: 'posted', at: post.createdAt, seeded: true, post }))
  }
}

/**
 * A time in the past months; a share of `recent` falls into the last six days, so that there are recent posts to find.
 */
function randomTime(now: Date, recent: number, random: Random): Date {
  const roll = random.next()
  const span = roll < recent / 4 ? DAY_MS / 6 : roll < recent ? 6 * DAY_MS : PAST_DAYS * DAY_MS
  return new Date(now.getTime() - MINUTE_MS - Math.floor(random.next() * span))
}

function writePosts(history: HistoryWriter, account: Account, seed: number): void {
  const random = randomFrom(seed, 'posts', account.handle)
  const persona = personas.find(({ handle }) => handle === account.handle)
  const wanted = persona ? persona.posts : random.between(12, 24)
  const own = persona && persona.posts > 10 ? Math.ceil(wanted * (1 - REPLY_SHARE)) : wanted
  for (let count = 0; count < own; count += 1) {
    const speech = speak(account, random, history.isTaken)
    if (speech) history.write(account, speech, randomTime(history.now, persona ? 0.1 : 0.4, random), null)
  }
}

function writeReplies(history: HistoryWriter, accounts: Account[], seed: number): void {
  const roots = history.posts.filter((post) => isOrdinary(post.label))
  const byNiche = new Map<string, Post[]>()
  for (const post of roots) byNiche.set(post.label.niche, [...(byNiche.get(post.label.niche) ?? []), post])
  for (const account of accounts) {
    const random = randomFrom(seed, 'answers', account.handle)
    const persona = personas.find(({ handle }) => handle === account.handle)
    const wanted = persona ? (persona.posts > 10 ? Math.floor(persona.posts * REPLY_SHARE) : 0) : random.between(1, 6)
    for (let count = 0; count < wanted; count += 1) {
      const niche = persona ? random.pick(persona.banks).niche : account.label.niche
      const parent = random.pick(byNiche.get(niche) ?? roots)
      if (parent.author === account.id) continue
      const speech = respond(account, parent.label, random, history.isTaken)
      if (!speech) continue
      const at = Date.parse(parent.createdAt) + random.between(4, 900) * MINUTE_MS
      if (at < history.now.getTime() - MINUTE_MS) history.write(account, speech, new Date(at), parent)
    }
  }
}

function likes(posts: Post[], accounts: Account[], seed: number, now: Date): NetworkEvent[] {
  const at = now.toISOString()
  return posts.flatMap((post): NetworkEvent[] => {
    const random = randomFrom(seed, 'likes', post.id)
    const likers = new Set<string>()
    for (let count = Math.floor(random.next() ** 2 * 7); count > 0; count -= 1) likers.add(random.pick(accounts).id)
    likers.delete(post.author)
    return [...likers].map((actor) => ({ type: 'liked', at, seeded: true, actor, post: post.id }))
  })
}
