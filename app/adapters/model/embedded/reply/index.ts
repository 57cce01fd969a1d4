import { checkDraft } from '#app/adapters/model/checks.ts'
import { guard, thin } from '#app/adapters/model/embedded/judge/index.ts'
import { asksReader, situationOf } from '#app/adapters/model/embedded/language/discourse.ts'
import { read } from '#app/adapters/model/embedded/language/reading.ts'
import { seedOf } from '#app/adapters/model/embedded/language/seed.ts'
import { type Crowd, likenessLimit, nearest, nobody, repeats, shingles } from '#app/adapters/model/likeness.ts'
import type { Draft, Post, Profile } from '#app/adapters/model/mind.ts'
import { weightedLength } from '#app/adapters/model/weighted-length.ts'
import type { Answer } from './answer.ts'
import { answersToQuestion } from './help.ts'
import { answersToEvents } from './told.ts'
import { voiced } from './voice.ts'

/** An answer of new sentences and less like anything sent than this is taken at once; otherwise the freshest of those looked at. */
const fresh = 0.35
/** How many answers are held against what was sent. */
const mostTried = 64

const nothing: Draft = {
  verdict: 'skip',
  code: 'nothing_to_add',
  reason: 'Nothing the bot knows to say takes up what this post tells.',
}

const noAnswer: Draft = {
  verdict: 'skip',
  code: 'no_answer',
  reason: 'Asks something the bot has no sure answer to.',
}

const theirs: Draft = {
  verdict: 'skip',
  code: 'asks_you',
  reason: 'Asks you something that only you can answer.',
}

/**
 * One answer to what the post says, in the user's voice, or a skip. Deterministic; variety comes from the post's id.
 * `recent`: texts sent lately, which the answer must not resemble.
 */
export function replyTo(post: Post, profile: Profile, maxLength: number, recent: Crowd = nobody): Draft {
  const reading = read(post.text)
  const stop = guard(post, reading, profile.voice.languages) ?? thin(reading)
  if (stop) return { verdict: 'skip', ...stop }
  const discourse = situationOf(reading)
  const isAnswer = post.to_user === 'answers'
  if (isAnswer && asksReader(reading, discourse)) return theirs
  const seed = seedOf(`${post.id}\n${post.text}`)
  // Who answers the user is not asked the next thing.
  const answers = discourse.question
    ? answersToQuestion(reading, discourse, profile, seed)
    : isAnswer
      ? []
      : answersToEvents(reading, profile, seed)
  const drafts: { answer: Answer; text: string; like: number }[] = []
  for (const [rank, answer] of answers.slice(0, mostTried).entries()) {
    const [main = '', tail = null] = answer.parts
    const text = voiced({ main, tail }, answer.niche, profile.voice, seed + rank)
    if (weightedLength(text) > maxLength) continue
    const known = repeats(shingles(text), recent)
    if (known === 'held') continue
    const like = nearest(shingles(text), recent, fresh)
    if (like >= likenessLimit || !checkDraft(text, { post, profile, recent: nobody, maxLength }).ok) continue
    if (known === 'new' && like < fresh) return { verdict: 'reply', text, reason: because(answer) }
    drafts.push({ answer, text, like })
  }
  const [best] = drafts.sort((a, b) => a.like - b.like)
  return best
    ? { verdict: 'reply', text: best.text, reason: because(best.answer) }
    : discourse.question
      ? noAnswer
      : nothing
}

function because({ parts, words }: Answer): string {
  const named = [...new Set(words.map((word) => `"${word.toLowerCase()}"`))].slice(0, 3)
  const verb = parts.every((part) => part.endsWith('?')) ? 'Asks about' : 'Takes up'
  return `${verb} ${named.join(' and ')} from the post.`
}
