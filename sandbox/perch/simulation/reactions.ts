import type { LedgerEntry } from '../ledger.ts'
import { randomFrom } from '../people/random.ts'
import { respond, writeBack } from '../people/speech.ts'
import { block, follow, like } from '../state/actions.ts'
import type { Account } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import { writePost } from '../state/posts.ts'
import { askToBeLeftAlone } from './abroad.ts'
import { complaintText } from './complaints.ts'
import type { PlannedReaction } from './planned-reactions.ts'
import { reactionsTo } from './planned-reactions.ts'

const MINUTE_MS = 60_000
const LOOKBACK_MS = 3 * 60 * MINUTE_MS
const MAX_PER_RUN = 200

/** Simulated people react to what real accounts do, a few minutes later. */
export class Reactions {
  private inbox: LedgerEntry[] = []
  private pending: PlannedReaction[] = []
  private readonly seed: number

  constructor(
    private readonly network: Network,
    private readonly tastes: boolean,
  ) {
    this.seed = network.seed?.seed ?? 1
    const since = new Date(network.clock.now().getTime() - LOOKBACK_MS).toISOString()
    this.inbox.push(...network.ledger.find({ since }))
    network.ledger.onEntry((entry) => this.inbox.push(entry))
  }

  run(): void {
    const inbox = this.inbox
    this.inbox = []
    for (const entry of inbox) {
      this.pending.push(
        ...reactionsTo(this.network, this.seed, entry, this.tastes).filter(
          (reaction) => !this.network.appliedKeys.has(reaction.because),
        ),
      )
    }
    const now = this.network.clock.now().getTime()
    const due = this.pending.filter((reaction) => reaction.due <= now).slice(0, MAX_PER_RUN)
    if (due.length === 0) return
    const done = new Set(due)
    this.pending = this.pending.filter((reaction) => !done.has(reaction))
    for (const reaction of due.sort((a, b) => a.due - b.due)) this.perform(reaction)
  }

  private perform(reaction: PlannedReaction): void {
    const { network } = this
    const person = network.account(reaction.person)
    const target = network.account(reaction.target)
    if (!person || !target || network.appliedKeys.has(reaction.because)) return
    const options = { at: new Date(reaction.due), because: reaction.because }
    if (reaction.kind === 'block') block(network, person, target.id, options)
    else if (network.blocks.has(person.id, target.id)) return
    else if (reaction.kind === 'follow') follow(network, person, target.id, options)
    else if (reaction.kind === 'like') like(network, person, reaction.post, options)
    else if (reaction.kind === 'leave') askToBeLeftAlone(network, person, reaction, options)
    else this.postReply(reaction, person, options)
  }

  private postReply(reaction: PlannedReaction, person: Account, options: { at: Date; because: string }): void {
    const { network } = this
    const post = network.posts.get(reaction.post)
    if (!post) return
    const random = randomFrom(this.seed, reaction.because, 'words')
    const isTaken = (text: string) => network.isTaken(text)
    const original = post.replyTo === null ? undefined : network.posts.get(post.replyTo)
    const answered = () =>
      original?.author === person.id
        ? writeBack(person, original, post.text, random, isTaken)
        : respond(person, post.label, random, isTaken)
    const speech = reaction.kind === 'answer' ? answered() : complaintText(reaction.kind, random, isTaken)
    if (speech) writePost(network, person, { ...speech, ...options, replyTo: post.id })
  }
}
