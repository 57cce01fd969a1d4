import { checkDraft } from '#app/adapters/model/checks.ts'
import { guard } from '#app/adapters/model/embedded/judge/index.ts'
import { type Discourse, situationOf } from '#app/adapters/model/embedded/language/discourse.ts'
import { type Reading, read } from '#app/adapters/model/embedded/language/reading.ts'
import { pick, seedOf } from '#app/adapters/model/embedded/language/seed.ts'
import type { Draft, Post, Profile } from '#app/adapters/model/mind.ts'
import { weightedLength } from '#app/adapters/model/weighted-length.ts'
import { type Match, matches } from './match.ts'
import { opener } from './opener.ts'
import { voiced } from './voice.ts'
import { anchored, filled, knows, ranked } from './wording.ts'

/** Remarks this much weaker than the best one are still good answers; variety comes from them. */
const tolerance = 0.3
/** Users whose posts are longer than this (characters) tend to add a second sentence. */
const talkative = 110

const nothing: Draft = {
  verdict: 'skip',
  code: 'nothing_to_add',
  reason: 'Nothing specific to say about this post that its author does not know already.',
}

/**
 * One answer to what the post says, in the user's voice, or a skip. Deterministic; variety comes from the post's id.
 * `recent`: texts sent lately, which the answer must not resemble.
 */
export function replyTo(post: Post, profile: Profile, maxLength: number, recent: readonly string[]): Draft {
  const reading = read(post.text)
  const stop = guard(post, reading, profile.voice.languages)
  if (stop) return { verdict: 'skip', ...stop }
  const discourse = situationOf(reading)
  const found = matches(reading, discourse, profile)
  const best = found[0]
  if (!best) return nothing
  const seed = seedOf(`${post.id}\n${post.text}`)
  const near = found.filter((match) => best.score - match.score <= tolerance)
  for (const { match, text } of candidates(near, reading, discourse, profile, seed)) {
    if (weightedLength(text) > maxLength) continue
    if (checkDraft(text, { post, profile, recent, maxLength }).ok)
      return { verdict: 'reply', text, reason: because(match) }
  }
  return nothing
}

interface Candidate {
  match: Match
  text: string
}

/** All ways to say it, in an order fixed by the seed: the best remark first, each with and without a further sentence. */
function* candidates(
  near: Match[],
  reading: Reading,
  discourse: Discourse,
  profile: Profile,
  seed: number,
): Generator<Candidate> {
  const opening = opener(reading, discourse)
  const more = profile.voice.median_length > talkative
  for (const [rank, match] of near.entries()) {
    const { mains, tails } = match.remark
    for (const chosen of ranked(mains, reading, seed)) {
      const main = anchored(filled(chosen, match), match, reading)
      const tail =
        pick(
          tails.filter((one) => !knows(reading, one)),
          seed >>> 4,
        ) ?? null
      const asked = discourse.question && main.endsWith('?')
      const parts: (string | null)[] = more || (seed >>> 7) % 3 === 0 ? [tail, null] : [null]
      for (const part of parts) {
        if (asked && part) continue
        const text = voiced({ opening, main, tail: part }, match.niche, profile.voice, seed + rank)
        yield { match, text }
      }
    }
  }
}

function because(match: Match): string {
  const named = [...new Set([...match.wording.values()].map((word) => `"${word.toLowerCase()}"`))]
  return `Takes up ${named.join(' and ')} from the post.`
}
