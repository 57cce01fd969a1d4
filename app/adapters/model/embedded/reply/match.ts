import { conceptHits, type Named } from '#app/adapters/model/embedded/knowledge/concepts.ts'
import { conceptWorth, enoughWorth, type Remark } from '#app/adapters/model/embedded/knowledge/format.ts'
import { library } from '#app/adapters/model/embedded/knowledge/index.ts'
import type { Discourse, Situation } from '#app/adapters/model/embedded/language/discourse.ts'
import { bookOf, type Hit, surface } from '#app/adapters/model/embedded/language/phrasebook.ts'
import type { Reading } from '#app/adapters/model/embedded/language/reading.ts'
import { nicheScores } from '#app/adapters/model/embedded/lexicon/niche-book.ts'
import type { NamedNiche } from '#app/adapters/model/embedded/lexicon/niches.ts'
import type { Profile } from '#app/adapters/model/mind.ts'

/** A remark that answers a post, and the post's words it rests on. */
export interface Match {
  niche: NamedNiche
  remark: Remark
  score: number
  /** By concept: the post's own wording. */
  wording: Map<string, string>
  /** Stems of those words. */
  resting: ReadonlySet<string>
}

/** Words between two concepts beyond which they are two subjects and not one. */
const farApart = 28

export type NamedConcepts = Map<string, Hit<Named>[]>

/** What the post names, by niche; only of the niches in which this user would answer it. */
export function namedIn(reading: Reading, profile: Profile): Map<NamedNiche, NamedConcepts> {
  const fields = fieldsOf(reading, profile)
  const found = new Map<NamedNiche, NamedConcepts>()
  const ruled = ruledOut(reading)
  for (const hit of conceptHits(reading)) {
    if (ruled.has(hit.start) || !fields.has(hit.value.niche)) continue
    const ofNiche: NamedConcepts = found.get(hit.value.niche) ?? new Map()
    ofNiche.set(hit.value.id, [...(ofNiche.get(hit.value.id) ?? []), hit])
    found.set(hit.value.niche, ofNiche)
  }
  return found
}

/** All remarks that answer the post, best first. */
export function matches(reading: Reading, discourse: Discourse, profile: Profile): Match[] {
  const out: Match[] = []
  for (const [niche, named] of namedIn(reading, profile)) {
    const whole = mainMatter(niche, named, reading, discourse)
    const main = discourse.question ? whole : centre(niche, named, whole)
    for (const remark of library[niche].remarks) {
      const match = weigh(niche, remark, named, main, reading, discourse)
      if (match) out.push(match)
    }
  }
  return out.sort((a, b) => b.score - a.score)
}

/** The user's own niche; for a post clearly of another one, or a user without one, the post's. */
function fieldsOf(reading: Reading, profile: Profile): Set<NamedNiche> {
  const scores = nicheScores(reading)
  const strongest = Math.max(0, ...scores.values())
  const own = profile.niche === 'general' ? null : profile.niche
  const fields = new Set<NamedNiche>()
  if (own && ((scores.get(own) ?? 0) >= Math.min(strongest * 0.4, 0.15) || strongest < 0.8)) return new Set([own])
  for (const [niche, score] of scores) if (score >= strongest * 0.9 && score >= 0.4) fields.add(niche)
  return fields
}

function weigh(
  niche: NamedNiche,
  remark: Remark,
  named: NamedConcepts,
  main: ReadonlySet<string>,
  reading: Reading,
  discourse: Discourse,
): Match | null {
  // Most remarks are about something else.
  if (!remark.needs.every((any) => any.some((id) => named.has(id)))) return null
  if (remark.not.some((id) => named.has(id))) return null
  if (helps(remark) && !discourse.question && !discourse.all.includes('trouble')) return null
  const fit = situationFit(remark.when, discourse)
  if (fit === null) return null
  const chosen = assign(remark.needs, named, [])
  if (!chosen) return null
  if (!chosen.some((hit) => main.has(hit.value.id))) return null
  const asked = chosen.some((hit) => discourse.asking.has(sentenceOf(reading, hit)))
  const reaches = chosen.map((hit) => library[niche].concepts.get(hit.value.id)?.reach ?? 'broad')
  const worth = reaches.reduce((sum, reach) => sum + conceptWorth[reach], 0)
  if (worth < enoughWorth) return null
  const starts = chosen.map((hit) => hit.start)
  const spread = Math.max(...starts) - Math.min(...starts)
  if (!reaches.includes('narrow') && spread > farApart) return null
  const covered = new Set(chosen.map((hit) => hit.value.id)).size / named.size
  const early = 1 - Math.min(...starts) / Math.max(reading.stems.length, 1)
  return {
    niche,
    remark,
    score: worth + fit + covered + (spread <= 8 ? 0.4 : 0) + (asked ? 1.5 : 0) + early * 0.2,
    wording: new Map(chosen.map((hit) => [hit.value.id, surface(reading, hit)])),
    resting: new Set(chosen.flatMap((hit) => reading.stems.slice(hit.start, hit.end))),
  }
}

/**
 * What the post is about among what it names: what it asks about; else what stands in the first sentence that names anything, or
 * comes twice. A word that only tells which of another thing ("recovery lounge") is a passing one.
 */
export function mainMatter(
  niche: NamedNiche,
  named: NamedConcepts,
  reading: Reading,
  discourse: Discourse,
): ReadonlySet<string> {
  const telling = [...named.values()].flat().filter((hit) => {
    const reach = library[niche].concepts.get(hit.value.id)?.reach
    if (reach === 'broad' || isDenied(hit, reading) || isMeasured(hit, reading)) return false
    return reach === 'narrow' || !isAttribute(hit, named, reading)
  })
  const sentences = telling.map((hit) => sentenceOf(reading, hit))
  const asked = telling.filter((_, at) => discourse.asking.has(sentences[at] ?? -1))
  if (asked.length > 0) return new Set(asked.map(({ value }) => value.id))
  const first = Math.min(...sentences)
  const often = (id: string) =>
    new Set(telling.filter(({ value }) => value.id === id).map(({ start }) => start)).size > 1
  return new Set(
    telling.filter((hit, at) => sentences[at] === first || often(hit.value.id)).map(({ value }) => value.id),
  )
}

/** What of the main matter is worth a question: what says most, else what comes first. */
export function centre(niche: NamedNiche, named: NamedConcepts, main: ReadonlySet<string>): ReadonlySet<string> {
  const narrow = [...main].filter((id) => library[niche].concepts.get(id)?.reach === 'narrow')
  const best = narrow.length > 0 ? narrow : [...main]
  const start = (id: string) => Math.min(...(named.get(id) ?? []).map((hit) => hit.start))
  const first = Math.min(...best.map(start))
  return new Set(best.filter((id) => start(id) === first))
}

const denials = new Set('not no never without nobody hardly'.split(' '))
const units = /^(?:\d+)?(?:g|kg|ml|l|oz|lbs?|grams?|litres?|cups?|bits?|lots?) ?(?:of)?$/i

/** "Not running a marathon": denied up to three words before. */
function isDenied(hit: Hit<Named>, reading: Reading): boolean {
  const at = reading.at[hit.start] ?? 0
  const before = reading.tokens.slice(Math.max(at - 3, 0), at)
  return before.some(({ norm, sentence }) => denials.has(norm) && sentence === sentenceOf(reading, hit))
}

/** "800 g water": an amount of it, on the way to something else. */
function isMeasured(hit: Hit<Named>, reading: Reading): boolean {
  const at = reading.at[hit.start] ?? 0
  return (
    /\d/.test(reading.tokens[at - 2]?.text ?? reading.tokens[at - 1]?.text ?? '') &&
    units.test(reading.tokens[at - 1]?.text ?? '')
  )
}

const nouns = new Set(['NOUN', 'PROPN'])
/** What is only there to carry the noun before it: a sleep rule is about sleep. */
const carriers = new Set(
  'rule rules plan day days session sessions update tip tips question note week phase season routine habit club order bug test training time'.split(
    ' ',
  ),
)

/** Whether a noun follows right after that no concept covers together with it: then the post is about that one. */
function isAttribute(hit: Hit<Named>, named: NamedConcepts, reading: Reading): boolean {
  const last = reading.at[hit.end - 1] ?? -1
  const next = reading.tokens[last + 1]
  if (
    next?.kind !== 'word' ||
    !nouns.has(next.pos) ||
    carriers.has(next.norm) ||
    !nouns.has(reading.tokens[last]?.pos ?? '')
  )
    return false
  return ![...named.values()].flat().some((other) => other.start <= hit.start && other.end > hit.end)
}

export function sentenceOf(reading: Reading, hit: Hit<unknown>): number {
  return reading.tokens[reading.at[hit.start] ?? 0]?.sentence ?? 0
}

/** One hit for each need, no word used twice. */
function assign(needs: string[][], named: NamedConcepts, taken: Hit<Named>[]): Hit<Named>[] | null {
  const [first, ...rest] = needs
  if (!first) return taken
  for (const id of first) {
    for (const hit of named.get(id) ?? []) {
      if (taken.some((other) => hit.start < other.end && other.start < hit.end)) continue
      const all = assign(rest, named, [...taken, hit])
      if (all) return all
    }
  }
  return null
}

/** Whether a remark is help, which is for those who are in trouble or ask, and not a view of the matter that may also help. */
function helps({ when }: Remark): boolean {
  return when.includes('trouble') && !when.includes('view')
}

/** How well a remark suits what the post is for; `null` where it does not. */
function situationFit(when: Situation[], discourse: Discourse): number | null {
  if (when.length === 0) return 0.3
  if (when.includes(discourse.situation)) return 0.6
  if (discourse.situation === 'ask') return when.includes('recommend') ? 0.3 : null
  // Who has done it needs no advice on how to.
  if (discourse.situation === 'recommend' || discourse.situation === 'win') return null
  return discourse.all.some((situation) => situation !== 'share' && when.includes(situation)) ? 0.1 : null
}

const exclusions = new Set(['without', 'besid', 'except', 'exclud'])

const left = bookOf(
  'switched from, switching from, moved from, moved off, move off, moving off, migrated from, migrated off, upgraded from, coming from, came from, got rid of, instead of, rather than, gave up on, done with',
)

/** Positions of what the post excludes or has left behind: the words after "without", "switched from" and the like. */
export function ruledOut(reading: Reading): Set<number> {
  const out = new Set<number>()
  const from = [...reading.stems.keys()].filter((at) => exclusions.has(reading.stems[at] ?? '')).map((at) => at + 1)
  for (const start of [...from, ...left.find(reading).map(({ end }) => end)])
    for (let next = start; next < start + 3 && reading.stems[next]; next++) {
      if (reading.stems[next] === 'to') break
      out.add(next)
    }
  return out
}
