import type { Payer } from '#app/adapters/model/mind.ts'
import type { PlanType } from '#app/content/plan-table.ts'
import type { AddressShare } from '#app/domain/metering/address-usage.ts'

/** Separate, so that no one uses up what others have. `guests`: `/try`; `operator`: the reserve. */
export const shareNames = ['free', 'starter', 'pro', 'chat', 'guests', 'guest_chat', 'operator'] as const
export type ShareName = (typeof shareNames)[number]

export interface TokenShares {
  of_share: Record<ShareName, number>
  /** Per user, for analyses and the bot. */
  of_user: Record<PlanType, number>
  of_chat_user: number
}

interface DividedTokens {
  all: number
  user: number
  /** In percent; the rest is the operator's. */
  percent: Record<Exclude<ShareName, 'guest_chat' | 'operator'>, number>
}

/** Relative to Pro. */
const userParts: Record<PlanType, number> = { free: 0.1, starter: 0.3, pro: 1 }
/** Parts of the chat's share: per user, and for all Free users together. */
const [chatUserPart, freeChatPart] = [0.1, 0.5]
const guestChatPart = 0.5
/** Part of the guests' shares that one of them has. */
const guestPart = 0.1
/** Part of a user's tokens that repeated analyses leave to the bot. */
const repeatPart = 0.5
/** How many days' tokens Free has on its first day: the setup's analysis and ten drafts take about one. */
const firstDayOfFree = 2

export function dividedTokens({ all, user, percent }: DividedTokens): TokenShares {
  const share = (of: number) => Math.floor((all * of) / 100)
  const part = (of: PlanType) => Math.floor(user * userParts[of])
  const { free, starter, pro, chat, guests } = percent
  const guestChat = Math.floor(share(guests) * guestChatPart)
  const common = {
    free: share(free),
    starter: share(starter),
    pro: share(pro),
    chat: share(chat),
    guests: share(guests) - guestChat,
    guest_chat: guestChat,
  }
  const given = Object.values(common).reduce((sum, tokens) => sum + tokens, 0)
  return {
    of_share: { ...common, operator: Math.max(0, all - given) },
    of_user: { free: part('free'), starter: part('starter'), pro: part('pro') },
    of_chat_user: Math.floor(common.chat * chatUserPart),
  }
}

interface SharePart {
  share: ShareName
  most: number
  own: number
  /** For everyone at the same network address, or with the same mailbox. */
  address: AddressShare | null
}

export interface Customer {
  plan: PlanType
  /** null: not known. */
  mailbox: string | null
  /** They never had an account, and spent nothing on an earlier day. */
  is_new: boolean
}

/** One person can have many accounts of Free: what is theirs together, besides each one's own. */
export function shareFor(
  payer: Payer,
  { plan, mailbox, is_new }: Customer,
  { of_share, of_user, of_chat_user }: TokenShares,
): SharePart {
  const byMailbox = mailbox === null ? [] : [{ key: mailbox, share: 1 }]
  if (payer === 'operator') return { share: payer, most: of_share[payer], own: 0, address: null }
  if ('guest' in payer) {
    const { guest, by } = payer
    const most = of_share[guest]
    return { share: guest, most, own: 0, address: { of: guest, by, most: Math.floor(most * guestPart) } }
  }
  if (payer.use !== 'chat') {
    const today = of_user[plan] * (is_new && plan === 'free' ? firstDayOfFree : 1)
    const own = payer.use === 'repeat' ? Math.floor(today * repeatPart) : today
    const address = plan === 'free' ? { of: 'free' as const, by: byMailbox, most: today } : null
    return { share: plan, most: of_share[plan], own, address }
  }
  const chat = { share: 'chat', own: of_chat_user } as const
  if (plan !== 'free') return { ...chat, most: of_share.chat, address: null }
  const most = Math.floor(of_share.chat * freeChatPart)
  return { ...chat, most, address: { of: 'chat', by: [...payer.by, ...byMailbox], most: of_chat_user } }
}
