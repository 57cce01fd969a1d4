/** What the chat answers from the signed-in user's own state. */
export const ownTopics = [
  'health',
  'plan',
  'left',
  'sent',
  'results',
  'unwelcome',
  'next',
  'connection',
  'waiting',
  'stopped',
  'trial',
  'charge',
  'rates',
  'followers',
  'writers',
  'errors',
  'analysis',
  'profile',
  'latest',
] as const
export type OwnTopic = (typeof ownTopics)[number]

/** What a text tells how to set, and the user has set. */
export type OwnSetting =
  | 'hours'
  | 'time_zone'
  | 'pace'
  | 'mode'
  | 'actions'
  | 'topics'
  | 'avoided'
  | 'two_step'
  | 'extension'
  | 'account'
  | 'emails'
  | 'address'

/** Must be true of the product today; tests check the figures. After a new topic: `npm run train chat`. */
export interface HelpText {
  /** null: answered in the chat only. */
  topic: string | null
  /** Of a text without a topic. */
  small_talk?: 'greetings' | 'thanks'
  /** With a link to the page where it is done or shown. */
  says: string
  /** What else is true of it. The help page has all of it, the chat the one that is asked for. */
  more?: string[]
  /** For someone who is signed in; `says` is for everyone else. */
  own?: OwnTopic
  /** Said before the text to someone who is signed in. */
  setting?: OwnSetting
}
