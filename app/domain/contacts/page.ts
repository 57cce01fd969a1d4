import type { Network } from '#app/adapters/network/network.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { loadAvoided, loadPriority } from '#app/domain/contacts/lists.ts'
import type { Asking } from '#app/domain/contacts/network-person.ts'
import { loadNoContact, loadOnHold } from '#app/domain/contacts/no-contact.ts'
import { ownAccountIn, ownAccountOf } from '#app/domain/contacts/own-account.ts'
import { countMet, loadMetLately, maxRecent, searchPeople } from '#app/domain/contacts/search.ts'
import { loadSuggestions } from '#app/domain/contacts/suggestions.ts'
import { conversationsThatNeedYou, maxListed } from '#app/domain/inbox/needs-you.ts'

interface PersonSearch {
  text: string
  /** Also where asking the network costs money. */
  everywhere: boolean
}

type User = Pick<SessionUser, 'id' | 'time_zone' | 'network'>

/** null: no account was ever connected. */
export async function loadPeople(
  deps: Asking,
  network: Network,
  user: User,
  wanted: PersonSearch | null,
  show: 'first' | 'all' = 'first',
) {
  const { db, clock } = deps
  const now = clock.now()
  const own = ownAccountIn(user)
  if (!own) return null
  const [priority, suggestions, avoided, waiting, on_hold, no_contact, met, met_lately, search] = await Promise.all([
    loadPriority(db, network, own, now),
    loadSuggestions(db, network, own, now),
    loadAvoided(db, network, own, now),
    conversationsThatNeedYou(db, user, now, maxListed),
    loadOnHold(db, network, own, now),
    loadNoContact(db, network, own, now),
    countMet(db, own),
    loadMetLately(db, network, own, show, now),
    wanted && searched(deps, network, user, wanted),
  ])
  return {
    priority,
    suggestions,
    avoided,
    waiting,
    on_hold,
    no_contact,
    met,
    met_lately,
    has_more: met_lately.length === maxRecent[show],
    search,
  }
}

async function searched(deps: Asking, network: Network, user: User, { text, everywhere }: PersonSearch) {
  const own = await ownAccountOf(deps.db, user)
  return own && searchPeople(deps, network, own, text, everywhere)
}

export type People = NonNullable<Awaited<ReturnType<typeof loadPeople>>>
