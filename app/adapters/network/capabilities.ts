import type { Capability, CapabilityTable, NetworkId } from '#app/adapters/network/network.ts'

const auto = (rule: string): Capability => ({ permission: 'auto', rule })
const tap = (rule: string): Capability => ({ permission: 'tap', rule })
const no = (rule: string): Capability => ({ permission: 'no', rule })
const both = (capability: Capability) => ({ addressed: capability, stranger: capability })

const perchOpen = auto('Perch lets an account automate what it does, within its rate limits.')
const xNoAutomation = tap('X allows likes and follows only by the user’s own click.')
const blueskyUnasked = tap('Bluesky asks bots to approach people only when those people addressed them.')
const blueskyAsked = auto('Bluesky lets bots answer people who addressed them.')

/** The rules of each network (X: as of its changelog of April 2026). */
export const capabilities: Record<NetworkId, CapabilityTable> = {
  perch: { reply: both(perchOpen), like: both(perchOpen), follow: both(perchOpen), view: both(perchOpen) },
  x: {
    reply: {
      addressed: auto('X allows automated replies to people who mentioned or quoted the account.'),
      stranger: tap('X allows replies to strangers only by the user’s own click.'),
    },
    like: both(xNoAutomation),
    follow: both(xNoAutomation),
    view: both(no('X has no API for visiting a profile.')),
  },
  bluesky: {
    reply: { addressed: blueskyAsked, stranger: blueskyUnasked },
    like: { addressed: blueskyAsked, stranger: blueskyUnasked },
    follow: { addressed: blueskyAsked, stranger: blueskyUnasked },
    view: both(no('Bluesky has no profile visits.')),
  },
}

/** What each network lets a bot do, in one sentence. */
export const allows: Record<NetworkId, string> = {
  perch: 'A practice network with simulated people: the bot may reply, like, follow and view profiles on its own.',
  bluesky: 'The bot may answer people who wrote to you; to approach anybody else takes your own click.',
  x: 'The bot may answer people who mention you, once X has approved it; everything else takes your own click.',
}
