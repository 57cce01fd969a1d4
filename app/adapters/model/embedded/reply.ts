import { checkDraft } from '#app/adapters/model/checks.ts'
import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import { answerShares } from '#app/adapters/model/heads/heads.ts'
import { nobody, type SentTexts } from '#app/adapters/model/likeness.ts'
import type { Draft } from '#app/adapters/model/mind.ts'
import type { Post } from '#app/contract/posts.ts'
import type { Profile } from '#app/contract/profile.ts'
import { guard } from './guard.ts'
import { meaningOf, readPost } from './judge.ts'

const minKindness = 0.6

/** Fit praise as well as thanks. */
const thanks = [
  'Glad to hear it, thank you.',
  'Thank you, nice of you to let me know.',
  'Happy to hear that, thanks for writing.',
  'Thanks a lot for saying so.',
  'Good to know, thank you for telling me.',
  'Lovely to hear, thanks.',
]

const silent: Extract<Draft, { verdict: 'skip' }> = {
  verdict: 'skip',
  code: 'nothing_to_add',
  reason: 'Without a language model, Warble only replies to kind words.',
}

/** Replies only with a thank-you, to people who write something kind: this mind cannot write. */
export async function replyTo(
  post: Post,
  profile: Profile,
  maxLength: number,
  reader: Reader,
  signal: AbortSignal,
  recent: () => Promise<SentTexts> = async () => nobody,
): Promise<Draft> {
  const read = await readPost(post, reader, signal)
  if (!post.to_user) return silent
  const says = meaningOf(read)
  // A joke ends with a question mark too, but gets no thanks.
  if (says === 'question' || (says === 'thanks' && post.text.includes('?')))
    return { verdict: 'skip', code: 'asks_you', reason: 'Only you can answer that.' }
  if (says !== 'thanks' || answerShares(read.vector).thanks < minKindness) return silent
  if (post.thread.some(isThanks))
    return { verdict: 'skip', code: 'nothing_to_add', reason: 'You already thanked them.' }
  const stop = guard(read, profile.voice.languages)
  if (stop) return { verdict: 'skip', code: stop.code, reason: stop.reason }
  const context = { post, profile, recent: await recent(), maxLength, closeness: 1 }
  const isFine = (text: string) => checkDraft(text, context).ok
  const text = thanksInTurn(post, profile).find(isFine)
  if (!text) return { verdict: 'skip', code: 'nothing_to_add', reason: 'Every ready-made thank-you was used recently.' }
  return { verdict: 'reply', text, reason: 'It thanks them for their kind words.', closeness: 1 }
}

const isThanks = ({ text }: { text: string }) => thanks.some((one) => text.toLowerCase().includes(one.toLowerCase()))

function thanksInTurn({ id }: Post, { voice }: Profile): string[] {
  const start = Array.from(id).reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0)
  const turned = thanks.map((_, at) => thanks[(start + at) % thanks.length] as string)
  return voice.lower_case ? turned.map((text) => text.toLowerCase()) : turned
}
