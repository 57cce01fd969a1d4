import { isFromAbroad } from '../people/abroad.ts'
import { phrasesIn, postIn } from '../people/languages.ts'
import { type Random, randomFrom } from '../people/random.ts'
import type { Account, Post } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import { editPost, writePost } from '../state/posts.ts'

const MINUTE_MS = 60_000
const MAX_CATCH_UP_MINUTES = 200
/** X lets its members edit for an hour. */
const EDITABLE_MS = 60 * MINUTE_MS

interface Options {
  at: Date
  because: string
}

/** What people of other languages write, minute by minute of the clock. */
export class AbroadStream {
  private lastMinute: number

  constructor(
    private readonly network: Network,
    private readonly isOn: () => boolean,
  ) {
    this.lastMinute = this.minuteNow()
  }

  run(): void {
    const now = this.minuteNow()
    const first = Math.max(this.lastMinute + 1, now - MAX_CATCH_UP_MINUTES + 1)
    if (this.isOn()) for (let minute = first; minute <= now; minute += 1) this.fillMinute(minute)
    this.lastMinute = Math.max(this.lastMinute, now)
  }

  private minuteNow(): number {
    return Math.floor(this.network.clock.now().getTime() / MINUTE_MS)
  }

  private fillMinute(minute: number): void {
    const because = `abroad:${minute}`
    const { network } = this
    if (network.appliedKeys.has(because)) return
    const random = randomFrom(network.seed?.seed ?? 1, because)
    const authors = [...network.accounts.values()].filter((account) => isFromAbroad(account) && !account.deleted)
    if (authors.length === 0) return
    const author = random.pick(authors)
    const options = { at: new Date(minute * MINUTE_MS), because }
    const roll = random.next()
    if (roll < 0.3) writeOwn(network, author, random, options)
    else if (roll < 0.4) writeToOthers(network, author, random, options)
    else if (roll < 0.48) editLatest(network, random, options)
  }
}

function writeOwn(network: Network, author: Account, random: Random, options: Options): void {
  const language = author.label.niche
  const text = postIn(language, random, author.verified && random.chance(0.5))
  writePost(network, author, { ...options, text, lang: language, label: author.label })
}

/** A reply, or a quote that mentions no one, to what an account of the real world wrote last. */
function writeToOthers(network: Network, author: Account, random: Random, options: Options): void {
  const others = [...network.accounts.values()].filter(({ kind }) => kind !== 'person')
  const other = random.pick(others)
  const post = network.timeline(other.id).latest()
  if (!post || post.repostOf !== null || !network.canSee(other, author)) return
  const aim = random.chance(0.6) ? { replyTo: post.id } : { quoteOf: post.id }
  const text = random.pick(phrasesIn(author.label.niche).replies)
  writePost(network, author, { ...options, ...aim, text, lang: author.label.niche, label: author.label })
}

function editLatest(network: Network, random: Random, options: Options): void {
  const since = new Date(options.at.getTime() - EDITABLE_MS).toISOString()
  const recent: Post[] = []
  for (const post of network.allPosts.newestFirst()) {
    if (post.createdAt < since) break
    const isNewest = (network.versions.get(post.id)?.at(-1) ?? post.id) === post.id
    if (isFromAbroad(network.authorOf(post)) && isNewest && post.createdAt < options.at.toISOString()) recent.push(post)
  }
  if (recent.length === 0) return
  const post = random.pick(recent)
  editPost(network, post, `${post.text} ✏️`, options)
}

/** Below the reply, in a quote of it that mentions no one, in a post of its own, or after much else. */
export function askToBeLeftAlone(
  network: Network,
  person: Account,
  { target, post: reply }: { target: string; post: string },
  options: Options,
): void {
  const language = person.label.niche
  const random = randomFrom(network.seed?.seed ?? 1, options.because, 'words')
  const request = random.pick(phrasesIn(language).requests)
  const handle = network.account(target)?.handle ?? ''
  const { text, ...aim } = random.pick([
    { text: request, replyTo: reply },
    { text: request, replyTo: reply },
    { text: request, quoteOf: reply },
    { text: `@${handle} ${request}` },
    { text: person.verified ? `${postIn(language, random, true)}\n${request}` : request, replyTo: reply },
  ])
  const label = { ...person.label, class: 'leave' }
  writePost(network, person, { ...options, ...aim, text, lang: language, label })
}
