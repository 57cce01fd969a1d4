import type { Capability, CapabilityTable, NetworkId } from '#app/adapters/network/network.ts'

const auto = (rule: string): Capability => ({ permission: 'auto', rule })
const tap = (rule: string, tapUrl?: Capability['tapUrl']): Capability => ({
  permission: 'tap',
  rule,
  ...(tapUrl && { tapUrl }),
})
const no = (rule: string): Capability => ({ permission: 'no', rule })
const both = (capability: Capability) => ({ addressed: capability, stranger: capability })

const perchOpen = auto('Perch lets an account automate what it does, within its rate limits.')
const blueskyUnasked = tap('Bluesky asks bots to approach people only when those people addressed them.')
const blueskyAsked = auto('Bluesky lets bots answer people who addressed them.')

/** The rules of X, as of its changelog of April 2026, with the pages at `web` where the user's own click does it. */
export function xCapabilities(web: string, approval: string | null): CapabilityTable {
  const page = (path: string, query: Record<string, string>) => `${web}/intent/${path}?${new URLSearchParams(query)}`
  const answer: Capability['tapUrl'] = ({ target_id, text }) =>
    page('tweet', { in_reply_to: target_id, text: text ?? '' })
  const noAutomation = 'X allows likes and follows only by the user’s own click.'
  return {
    reply: {
      addressed:
        approval === null
          ? tap(
              'X lets a program answer with AI only after its approval, which this installation does not have.',
              answer,
            )
          : auto('X allows automated replies to people who mentioned or quoted the account.'),
      stranger: tap('X allows replies to strangers only by the user’s own click.', answer),
    },
    like: both(tap(noAutomation, ({ target_id }) => page('like', { tweet_id: target_id }))),
    follow: both(tap(noAutomation, ({ author_handle }) => page('follow', { screen_name: author_handle }))),
    view: both(no('X has no API for visiting a profile.')),
  }
}

/** The rules of each network; those of X without an approval. */
export const capabilities: Record<NetworkId, CapabilityTable> = {
  perch: { reply: both(perchOpen), like: both(perchOpen), follow: both(perchOpen), view: both(perchOpen) },
  x: xCapabilities('https://x.com', null),
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
