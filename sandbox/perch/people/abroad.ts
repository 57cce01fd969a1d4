import type { NetworkEvent } from '../state/events.ts'
import type { Account, Post } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import { LANGUAGES, phrasesIn, postIn } from './languages.ts'
import { randomFrom } from './random.ts'

const MINUTE_MS = 60_000
const YEAR_MS = 365 * 86_400_000
const POSTS_EACH = 4
/** Who of a language's six people is different, by their place in the file. */
export const PLACES = { paying: 2, noBots: 3, protected: 4, deleted: 5 }
/** What some people say about bots in their bios, in whatever language the rest is. */
const NO_BOTS = ['#nobot', 'No bots.', 'Bots: do not reply.']

/** The class of these people's labels; the niche is their language. */
const ABROAD = 'abroad'

export function isFromAbroad({ label }: Account): boolean {
  return label.class === ABROAD
}

/** Opens the accounts of people of other languages, unless they are there. */
export function letPeopleIn(network: Network, seed: number): void {
  const now = network.clock.now()
  for (const language of LANGUAGES) {
    for (const [index, person] of phrasesIn(language).people.entries()) {
      if (network.byHandle(person.handle)) continue
      const account = newAccount(network, seed, language, index, now)
      const at = now.toISOString()
      network.record({ type: 'account_opened', at, seeded: true, account })
      for (const event of history(network, seed, account, now)) network.record(event)
    }
  }
}

function newAccount(network: Network, seed: number, language: string, index: number, now: Date): Account {
  const { people, bios } = phrasesIn(language)
  const { name, handle } = people[index] ?? { name: language, handle: language }
  const random = randomFrom(seed, 'abroad', handle)
  const createdAt = new Date(now.getTime() - YEAR_MS * (0.7 + random.next() * 6))
  const bio = random.pick(bios)
  return {
    id: network.newId(createdAt),
    handle,
    name,
    email: null,
    password: null,
    bio: index === PLACES.noBots ? `${bio} ${random.pick(NO_BOTS)}` : bio,
    location: '',
    url: '',
    createdAt: createdAt.toISOString(),
    protected: index === PLACES.protected,
    verified: index === PLACES.paying,
    ...(index === PLACES.deleted && { deleted: true as const }),
    kind: 'person',
    label: { niche: language, class: ABROAD, topic: null },
  }
}

function* history(network: Network, seed: number, author: Account, now: Date): Generator<NetworkEvent> {
  const random = randomFrom(seed, 'abroad', author.handle, 'posts')
  for (let count = 0; count < POSTS_EACH; count += 1) {
    const at = new Date(now.getTime() - random.between(1, 3 * 24 * 60) * MINUTE_MS)
    const text = postIn(author.label.niche, random, author.verified && count === 0)
    yield { type: 'posted', at: at.toISOString(), seeded: true, post: foreignPost(network, author, text, at) }
  }
}

function foreignPost(network: Network, author: Account, text: string, at: Date): Post {
  const id = network.newId(at)
  return {
    id,
    author: author.id,
    text,
    createdAt: at.toISOString(),
    replyTo: null,
    replyToUser: null,
    conversation: id,
    quoteOf: null,
    repostOf: null,
    lang: author.label.niche,
    replySettings: 'everyone',
    label: author.label,
  }
}
