import type { Learned, Scored } from '#app/domain/bot/learn/score.ts'
import type { Sums } from '#app/domain/bot/learn/sums.ts'
import { phraseOf, type Trait, type Traits, traitNames } from '#app/domain/bot/learn/traits.ts'

/** Fewer on either side convince no one. */
const minCompared = 5

interface Side {
  traits: Traits
  parts: Scored['parts']
}

/** Why a post was chosen over the one that would have come first: the trait that mattered most. */
export function becauseOf({ sums }: Pick<Learned, 'sums'>, chosen: Side, other: Side): string {
  const lead = (trait: Trait) => chosen.parts[trait] - other.parts[trait]
  const differing = traitNames.filter((trait) => lead(trait) > 0).sort((a, b) => lead(b) - lead(a))
  for (const trait of differing) {
    const better = comparison(sums, trait, chosen.traits[trait], 'better')
    if (better) return `Chosen because ${better}.`
    const worse = comparison(sums, trait, other.traits[trait], 'worse')
    if (worse) return `Chosen over a closer post because ${worse}.`
  }
  const shared = differing.flatMap((trait) => phraseOf(trait, chosen.traits[trait]) ?? [])[0]
  return shared === undefined ? '' : `Chosen because replies to ${shared} bring more back for everyone on Warble.`
}

/** In the user's own numbers; null: they don't say so. */
function comparison({ all, traits }: Sums, trait: Trait, value: string, is: 'better' | 'worse'): string | null {
  const own = traits[trait][value]
  const phrase = phraseOf(trait, value)
  if (!own || phrase === null) return null
  const others = { replies: all.replies - own.replies, came_back: all.came_back - own.came_back }
  if (Math.min(own.replies, others.replies) < minCompared) return null
  const lead = own.came_back / own.replies - others.came_back / others.replies
  if (is === 'better' ? lead <= 0 : lead >= 0) return null
  return `${own.came_back} of ${own.replies} replies to ${phrase} got a reply or follow back, ${others.came_back} of ${others.replies} others did`
}
