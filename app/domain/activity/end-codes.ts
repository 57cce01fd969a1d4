import type { DraftFault } from '#app/adapters/model/checks.ts'
import type { SkipCode } from '#app/adapters/model/mind.ts'
import { maxActionsPerPerson } from '#app/content/contact-limits.ts'
import type { AnswerKind } from '#app/contract/posts.ts'
import type { Rejection } from '#app/contract/queue.ts'
import type { ConversationEndCode, yoursCode } from '#app/domain/bot/find/contact-history.ts'
import type { complainedCode } from '#app/domain/bot/opt-outs/held.ts'
import type { PermanentRefusal } from '#app/domain/bot/send/claim.ts'
import type { AvoidCode, neverSaidCode } from '#app/domain/bot/settings/terms.ts'

/** A refusal by the network is stored in the network's own words instead. */
type EndCode =
  | SkipCode
  | ConversationEndCode
  | PermanentRefusal
  | AvoidCode
  | DraftFault
  | 'already_done'
  | 'closed'
  | typeof complainedCode
  | 'no_bots'
  | 'not_arrived'
  | typeof neverSaidCode
  | 'too_old'
  | typeof yoursCode
  | 'unsupported'
  | 'not_chosen'
  | 'stopped'
  | 'disconnected'
  | 'post_gone'
  | Rejection

const endSentences: Record<EndCode, string> = {
  off_topic: 'It isn’t about your topics.',
  sensitive: 'It’s about grief or a disaster. A bot has no place there.',
  politics: 'It’s about politics.',
  medical: 'It’s about someone’s health.',
  spam: 'It looks like spam.',
  giveaway: 'It’s a giveaway.',
  language: 'It’s in a language you don’t post in.',
  bot_author: 'The author looks like a bot.',
  instruction: 'It addresses an AI or gives it instructions.',
  hostile: 'It’s hostile.',
  too_thin: 'It’s too short to reply to.',
  too_old: 'It waited too long, so it wasn’t sent.',
  stopped: 'The bot was paused before this was sent.',
  nothing_to_add: 'There was nothing worth adding.',
  yours: 'They asked you something, so this one is yours to reply to.',
  asks_you: 'They asked something only you can answer.',
  no_model: 'The language model wasn’t available just then.',
  share_used_up: 'Today’s share of the language model was used up.',
  no_draft: 'The language model wrote nothing usable.',
  disagrees: 'They disagree with you, so this one is yours to reply to.',
  unsure: 'The bot isn’t sure how they meant it.',
  no_answer: 'They asked something the bot isn’t sure about.',
  bot_again: 'The author looks like a bot and already got a reply.',
  talk_over: 'They already got enough replies from you this week.',
  forbidden: 'The bot can’t do this, because of the network’s rules or because you’re on Co-pilot.',
  author_today: 'You had already replied to them that day.',
  person_limit: `They’ve heard from you enough lately. The limit per person is ${maxActionsPerPerson.day} actions a day and ${maxActionsPerPerson.week} a week.`,
  opted_out: 'They asked not to be contacted.',
  unread: 'They wrote to you in a language the bot can’t read. Decide in your inbox.',
  complained: 'They complained to you. The bot leaves them alone until you decide.',
  no_bots: 'Their profile asks bots to leave them alone.',
  reaches: 'A reply would also reach someone the bot leaves alone.',
  too_long: 'The draft was too long for the network.',
  empty: 'The draft was empty.',
  link: 'The draft had a link in it.',
  hashtag: 'The draft had a hashtag in it.',
  mention: 'The draft mentioned someone else.',
  placeholder: 'The draft still had a placeholder in it.',
  generic: 'The draft was too generic.',
  near_duplicate: 'The draft was too close to a recent reply.',
  refusal: 'The model refused to write a reply.',
  instruction_echo: 'The draft repeated instructions from the post.',
  leak: 'The draft mentioned instructions or secrets.',
  already_done: 'You had already done this yourself.',
  closed: 'Someone limits who can interact here: a block, a label or restricted replies.',
  kind_off: 'You turned this kind of action off.',
  avoided_person: 'They’re on your avoid list.',
  avoided_term: 'It mentions something on your avoid list.',
  never_say: 'The draft used a word you never use.',
  not_chosen: 'The draft didn’t sound the way you chose.',
  unsupported: 'The draft said something you’d have to check.',
  not_arrived: 'It never reached the network.',
  disconnected: 'The account was disconnected.',
  post_gone: 'The post is gone.',
  rejected: 'You rejected it.',
  misread: 'You rejected it: it missed the point.',
  not_like_me: 'You rejected it: it didn’t sound like you.',
  not_person: 'You rejected it and told the bot to avoid them.',
  not_topic: 'You rejected it and told the bot to avoid its topic.',
}

/** An unknown code is the network's own text. */
export function endSentence(code: string | null): string | null {
  if (code === null) return null
  return Object.hasOwn(endSentences, code) ? endSentences[code as EndCode] : code
}

/** A question deserves a reply, so “nothing to add” means that the writer didn’t know the answer. */
export const whyLeft = (says: AnswerKind | null, code: string | null | undefined, reason: string): string =>
  says === 'question' && code === 'nothing_to_add' ? endSentences.no_answer : reason
