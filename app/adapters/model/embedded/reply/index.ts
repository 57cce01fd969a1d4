import { checkDraft } from '#app/adapters/model/checks.ts'
import { guard, thin } from '#app/adapters/model/embedded/judge/index.ts'
import { asksReader, situationOf } from '#app/adapters/model/embedded/language/discourse.ts'
import { read } from '#app/adapters/model/embedded/language/reading.ts'
import { seedOf } from '#app/adapters/model/embedded/language/seed.ts'
import { type Crowd, likenessLimit, nearest, nobody, repeats, shingles } from '#app/adapters/model/likeness.ts'
import type { Draft, Post, Profile } from '#app/adapters/model/mind.ts'
import { weightedLength } from '#app/adapters/model/weighted-length.ts'
import { type Answer, answersTo } from './compose.ts'
import { opener } from './opener.ts'
import { voiced } from './voice.ts'

/** An answer of new sentences and less like anything sent than this is taken at once; otherwise the freshest of those looked at. */
const fresh = 0.35
/** How an answer begins that names the matter itself; a second beginning before it would be one too many. */
const named = 'On '
/** How many answers are held against what was sent. */
const mostTried = 64

const nothing: Draft = {
  verdict: 'skip',
  code: 'nothing_to_add',
  reason: 'Nothing specific to say about this post that its author does not know already.',
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
  const answers = answersTo(reading, discourse, profile, seed, !isAnswer)
  const opening = answers.length > 0 ? opener(reading, discourse) : null
  const drafts: { answer: Answer; text: string; like: number; isFresh: boolean }[] = []
  for (const [rank, answer] of answers.slice(0, mostTried).entries()) {
    const [main = '', tail = null] = answer.parts
    const text = voiced(
      { opening: main.startsWith(named) ? null : opening, main, tail },
      answer.niche,
      profile.voice,
      seed + rank,
    )
    if (weightedLength(text) > maxLength) continue
    const known = repeats(shingles(text), recent)
    if (known === 'held') continue
    const like = nearest(shingles(text), recent, fresh)
    if (like >= likenessLimit) continue
    const isFresh = known === 'new' && like < fresh
    drafts.push({ answer, text, like, isFresh })
    if (isFresh) break
  }
  drafts.sort((a, b) => Number(b.isFresh) - Number(a.isFresh) || a.like - b.like)
  for (const { answer, text } of drafts) {
    if (checkDraft(text, { post, profile, recent: nobody, maxLength }).ok)
      return { verdict: 'reply', text, reason: because(answer) }
  }
  return nothing
}

function because({ parts, words }: Answer): string {
  const named = [...new Set(words.map((word) => `"${word.toLowerCase()}"`))].slice(0, 3)
  const verb = parts.every((part) => part.endsWith('?')) ? 'Asks about' : 'Takes up'
  return `${verb} ${named.join(' and ')} from the post.`
}
