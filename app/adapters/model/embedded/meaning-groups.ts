import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import { meanDirection, product, topical } from '#app/adapters/model/heads/heads.ts'
import type { Group } from '#app/adapters/model/mind.ts'
import { type EncodedText, topicsOf } from './analyze/topics.ts'

const minSimilarity = 0.3
const least = 3
const rounds = 6
const maxGroups = 5
const maxNames = 12

/** Largest group first. Texts that resemble no others are left out. */
export async function groupsOf(read: readonly EncodedText[], reader: Reader, signal: AbortSignal): Promise<Group[]> {
  const groups: Group[] = []
  for (const members of groupsByMeaning(read.map(({ vector }) => topical(vector))).slice(0, maxGroups)) {
    const { topics, words } = await topicsOf(
      members.map((at) => read[at] as EncodedText),
      reader,
      signal,
      maxNames,
    )
    const names = [...topics.map((topic) => topic.name), ...words]
    const name = names.find((one) => groups.every((other) => other.name !== one))
    if (name) groups.push({ name, members })
  }
  return groups
}

function groupsByMeaning(texts: readonly Float32Array[]): number[][] {
  const centers = seeds(texts)
  let members: number[][] = []
  for (let round = 0; round < rounds && centers.length > 0; round++) {
    members = centers.map(() => [])
    for (const [at, text] of texts.entries()) {
      const near = centers.map((center) => product(center, text))
      const best = near.indexOf(Math.max(...near))
      if ((near[best] ?? 0) >= minSimilarity) members[best]?.push(at)
    }
    for (const [at, group] of members.entries())
      if (group.length > 0) centers[at] = meanDirection(group.map((one) => texts[one] as Float32Array))
  }
  const nearness = (group: number, text: number) => product(centers[group] as Float32Array, texts[text] as Float32Array)
  return members
    .map((group, at) => group.sort((a, b) => nearness(at, b) - nearness(at, a)))
    .filter((group) => group.length >= least)
    .sort((a, b) => b.length - a.length)
}

const maxSeeds = 8

function seeds(texts: readonly Float32Array[]): Float32Array[] {
  const crowd = texts.map((text) => texts.filter((other) => product(text, other) >= minSimilarity).length)
  const order = texts.map((_, at) => at).sort((a, b) => (crowd[b] ?? 0) - (crowd[a] ?? 0) || a - b)
  const chosen: Float32Array[] = []
  for (const at of order) {
    if (chosen.length === maxSeeds || (crowd[at] ?? 0) < least) break
    const text = texts[at] as Float32Array
    if (chosen.every((other) => product(other, text) < minSimilarity)) chosen.push(text)
  }
  return chosen
}
