import { conceptHits, type Named } from '#app/adapters/model/embedded/knowledge/concepts.ts'
import { conceptWorth, enoughWorth, type Remark } from '#app/adapters/model/embedded/knowledge/help/format.ts'
import { helpOf } from '#app/adapters/model/embedded/knowledge/index.ts'
import { isAt } from '#app/adapters/model/embedded/knowledge/things.ts'
import type { Discourse, Situation } from '#app/adapters/model/embedded/language/discourse.ts'
import { bookOf, type Hit, surface } from '#app/adapters/model/embedded/language/phrasebook.ts'
import { contentStems, contentTokens, type Reading } from '#app/adapters/model/embedded/language/reading.ts'
import { pick, turned } from '#app/adapters/model/embedded/language/seed.ts'
import type { NamedNiche } from '#app/adapters/model/embedded/lexicon/niches.ts'
import type { Profile } from '#app/adapters/model/mind.ts'
import type { Answer } from './answer.ts'
import { fieldsOf, stemsOf } from './sense.ts'

/** Help that answers a question, and the words of the post it rests on. */
interface Match {
  niche: NamedNiche
  remark: Remark
  score: number
  /** By concept: the post's own wording. */
  wording: Map<string, string>
  /** Stems of those words. */
  resting: ReadonlySet<string>
}

/** Help this much weaker than the best is still good; variety comes from it. */
const tolerance = 1.5
/** Words between two concepts beyond which they are two subjects and not one. */
const farApart = 28
/** How much of what a question is about an answer must take up, as a share of its telling words. */
const leastAnswered = 1 / 2

/** Words of a question that say nothing of what it is about. */
const fillers = new Set(
  `time thing way person people day week month year today look like use need want tip advic idea suggest thought recommend recommendation rec help anyon
  anybodi someon know welcom pleas best good go-to favorit favourit normal worth right wrong fix happen`.split(/\s+/),
)

/** All help for what the post asks, the best first. All that it rests on stands in what is asked. */
export function answersToQuestion(reading: Reading, discourse: Discourse, profile: Profile, seed: number): Answer[] {
  const wanted = askedFor(reading, discourse.asking)
  const takesUp = (main: string, { resting }: Match) =>
    [...wanted].filter((stem) => resting.has(stem) || stemsOf(main).has(stem)).length >= wanted.size * leastAnswered
  const found = matches(reading, discourse, profile)
  const best = found[0]?.score ?? 0
  return found
    .filter(({ score }) => best - score <= tolerance)
    .flatMap((match) => {
      const { niche, remark, wording } = match
      const mains = ranked(remark.mains, reading, seed).filter((main) => takesUp(main, match))
      return mains.flatMap((main) => {
        const bare = filled(main, wording)
        const tail = pick(
          remark.tails.filter((one) => !isKnown(one, reading) && !(one.endsWith('?') && bare.endsWith('?'))),
          seed >>> 4,
        )
        const words = [...wording.values()]
        const alone = { niche, parts: [bare], words }
        return tail ? turned([alone, { niche, parts: [bare, tail], words }], seed) : [alone]
      })
    })
}

function matches(reading: Reading, discourse: Discourse, profile: Profile): Match[] {
  const ruled = ruledOut(reading)
  const hits = conceptHits(reading).filter(({ start }) => !ruled.has(start))
  const open = openIn(reading, discourse)
  const out: Match[] = []
  for (const niche of fieldsOf(reading, profile)) {
    if (!isAt(niche, reading)) continue
    const named = hits.filter(({ value }) => value.niche === niche)
    for (const remark of helpOf[niche].remarks) {
      const match = weigh(niche, remark, named, open, reading, discourse)
      if (match) out.push(match)
    }
  }
  return out.sort((a, b) => b.score - a.score)
}

/** What asks for help without saying with what, unlike "Thoughts?" and "What's yours?". */
const callsForHelp =
  /\b(?:tips?|advice|ideas?|suggestions?|help|fix|what (?:would|should|do|did) (?:you|i|we)|how (?:do|did|would|can) (?:you|i|we))\b/i

/** The sentences that ask; where they only ask for help ("Any tips?"), the ones before them, which tell with what. */
function openIn(reading: Reading, { asking }: Discourse): ReadonlySet<number> {
  if (askedFor(reading, asking).size > 0) return asking
  const words = reading.tokens.filter(({ sentence }) => asking.has(sentence)).map(({ text }) => text)
  if (!callsForHelp.test(words.join(' '))) return asking
  return new Set([...asking].flatMap((sentence) => [sentence - 1, sentence]))
}

/** The telling words of the sentences that ask. */
function askedFor(reading: Reading, asking: ReadonlySet<number>): ReadonlySet<string> {
  const telling = contentTokens(reading).filter(({ sentence, stem }) => asking.has(sentence) && !fillers.has(stem))
  return new Set(telling.map(({ stem }) => stem))
}

function weigh(
  niche: NamedNiche,
  remark: Remark,
  named: readonly Hit<Named>[],
  open: ReadonlySet<number>,
  reading: Reading,
  discourse: Discourse,
): Match | null {
  const fit = situationFit(remark.when, discourse)
  if (fit === null || named.some(({ value }) => remark.not.includes(value.id))) return null
  const asked = named.filter(({ start }) => open.has(reading.tokens[reading.at[start] ?? 0]?.sentence ?? 0))
  const chosen = assign(remark.needs, asked, [])
  if (!chosen) return null
  const reaches = chosen.map(({ value }) => helpOf[niche].concepts.get(value.id)?.reach ?? 'broad')
  const worth = reaches.reduce((sum, reach) => sum + conceptWorth[reach], 0)
  const starts = chosen.map(({ start }) => start)
  const spread = Math.max(...starts) - Math.min(...starts)
  if (worth < enoughWorth || (!reaches.includes('narrow') && spread > farApart)) return null
  const ids = (list: readonly Hit<Named>[]) => new Set(list.map(({ value }) => value.id)).size
  return {
    niche,
    remark,
    score: worth + fit + ids(chosen) / ids(named) + (spread <= 8 ? 0.4 : 0),
    wording: new Map(chosen.map((hit) => [hit.value.id, surface(reading, hit)])),
    resting: new Set(chosen.flatMap((hit) => reading.stems.slice(hit.start, hit.end))),
  }
}

/** One hit for each need, no word used twice. */
function assign(needs: string[][], named: readonly Hit<Named>[], taken: Hit<Named>[]): Hit<Named>[] | null {
  const [first, ...rest] = needs
  if (!first) return taken
  for (const id of first) {
    for (const hit of named) {
      if (hit.value.id !== id) continue
      if (taken.some((other) => hit.start < other.end && other.start < hit.end)) continue
      const all = assign(rest, named, [...taken, hit])
      if (all) return all
    }
  }
  return null
}

/** How well help suits what the post is for; `null` where it does not. */
function situationFit(when: Situation[], { situation, all }: Discourse): number | null {
  if (when.includes(situation)) return 0.6
  if (situation === 'ask') return when.includes('recommend') ? 0.3 : null
  if (situation === 'recommend' || situation === 'win') return null
  return all.some((one) => when.includes(one)) ? 0.1 : null
}

const exclusions = new Set(['without', 'besid', 'except', 'exclud'])
const left = bookOf(
  'switched from, switching from, moved from, moved off, move off, moving off, migrated from, migrated off, upgraded from, coming from, came from, got rid of, instead of, rather than, gave up on, done with',
)

/** Positions of what the post excludes or has left behind: the words after "without", "switched from" and the like. */
function ruledOut(reading: Reading): Set<number> {
  const out = new Set<number>()
  const from = [...reading.stems.keys()].filter((at) => exclusions.has(reading.stems[at] ?? '')).map((at) => at + 1)
  for (const start of [...from, ...left.find(reading).map(({ end }) => end)])
    for (let next = start; next < start + 3 && reading.stems[next] && reading.stems[next] !== 'to'; next++)
      out.add(next)
  return out
}

/** The answers of a remark, the one nearest to the post's own words first; equal ones in an order fixed by the seed. */
function ranked(mains: string[], reading: Reading, seed: number): string[] {
  const said = contentStems(reading)
  const numbers = new Set(reading.text.match(/\d+/g) ?? [])
  const ruled = new Set([...ruledOut(reading)].map((position) => reading.stems[position] ?? ''))
  return mains
    .filter((main) => ![...stemsOf(main)].some((stem) => ruled.has(stem)))
    .map((main, index) => {
      const figures = (main.match(/\d+/g) ?? []).filter((figure) => numbers.has(figure)).length
      const shared = [...stemsOf(main)].filter((stem) => said.has(stem)).length + figures
      return { main, order: Math.sqrt(shared) - ((index + seed) % mains.length) * 0.25 }
    })
    .sort((a, b) => b.order - a.order)
    .map(({ main }) => main)
}

/** Whether the post already speaks of what a sentence asks; asking it again would show that nobody read the post. */
function isKnown(sentence: string, reading: Reading): boolean {
  const said = contentStems(reading)
  return [...stemsOf(sentence)].some((stem) => said.has(stem))
}

/** `{concept}` becomes the post's own word, `{=a/b}` the name of whichever concept the post has. */
function filled(main: string, wording: ReadonlyMap<string, string>): string {
  return main.replace(/\{(=?)([^}]+)\}/g, (_, mark: string, names: string) => {
    const id = names.split('/').find((name) => wording.has(name)) ?? ''
    return mark ? id : (wording.get(id) ?? '').replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
  })
}
