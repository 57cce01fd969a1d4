export type Refusal =
  | 'empty'
  | 'too_long'
  | 'parent_gone'
  | 'quote_gone'
  | 'reply_restricted'
  | 'duplicate'
  | 'blocked'
  | 'not_visible'
  | 'post_gone'
  | 'account_gone'
  | 'not_yours'
  | 'yourself'

export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal }

export function refuse(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal }
}

const MESSAGES: Record<Refusal, string> = {
  empty: 'Your post needs some text.',
  too_long:
    'Your Tweet text is too long. For more information on how Twitter determines text length see https://github.com/twitter/twitter-text.',
  parent_gone: 'You attempted to reply to a Tweet that is deleted or not visible to you.',
  quote_gone: 'You attempted to quote a Tweet that is deleted or not visible to you.',
  reply_restricted:
    'Reply to this conversation is not allowed because you have not been mentioned or otherwise engaged by the author of the post you are replying to.',
  duplicate: 'You are not allowed to create a Tweet with duplicate content.',
  blocked: 'You have been blocked from interacting with this user at their request.',
  not_visible: 'You are not authorized to see this Tweet.',
  post_gone: 'That Tweet does not exist.',
  account_gone: 'That user does not exist.',
  not_yours: 'You are not allowed to delete this Tweet.',
  yourself: 'You cannot do this to yourself.',
}

export function messageOf(refusal: Refusal): string {
  return MESSAGES[refusal]
}
