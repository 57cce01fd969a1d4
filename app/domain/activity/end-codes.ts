import type { DraftFault } from '#app/adapters/model/checks.ts'
import type { SkipCode } from '#app/adapters/model/mind.ts'
import type { Rejection } from '#app/contract/queue.ts'
import {
  type ConversationEndCode,
  maxActionsPerPerson,
  maxRepliesPerWeek,
} from '#app/domain/bot/find/contact-history.ts'
import type { PermanentRefusal } from '#app/domain/bot/send/claim.ts'
import type { AvoidCode, neverSaidCode } from '#app/domain/bot/settings/terms.ts'

/** Why an action was not carried out; a refusal by the network is stored in the network's own words instead. */
type EndCode =
  | SkipCode
  | ConversationEndCode
  | PermanentRefusal
  | AvoidCode
  | DraftFault
  | 'already_done'
  | 'closed'
  | 'not_arrived'
  | typeof neverSaidCode
  | 'too_old'
  | 'stopped'
  | 'disconnected'
  | 'post_gone'
  | Rejection

const endSentences: Record<EndCode, string> = {
  off_topic: 'The post is not about your topics.',
  sensitive: 'The post is about grief or a disaster; a bot has no place there.',
  politics: 'The post is political.',
  medical: 'The post is about somebody’s health.',
  spam: 'The post looks like spam.',
  giveaway: 'The post is a giveaway.',
  language: 'The post is in a language you do not write in.',
  bot_author: 'The author looks automated.',
  instruction: 'The post addresses an AI or gives it instructions.',
  hostile: 'The post is hostile.',
  too_thin: 'The post says too little to answer.',
  too_old: 'It waited too long, so it was not sent.',
  stopped: 'The bot was stopped before it was sent.',
  nothing_to_add: 'There was nothing worth adding.',
  asks_you: 'It asks you something that only you can answer.',
  no_model: 'The language model could not write just then.',
  share_used_up: 'Today’s share of the language model was used up.',
  no_draft: 'The language model wrote nothing usable.',
  no_answer: 'It asks something the bot has no sure answer to.',
  bot_again: 'The author looks automated and had a reply already.',
  talk_over: `They had ${maxRepliesPerWeek} replies from you within a week; more would be a loop.`,
  forbidden: 'The network’s rules, or your choice of Co-pilot, do not let the bot do this.',
  author_today: 'They had already had a reply from you that day.',
  person_limit: `They heard from you often enough recently: one person gets at most ${maxActionsPerPerson.day} actions a day and ${maxActionsPerPerson.week} a week.`,
  opted_out: 'They asked not to be contacted.',
  too_long: 'The draft was too long for the network.',
  empty: 'The draft had no words.',
  link: 'The draft had a link in it.',
  hashtag: 'The draft had a hashtag in it.',
  mention: 'The draft mentioned somebody else.',
  placeholder: 'The draft had a gap that was never filled in.',
  generic: 'The draft would have fitted any post.',
  near_duplicate: 'The draft was too close to a reply sent recently.',
  refusal: 'The model refused to write a reply.',
  instruction_echo: 'The draft repeated instructions from the post.',
  leak: 'The draft mentioned instructions or secrets.',
  already_done: 'You had already done this yourself.',
  closed: 'The network or the people there want it left alone: a block, a label, or a limit on who may reply.',
  kind_off: 'You turned this kind of action off.',
  avoided_person: 'You told the bot to leave them alone.',
  avoided_term: 'It has words that you told the bot to leave alone.',
  never_say: 'The draft used a word that you never say.',
  not_arrived: 'It never reached the network.',
  disconnected: 'The account was disconnected.',
  post_gone: 'The post is not there any more.',
  rejected: 'You turned it down.',
  misread: 'You turned it down: it missed what the post is about.',
  not_like_me: 'You turned it down: it did not sound like you.',
  not_person: 'You turned it down, and told the bot to leave them alone.',
  not_topic: 'You turned it down, and told the bot to leave its topic alone.',
}

/** The sentence for a row's code; an unknown code is the network's own text; null if there is none. */
export function endSentence(code: string | null): string | null {
  if (code === null) return null
  return Object.hasOwn(endSentences, code) ? endSentences[code as EndCode] : code
}
