import type { Mind } from '#app/adapters/model/mind.ts'
import type { Choice } from '#app/contract/choice.ts'
import type { Niche } from '#app/contract/profile.ts'
import type { Candidate } from '#app/domain/bot/decide/choose.ts'
import type { CandidateHistory } from '#app/domain/bot/find/candidate-history.ts'
import { minute } from '#app/domain/time.ts'

/** `nearest`: strangers by their closeness to the user's topics. */
export async function choicesOf(
  mind: Pick<Mind, 'nichesOf'>,
  candidates: readonly Candidate[],
  { nearest, past, now }: { nearest: readonly Candidate[]; past: CandidateHistory; now: Date },
  signal: AbortSignal,
): Promise<Choice[]> {
  const bios = [...new Set(candidates.flatMap(({ post }) => post.author.bio.trim() || []))]
  const niches = bios.length > 0 ? await mind.nichesOf(bios, signal) : []
  const nicheOf = new Map(bios.map((bio, at) => [bio, niches[at] ?? null]))
  const places = new Map(nearest.map(({ post }, at) => [post.id, at]))
  return candidates.map((candidate) => {
    const { bio } = candidate.post.author
    const place = places.get(candidate.post.id)
    const third = place === undefined ? null : thirdOf(place, nearest.length)
    return choiceOf(candidate, nicheOf.get(bio.trim()) ?? null, third, past, now)
  })
}

const thirdOf = (place: number, of: number) => Math.min(3, Math.floor((3 * place) / of) + 1) as 1 | 2 | 3

function choiceOf(
  { post }: Candidate,
  bio: Niche | null,
  third: Choice['third'],
  { contacts }: CandidateHistory,
  now: Date,
): Choice {
  const { author, text, created_at, replies, likes } = post
  return {
    bio,
    followers: author.followers,
    follows: author.is_follower ?? null,
    age_minutes: Math.max(0, Math.round((now.getTime() - created_at.getTime()) / minute)),
    replies,
    likes,
    asks: text.includes('?'),
    contacted: (contacts.get(author.id)?.replies_ever ?? 0) > 0,
    third,
  }
}
