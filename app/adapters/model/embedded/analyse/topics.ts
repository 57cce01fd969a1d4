import { bookOf } from '#app/adapters/model/embedded/language/phrasebook.ts'
import { type Reading, stemOf, type Token } from '#app/adapters/model/embedded/language/reading.ts'
import { medicalAlone, politicsAlone } from '#app/adapters/model/embedded/lexicon/guards.ts'
import { nicheHits } from '#app/adapters/model/embedded/lexicon/niche-book.ts'
import { sensitiveAlone } from '#app/adapters/model/embedded/lexicon/sensitive.ts'
import { emptyTopics } from '#app/adapters/model/embedded/lexicon/topics.ts'
import type { Niche } from '#app/adapters/model/mind.ts'

export interface Topic {
  name: string
  /** Indices of the posts in which it stands. */
  posts: number[]
}

interface Candidate {
  /** Words in it. */
  size: number
  posts: Set<number>
  /** Weight of the niche's own words inside. */
  domain: number
  forms: Map<string, number>
}

const most = 10
/** Longer words, in characters, are no words: what is stored of a profile stays small whatever was posted. */
export const longestWord = 30
/** Matters which the law and good manners keep out of profiles: health, politics, mourning. */
const personal = [bookOf(sensitiveAlone), bookOf(medicalAlone), bookOf(politicsAlone)]

/** Terms of the niche and noun phrases which come back in the posts, most telling first. */
export function topicsOf(readings: Reading[], niche: Niche): Topic[] {
  const candidates = new Map<string, Candidate>()
  for (const [index, reading] of readings.entries()) {
    if (personal.some((book) => book.has(reading))) continue
    const inside = new Set<Token>()
    for (const { tokens, weight } of terms(reading, niche)) {
      collect(candidates, tokens, index, weight)
      if (tokens.length > 1) for (const token of tokens) inside.add(token)
    }
    for (const run of nounRuns(reading)) {
      for (let from = 0; from < run.length; from++) {
        const one = run.slice(from, from + 1)
        const two = run.slice(from, from + 2)
        if (!one.some((token) => inside.has(token))) collect(candidates, one, index, 0)
        if (two.length === 2 && !two.every((token) => inside.has(token))) collect(candidates, two, index, 0)
      }
    }
  }
  const scored = [...candidates.entries()]
    .map(([key, candidate]) => ({ key, candidate, score: score(candidate) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.key.localeCompare(b.key))
  const chosen: { key: string; topic: Topic }[] = []
  for (const { key, candidate } of scored) {
    if (chosen.length === most) break
    if (chosen.some((one) => ` ${one.key} `.includes(` ${key} `) || ` ${key} `.includes(` ${one.key} `))) continue
    const form = [...candidate.forms].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))[0]?.[0] ?? key
    chosen.push({ key, topic: { name: form, posts: [...candidate.posts] } })
  }
  return chosen.map((one) => one.topic)
}

/** The niche's own terms in a text, the longest where several overlap. */
function terms(reading: Reading, niche: Niche): { tokens: Token[]; weight: number }[] {
  const hits = nicheHits(reading)
    .filter(({ value }) => (niche === 'general' || value.niche === niche) && value.weight >= 0.5)
    .sort((a, b) => b.end - b.start - (a.end - a.start) || b.value.weight - a.value.weight)
  const taken = new Set<number>()
  const out: { tokens: Token[]; weight: number }[] = []
  for (const { value, start, end } of hits) {
    const span = Array.from({ length: end - start }, (_, step) => start + step)
    if (span.some((position) => taken.has(position))) continue
    for (const position of span) taken.add(position)
    const tokens = span.flatMap((position) => reading.tokens[reading.at[position] ?? -1] ?? [])
    const last = tokens[tokens.length - 1]
    if (last && isName(tokens, last)) out.push({ tokens, weight: value.weight })
  }
  return out
}

/** "Cold brew" names a thing, "dialed in" and "bridge hacked" say what happened. */
function isName(tokens: Token[], last: Token): boolean {
  if (tokens.length === 1) return last.pos === 'NOUN' || last.pos === 'PROPN' || last.kind === 'hashtag'
  return last.pos !== 'VERB' && !(last.pos === 'ADP' && /(?:ed|ing)$/.test(tokens[0]?.norm ?? ''))
}

function collect(candidates: Map<string, Candidate>, words: Token[], index: number, domain: number): void {
  const [first] = words
  const last = words[words.length - 1]
  if (!first || !last || (domain === 0 && last.pos === 'ADJ')) return
  if (words.some((word) => word.norm.length > longestWord)) return
  if (words.length === 1 && (first.norm.length < 3 || first.pos === 'ADJ' || emptyTopics.has(first.norm))) return
  if (words.length > 1 && domain === 0 && (emptyTopics.has(first.norm) || emptyTopics.has(last.norm))) return
  if (words.some((word) => !/^[\p{L}][\p{L}\p{N}.+/-]*$/u.test(word.norm) && domain === 0)) return
  const key = words.map((word) => word.stem).join(' ')
  const form = words
    .map((word) => word.norm)
    .join(' ')
    .replace(/ - /g, '-')
    .replace(/ ([%.])/g, '$1')
    .replace(/(\d) (k|m)\b/g, '$1$2')
  const known = candidates.get(key) ?? {
    size: words.length,
    posts: new Set<number>(),
    domain: 0,
    forms: new Map<string, number>(),
  }
  known.posts.add(index)
  known.domain = Math.max(known.domain, domain)
  known.forms.set(form, (known.forms.get(form) ?? 0) + 1)
  candidates.set(key, known)
}

/** Words outside the niche must come back more often than terms of it. */
function score({ size, posts, domain }: Candidate): number {
  if (domain === 0 && posts.size < (size > 1 ? 2 : 3)) return 0
  return Math.log2(1 + posts.size) * (size > 1 ? 1.5 : 1) * (0.4 + Math.min(domain, 2))
}

/** Runs of adjectives and nouns; a token after an empty word starts a new one. */
function nounRuns(reading: Reading): Token[][] {
  const runs: Token[][] = []
  let run: Token[] = []
  const close = () => {
    if (run.length > 0) runs.push(run)
    run = []
  }
  for (const token of reading.tokens) {
    const noun = token.pos === 'NOUN' || token.pos === 'PROPN' || token.kind === 'hashtag'
    const usable = (token.kind === 'word' || token.kind === 'hashtag') && /^[\p{L}][\p{L}\p{N}.+/-]*$/u.test(token.norm)
    if (!usable || token.stop || emptyTopics.has(token.norm)) close()
    else if (noun) run.push(token)
    else if (token.pos === 'ADJ' && run.every((one) => one.pos === 'ADJ')) run.push(token)
    else close()
  }
  close()
  return runs
}

/** Where too few topics came out of the posts: the niche's words that stand in them. */
export function fallbackTopics(readings: Reading[], niche: Niche, known: Topic[], least: number): Topic[] {
  const out = [...known]
  const found = new Map<string, Set<number>>()
  for (const [index, reading] of readings.entries()) {
    if (personal.some((book) => book.has(reading))) continue
    for (const token of reading.tokens) {
      if (token.kind !== 'word' || token.stop || !['NOUN', 'PROPN'].includes(token.pos)) continue
      if (
        token.norm.length < 4 ||
        token.norm.length > longestWord ||
        emptyTopics.has(token.norm) ||
        !/^\p{L}+$/u.test(token.norm)
      )
        continue
      found.set(token.norm, (found.get(token.norm) ?? new Set()).add(index))
    }
  }
  for (const [name, posts] of [...found].sort((a, b) => b[1].size - a[1].size || a[0].localeCompare(b[0]))) {
    if (out.length >= least) break
    if (out.some((topic) => topic.name.split(' ').some((word) => stemOf(word) === stemOf(name)))) continue
    out.push({ name, posts: [...posts] })
  }
  return niche === 'general' ? out : out.slice(0, most)
}
