import { detectLanguage, languageName } from '#app/adapters/model/embedded/language/detect.ts'
import { contentTokens, type Reading, read, wordTokens } from '#app/adapters/model/embedded/language/reading.ts'
import type { Judgement, Post, Profile } from '#app/adapters/model/mind.ts'
import { answered } from './answered.ts'
import { automatedAuthor } from './author.ts'
import {
  hostileTalk,
  likelySorrow,
  medicalMatter,
  plainSorrow,
  politicalMatter,
  prizeBait,
  type Stop,
  unsolicitedOffer,
} from './moments.ts'
import { givesOrders } from './orders.ts'
import { relevance, threshold } from './relevance.ts'

const oldest = 24 * 60 * 60 * 1000

const ordersAi: Stop = {
  code: 'instruction',
  reason: 'The post, its thread or its author speaks to an AI or gives it orders.',
}

/** All reasons to leave a post alone which do not depend on the user's topics; `null` where none holds. */
export function guard(post: Post, reading: Reading, languages: string[]): Stop | null {
  const untrusted = [
    post.text,
    post.author.display_name,
    post.author.bio,
    post.author.handle,
    ...post.thread.map((one) => one.text),
  ]
  // "Reply with done to win" is an order to everybody.
  if (untrusted.some(givesOrders)) return prizeBait(reading) ?? ordersAi
  const above = post.thread.map((one) => read(one.text))
  return (
    plainSorrow(reading) ??
    hostileTalk(reading) ??
    inThread(above, plainSorrow) ??
    machine(post) ??
    politicalMatter(reading) ??
    likelySorrow(reading) ??
    inThread(above, likelySorrow) ??
    prizeBait(reading) ??
    unsolicitedOffer(reading) ??
    medicalMatter(reading) ??
    inThread(above, (text) => politicalMatter(text) ?? hostileTalk(text)) ??
    foreign(post, languages)
  )
}

/** What holds for a post that this one answers. */
function inThread(above: Reading[], look: (reading: Reading) => Stop | null): Stop | null {
  for (const reading of above) {
    const stop = look(reading)
    if (stop) return { ...stop, reason: `The post above it in the conversation: ${stop.reason}` }
  }
  return null
}

/** Whether, and why, a post is worth an answer, or at least a like, from this user at `now`. Pure; a few tenths of a millisecond. */
export function judgePost(post: Post, profile: Profile, now: Date): Judgement {
  if (now.getTime() - post.created_at.getTime() > oldest)
    return { verdict: 'skip', code: 'too_old', reason: 'Was posted more than 24 hours ago.' }
  const reading = read(post.text)
  const isAnswer = post.to_user === 'answers'
  // Few words are enough to be liked for.
  const stop = guard(post, reading, profile.voice.languages) ?? (isAnswer ? null : thin(reading))
  if (stop) return { verdict: 'skip', ...stop }
  const { score, reason, touches } = relevance(post, reading, profile)
  if (isAnswer) return answered(reading, score < threshold ? null : { verdict: 'engage', score, reason })
  if (score >= threshold) return { verdict: 'engage', score, reason }
  const what = touches ? 'has too little on your niche or key topics.' : 'is not about your niche or key topics.'
  const said = post.to_user === 'names' ? `Names you, but ${what}` : `${what.charAt(0).toUpperCase()}${what.slice(1)}`
  return { verdict: 'skip', code: 'off_topic', reason: said }
}

function machine(post: Post): Stop | null {
  const reason = automatedAuthor(post.author, post.text)
  return reason ? { code: 'bot_author', reason } : null
}

/** This mind writes English only; the network's own label counts where the text is too short to tell. */
function foreign(post: Post, languages: string[]): Stop | null {
  const found = detectLanguage(post.text)
  const label = post.lang?.toLowerCase().split('-')[0]
  const language =
    found.language ?? (label && /^[a-z]{2}$/.test(label) && !['un', 'zx', 'qm'].includes(label) ? label : null)
  if (language === null || language === 'en') return null
  if (!found.sure && label === 'en') return null
  return languages.includes(language)
    ? { code: 'language', reason: `Is in ${languageName(language)}; the embedded mind answers in English only.` }
    : { code: 'language', reason: `Is in ${languageName(language)}, which you do not post in.` }
}

/** Whether there is too little to say something to. */
export function thin(reading: Reading): Stop | null {
  if (wordTokens(reading).length < 4 || contentTokens(reading).length < 2)
    return { code: 'too_thin', reason: 'Has too few words to answer to.' }
  return null
}
