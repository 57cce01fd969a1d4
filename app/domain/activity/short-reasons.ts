import type { SkipCode } from '#app/adapters/model/mind.ts'
import { cutBetweenSigns } from '#app/contract/typed.ts'
import { endSentence } from '#app/domain/activity/end-codes.ts'

const shortReasons: Partial<Record<SkipCode | (string & {}), string>> = {
  off_topic: 'not your topics',
  sensitive: 'grief or a disaster',
  medical: 'someone’s health',
  politics: 'politics',
  spam: 'spam',
  giveaway: 'a giveaway',
  language: 'another language',
  bot_author: 'looks like a bot',
  bot_again: 'looks like a bot',
  instruction: 'talks to an AI',
  hostile: 'hostile',
  too_thin: 'too short',
  nothing_to_add: 'nothing to add',
  asks_you: 'only you know',
  yours: 'yours to reply to',
  forbidden: 'not allowed',
  post_gone: 'post deleted',
  too_old: 'waited too long',
  stopped: 'bot paused',
  disconnected: 'not connected',
  not_chosen: 'not chosen',
  unsupported: 'not in your posts',
  no_answer: 'not sure',
  unsure: 'not sure',
  disagrees: 'they disagree',
  no_model: 'no language model',
  share_used_up: 'model share used up',
  no_draft: 'no usable draft',
  author_today: 'replied today',
  talk_over: 'enough replies',
  person_limit: 'enough for now',
  opted_out: 'asked to stop',
  no_bots: 'wants no bots',
  unread: 'another language',
  complained: 'complained',
  avoided_person: 'your avoid list',
  avoided_term: 'your avoid list',
  never_say: 'a word you never use',
  closed: 'replies limited',
  already_done: 'already done',
}

const longestShown = 60

/** What in the post shows it, from the bot's reason: the sentence it quotes, or what they mention; null: neither. */
function shownBy(reason: string): string | null {
  const [, quoted, named] =
    /They (?:asked|wrote): (“[^“”]{1,300}”)|They mention ([^.]+?)(?:, which|\.)/.exec(reason) ?? []
  const shown = quoted ?? named
  if (!shown) return null
  return shown.length <= longestShown ? shown : `${cutBetweenSigns(shown, longestShown).trimEnd()}…${quoted ? '”' : ''}`
}

/** "coffee: “What would you move first?”" */
export function whyText(topic: string | null, reason: string): string | null {
  const shown = topic === null ? null : shownBy(reason)
  return shown && `${topic}: ${shown}`
}

/** One to four words, for a margin or a list of counts. */
export function shortReason(code: string | null): string {
  if (code === null) return 'another reason'
  return shortReasons[code] ?? endSentence(code)?.replace(/\.$/, '') ?? 'another reason'
}
