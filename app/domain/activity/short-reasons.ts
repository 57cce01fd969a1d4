import type { SkipCode } from '#app/adapters/model/mind.ts'
import type { ActionKind } from '#app/adapters/network/network.ts'
import { truncateAtGrapheme } from '#app/contract/typed.ts'
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
  reaches: 'would reach others',
  unread: 'another language',
  complained: 'complained',
  avoided_person: 'your avoid list',
  avoided_term: 'your avoid list',
  never_say: 'a word you never use',
  closed: 'replies limited',
  already_done: 'already done',
  too_long: 'draft too long',
  empty: 'empty draft',
  link: 'link in the draft',
  hashtag: 'hashtag in the draft',
  mention: 'draft named someone else',
  placeholder: 'unfinished draft',
  generic: 'draft too generic',
  near_duplicate: 'too like a recent reply',
  refusal: 'model refused',
  instruction_echo: 'draft obeyed the post',
  leak: 'secrets in the draft',
  kind_off: 'turned off by you',
}

const maxShownLength = 36

type Telling = [own: RegExp, says: (quote: string) => string, kinds?: readonly ActionKind[]]

/** The most telling first. A topic comes last: most posts share it. */
const telling: readonly Telling[] = [
  [/They replied to you with a question\./, () => 'They asked you'],
  [/They replied to thank you\./, () => 'They thanked you'],
  [/They replied that they agree with you\./, () => 'They agreed with you'],
  [/They (replied to|mentioned) you\./, (what) => `They ${what} you`],
  [/one of your priority people\./, () => 'One of your priority people'],
  [/They mention (“\d+”), a topic you asked/, (topic) => `You look for ${topic}`],
  [/They mention (.{1,60}?)(?:\.|, which)/, (words) => `You both mention ${words}`],
  [/They asked: (“\d+”)/, (words) => `They asked: ${words}`],
  [/It picks up (“\d+”)/, (words) => `The reply picks up ${words}`],
  [/It (?:answers|takes up) (“\d+”)/, (words) => `The reply takes up ${words}`],
  // The row of a like or a reply shows the post itself.
  [/They wrote: (“\d+”)/, (words) => `They wrote: ${words}`, ['follow', 'view']],
  [/You also mention (“\d+”)/, (word) => `You both mention ${word}`],
  [/You write about (“\d+”)/, (topic) => `You write about ${topic}`],
]

/** An action's reason in a few words; null: it has none that tells more than the post. */
export function whyText(kind: ActionKind, reason: string): string | null {
  const quotes: string[] = []
  // Strangers' words must not be read as ours.
  const own = reason.replace(/“[^“”]*”/g, (quote) => `“${quotes.push(quote) - 1}”`)
  const quoted = (text: string) => text.replace(/“(\d+)”/g, (_, at) => shortened(quotes[Number(at)] ?? ''))
  for (const [pattern, says, kinds] of telling) {
    const found = !kinds || kinds.includes(kind) ? pattern.exec(own) : null
    if (found) return quoted(says(found[1] ?? ''))
  }
  return null
}

const shortened = (quote: string) =>
  quote.length <= maxShownLength ? quote : `${truncateAtGrapheme(quote, maxShownLength).trimEnd()}…”`

/** Why an action was chosen is said once, where the one above it has the same reason. */
export const withoutRepeats = <Item extends { state: string; short_reason: string | null }>(items: Item[]): Item[] =>
  items.map((item, at) =>
    item.state !== 'skipped' && item.short_reason === items[at - 1]?.short_reason
      ? { ...item, short_reason: null }
      : item,
  )

/** One to four words, for a margin or a list of counts. */
export function shortReason(code: string | null): string {
  if (code === null) return 'another reason'
  return shortReasons[code] ?? endSentence(code)?.replace(/\.$/, '') ?? 'another reason'
}
