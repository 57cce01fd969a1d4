import { text } from './fields.ts'
import type { Data } from './wire.ts'

const denies =
  /\b(?:cannot|can['’]t|could(?:n['’]t| not)|don['’]t|do not|asked me to|told me to) stop\b|\b(?:asked|told) me\b/i

/** The first that matches counts. */
const kinds: [says: string, words: RegExp][] = [
  [
    'stop',
    /\b(?:leave me alone|(?:stop|quit) (?:replying|writing|answering|tagging|messaging)|(?:do not|don['’]t) (?:reply|write|answer|contact|tag|message)|go away|no bots)\b/i,
  ],
  [
    'complaint',
    /\b(?:are you a bot|spam|rude|did you even|not helpful|copy and paste|generic (?:reply|comment)|useless|awful|inappropriate|who asked|read the room)\b/i,
  ],
  ['thanks', /\b(?:thanks?|thank you|thx|cheers|appreciate)\b/i],
  ['disagreement', /\b(?:disagree|not true|that['’]s wrong|i don['’]t think)\b/i],
  ['question', /\?/],
  ['agreement', /\b(?:agree|exactly|so true|same here|spot on)\b/i],
]

/** What the post says to the user; it knows English only. */
export function answers(data: Data): Data {
  const words = text(data, 'text')
  const [says] = kinds.find(([kind, is]) => is.test(words) && !(kind === 'stop' && denies.test(words))) ?? ['chat']
  return { english: '', says }
}
