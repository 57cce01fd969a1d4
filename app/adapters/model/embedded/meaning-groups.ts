import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import { meanDirection, product, topical } from '#app/adapters/model/heads/heads.ts'
import type { Group } from '#app/adapters/model/mind.ts'
import { placesOf } from '#app/adapters/places.ts'
import { type EncodedText, type Topic, topicsOf } from './analyze/topics.ts'

const minSimilarity = 0.25
const least = 3
const rounds = 6
const maxGroups = 6
/** So many texts are needed until half of what they have in common is left out. */
const sharedByHalf = 10

/** Largest group first. Texts that resemble no others are left out. */
export async function groupsOf(read: readonly EncodedText[], reader: Reader, signal: AbortSignal): Promise<Group[]> {
  const found = groupsByMeaning(apart(read.map(({ vector }) => topical(vector)))).slice(0, maxGroups)
  const places = placesOf(found.map(({ center }) => center))
  const topics = await topicsOf(read, reader, signal)
  const groups: Group[] = []
  for (const [at, { members }] of found.entries()) {
    const own = members.map((at) => read[at] as EncodedText)
    const names = await namesOf(members, topics, own, reader, signal)
    const name = names.find((one) => groups.every(({ name }) => name !== one))
    if (name) groups.push({ name, members, place: places[at] ?? [0, 0] })
  }
  return groups
}

/** What sets texts of one account apart: without the direction that they share, which makes all of them alike. */
function apart(texts: readonly Float32Array[]): Float32Array[] {
  const shared = meanDirection(texts)
  const share = texts.length / (texts.length + sharedByHalf)
  return texts.map((text) => {
    const along = product(text, shared) * share
    return meanDirection([text.map((value, at) => value - along * (shared[at] ?? 0))])
  })
}

/** The best first: those of as many of these texts as possible, and of few others. */
async function namesOf(
  members: readonly number[],
  all: readonly Topic[],
  own: readonly EncodedText[],
  reader: Reader,
  signal: AbortSignal,
): Promise<string[]> {
  const among = await topicsOf(own, reader, signal)
  const found = among.map(({ name, posts }) => ({ name, posts: posts.flatMap((at) => members[at] ?? []) }))
  return [...all, ...found]
    .map(({ name, posts }) => {
      const within = posts.filter((at) => members.includes(at)).length
      return { name, fit: within / (members.length + posts.length - within) }
    })
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ name }) => name)
}

function groupsByMeaning(texts: readonly Float32Array[]): { members: number[]; center: Float32Array }[] {
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
  const nearness = (center: Float32Array, text: number) => product(center, texts[text] as Float32Array)
  return members
    .map((group, at) => {
      const center = centers[at] as Float32Array
      return { members: group.sort((a, b) => nearness(center, b) - nearness(center, a)), center }
    })
    .filter((group) => group.members.length >= least)
    .sort((a, b) => b.members.length - a.members.length)
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
