import type { LedgerEntry } from '../ledger.ts'
import { randomFrom } from '../people/random.ts'
import { respond } from '../people/speech.ts'
import { block, follow, like } from '../state/gestures.ts'
import type { Account } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import { writePost } from '../state/writing.ts'
import type { Step } from './plans.ts'
import { planFor } from './plans.ts'
import { refusingWords } from './refusals.ts'

const MINUTE_MS = 60_000
const MEMORY_MS = 3 * 60 * MINUTE_MS
const AT_ONCE = 200

/** Simulated people respond to real accounts some minutes later. */
export class Reactions {
  private inbox: LedgerEntry[] = []
  private waiting: Step[] = []
  private readonly seed: number

  constructor(private readonly network: Network) {
    this.seed = network.seed?.seed ?? 1
    const since = new Date(network.clock.now().getTime() - MEMORY_MS).toISOString()
    this.inbox.push(...network.ledger.find({ since }))
    network.ledger.onEntry((entry) => this.inbox.push(entry))
  }

  run(): void {
    const inbox = this.inbox
    this.inbox = []
    for (const entry of inbox) {
      this.waiting.push(
        ...planFor(this.network, this.seed, entry).filter((step) => !this.network.happened.has(step.because)),
      )
    }
    const now = this.network.clock.now().getTime()
    const due = this.waiting.filter((step) => step.due <= now).slice(0, AT_ONCE)
    if (due.length === 0) return
    const done = new Set(due)
    this.waiting = this.waiting.filter((step) => !done.has(step))
    for (const step of due.sort((a, b) => a.due - b.due)) this.take(step)
  }

  private take(step: Step): void {
    const { network } = this
    const person = network.account(step.person)
    const towards = network.account(step.towards)
    if (!person || !towards || network.happened.has(step.because)) return
    const circumstance = { at: new Date(step.due), because: step.because }
    if (step.kind === 'block') block(network, person, towards.id, circumstance)
    else if (network.blocks.has(person.id, towards.id)) return
    else if (step.kind === 'follow') follow(network, person, towards.id, circumstance)
    else if (step.kind === 'like') like(network, person, step.post, circumstance)
    else this.speakUp(step, person, circumstance)
  }

  private speakUp(step: Step, person: Account, circumstance: { at: Date; because: string }): void {
    const { network } = this
    const post = network.posts.get(step.post)
    if (!post) return
    const random = randomFrom(this.seed, step.because, 'words')
    const isSaid = (text: string) => network.isSaid(text)
    const about = post.replyTo === null ? post : (network.posts.get(post.replyTo) ?? post)
    const speech =
      step.kind === 'answer' ? respond(person, about.label, random, isSaid) : refusingWords(step.kind, random, isSaid)
    if (speech) writePost(network, person, { ...speech, ...circumstance, replyTo: post.id })
  }
}
