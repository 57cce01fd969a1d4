import type { ActionKind, Capability, CapabilityTable, ClickTarget, NetworkId } from '#app/adapters/network/network.ts'

const auto = (rule: string): Capability => ({ permission: 'auto', rule })
const click = (rule: string, clickUrl?: Capability['clickUrl']): Capability => ({
  permission: 'click',
  rule,
  ...(clickUrl && { clickUrl }),
})
const no = (rule: string): Capability => ({ permission: 'no', rule })
const both = (capability: Capability) => ({ addressed: capability, stranger: capability })

const perchOpen = auto('Perch allows automation, within its rate limits.')
const blueskyUnasked = click(
  'Bluesky asks bots to contact only people who contacted them first, so anyone else needs your click.',
)
const blueskyAsked = auto('Bluesky lets bots reply to people who wrote to them first.')

/** `web` is the origin of X's or Perch's site. */
export function clickPages(web: string): NonNullable<Capability['clickUrl']> {
  const pages = {
    reply: ({ target_id, text }) => ['intent/tweet', { in_reply_to: target_id, text: text ?? '' }],
    like: ({ target_id }) => ['intent/like', { tweet_id: target_id }],
    follow: ({ author_handle }) => ['intent/follow', { screen_name: author_handle }],
    view: ({ author_handle }) => [encodeURIComponent(author_handle), {}],
  } satisfies Record<ActionKind, (target: ClickTarget) => [string, Record<string, string>]>
  return (target) => {
    const [path, query] = pages[target.kind](target)
    const url = new URL(path, web)
    url.search = new URLSearchParams(query).toString()
    return url.href
  }
}

/** X's rules as of its changelog of April 2026. */
export function xCapabilities(web: string, approval: string | null): CapabilityTable {
  const page = clickPages(web)
  const noAutomation = click('X only allows likes and follows if you click them yourself.', page)
  return {
    reply: {
      addressed:
        approval === null
          ? click('X allows AI replies only with its approval, which this site doesn’t have yet.', page)
          : auto('X allows automated replies to people who mentioned or quoted you.'),
      stranger: click('X only allows replies to strangers if you send them yourself.', page),
    },
    like: both(noAutomation),
    follow: both(noAutomation),
    view: both(no('X has no profile views.')),
  }
}

export const capabilities: Record<NetworkId, CapabilityTable> = {
  perch: { reply: both(perchOpen), like: both(perchOpen), follow: both(perchOpen), view: both(perchOpen) },
  x: xCapabilities('https://x.com', null),
  bluesky: {
    reply: { addressed: blueskyAsked, stranger: blueskyUnasked },
    like: { addressed: blueskyAsked, stranger: blueskyUnasked },
    follow: { addressed: blueskyAsked, stranger: blueskyUnasked },
    view: both(no('Bluesky has no profile views.')),
  },
}

export const allows: Record<NetworkId, string> = {
  perch: 'A practice network with simulated people. The bot can reply, like, follow and view profiles on its own.',
  bluesky: 'The bot can reply to people who wrote to you. Contacting anyone else needs your click.',
  x: 'The bot can reply to people who mention you, once X approves it. Everything else needs your click.',
}
