import { bookOf } from '#app/adapters/model/embedded/language/phrasebook.ts'
import { type Reading, stemOf, type Token } from '#app/adapters/model/embedded/language/reading.ts'
import { medicalAlone, politicsAlone } from '#app/adapters/model/embedded/lexicon/guards.ts'
import { nicheBooks } from '#app/adapters/model/embedded/lexicon/niche-book.ts'
import { sensitiveAlone } from '#app/adapters/model/embedded/lexicon/sensitive.ts'
import { emptyTopics } from '#app/adapters/model/embedded/lexicon/topics.ts'
import type { Niche } from '#app/adapters/model/mind.ts'

export interface Topic {
  name: string
  /** Indices of the posts in which it stands. */
  posts: number[]
}

interface Candidate {
  words: string[]
  posts: Set<number>
  /** Weight of the niche's own words inside. */
  domain: number
  forms: Map<string, number>
}

const most = 10
/** Matters which the law and good manners keep out of profiles: health, politics, mourning. */
const personal = [bookOf(sensitiveAlone), bookOf(medicalAlone), bookOf(politicsAlone)]

/** Noun phrases which come back in the posts, most telling first. */
export function topicsOf(readings: Reading[], niche: Niche): Topic[] {
  const candidates = new Map<string, Candidate>()
  for (const [index, reading] of readings.entries()) {
    if (personal.some((book) => book.has(reading))) continue
    const domain = domainWeights(reading, niche)
    for (const words of nounRuns(reading)) {
      for (let size = 1; size <= 3; size++) {
        for (let from = 0; from + size <= words.length; from++)
          collect(candidates, words.slice(from, from + size), index, domain)
      }
    }
  }
  const scored = [...candidates.entries()]
    .map(([key, candidate]) => ({ key, candidate, score: score(candidate) }))
    .filter(({ candidate, score }) => score > 0 && (candidate.posts.size > 1 || candidate.domain > 1))
    .sort((a, b) => b.score - a.score || a.key.localeCompare(b.key))
  const chosen: { key: string; topic: Topic }[] = []
  for (const { key, candidate } of scored) {
    if (chosen.length === most) break
    const rival = chosen.find((one) => ` ${one.key} `.includes(` ${key} `) || ` ${key} `.includes(` ${one.key} `))
    if (rival) continue
    const form = [...candidate.forms].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))[0]?.[0] ?? key
    chosen.push({ key, topic: { name: form, posts: [...candidate.posts] } })
  }
  return chosen.map((one) => one.topic)
}

function collect(candidates: Map<string, Candidate>, words: Token[], index: number, domain: Map<Token, number>): void {
  const first = words[0]
  const last = words[words.length - 1]
  if (!first || !last || last.pos === 'ADJ' || emptyTopics.has(last.norm) || emptyTopics.has(first.norm)) return
  if (words.length === 1 && (first.norm.length < 3 || first.pos === 'ADJ')) return
  const key = words.map((word) => word.stem).join(' ')
  const form = words.map((word) => word.norm).join(' ')
  const known = candidates.get(key) ?? {
    words: words.map((word) => word.stem),
    posts: new Set<number>(),
    domain: 0,
    forms: new Map<string, number>(),
  }
  known.posts.add(index)
  known.domain = Math.max(known.domain, ...words.map((word) => domain.get(word) ?? 0))
  known.forms.set(form, (known.forms.get(form) ?? 0) + 1)
  candidates.set(key, known)
}

function score({ words, posts, domain }: Candidate): number {
  if (words.length > 1 && posts.size < 2) return domain > 1 ? 0.6 : 0
  const length = words.length === 1 ? 1 : words.length === 2 ? 1.7 : 1.9
  return Math.log2(1 + posts.size) * length * (0.5 + Math.min(domain, 2))
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

function domainWeights(reading: Reading, niche: Niche): Map<Token, number> {
  const weights = new Map<Token, number>()
  for (const hit of nicheBooks().find(reading)) {
    if (niche !== 'general' && hit.value.niche !== niche) continue
    for (let position = hit.start; position < hit.end; position++) {
      const token = reading.tokens[reading.at[position] ?? -1]
      if (token) weights.set(token, Math.max(weights.get(token) ?? 0, hit.value.weight))
    }
  }
  return weights
}

/** Where too few topics came out of the posts: the niche's words that stand in them. */
export function fallbackTopics(readings: Reading[], niche: Niche, known: Topic[], least: number): Topic[] {
  const out = [...known]
  const found = new Map<string, Set<number>>()
  for (const [index, reading] of readings.entries()) {
    if (personal.some((book) => book.has(reading))) continue
    for (const token of reading.tokens) {
      if (token.kind !== 'word' || token.stop || !['NOUN', 'PROPN'].includes(token.pos)) continue
      if (token.norm.length < 4 || emptyTopics.has(token.norm) || !/^\p{L}+$/u.test(token.norm)) continue
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
