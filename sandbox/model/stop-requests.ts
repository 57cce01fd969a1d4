import { list, number, text } from './fields.ts'
import type { Data } from './wire.ts'

const asks =
  /\b(?:leave me alone|(?:stop|quit) (?:replying|writing|answering|tagging|messaging)|(?:do not|don['’]t) (?:reply|write|answer|contact|tag|message)|go away|no bots)\b/i
const denies =
  /\b(?:cannot|can['’]t|could(?:n['’]t| not)|don['’]t|do not|asked me to|told me to) stop\b|\b(?:asked|told) me\b/i

/** Which of the posts ask to be left alone. */
export function stopRequests(data: Data): Data {
  const asking = list(data, 'posts').filter((post) => asks.test(text(post, 'text')) && !denies.test(text(post, 'text')))
  return { no_contact: asking.map((post) => number(post, 'number', 0)) }
}
