import { type Hit, Phrasebook, phrases } from '#app/adapters/model/embedded/language/phrasebook.ts'
import type { Reading } from '#app/adapters/model/embedded/language/reading.ts'
import { contempt, contemptRoles } from '#app/adapters/model/embedded/lexicon/contempt.ts'
import { losses, lossRoles } from '#app/adapters/model/embedded/lexicon/losses.ts'
import { politics, politicsRoles } from '#app/adapters/model/embedded/lexicon/politics.ts'
import { roles, scenes } from '#app/adapters/model/embedded/lexicon/scenes.ts'

type Role = keyof typeof roles | keyof typeof lossRoles | keyof typeof contemptRoles | keyof typeof politicsRoles
type Book = Phrasebook<Role>

const bookOfRoles = (lists: Partial<Record<Role, string>>): Book =>
  new Phrasebook(
    (Object.entries(lists) as [Role, string][]).flatMap(([role, list]) =>
      phrases(list).map((phrase) => [phrase, role] as const),
    ),
  )

/** What happens to many, what one mourns, and how people are despised. */
const disasters = { book: bookOfRoles(roles), scenes }
const bereavements = { book: bookOfRoles(lossRoles), scenes: losses }
const quarrels = { book: bookOfRoles(politicsRoles), scenes: politics }
const attacks = { book: bookOfRoles(contemptRoles), scenes: contempt }

/** So far apart, in words of one sentence, may the parts of a scene stand. */
const reach = 7

export interface Scenes {
  /** The sum of the weights of the scenes found. */
  weight: number
  /** Positions in `Reading.stems` of the words that make them. */
  words: ReadonlySet<number>
}

/**
 * How much in a text makes scenes of an accident, a disaster or an attack: those whose parts stand together. `covers`: manners of
 * speaking, whose words count for nothing.
 */
export const disasterScenes = (reading: Reading, covers: readonly Hit<unknown>[]): Scenes =>
  scenesIn(disasters, reading, covers)
/** The same for losses. */
export const lossScenes = (reading: Reading, covers: readonly Hit<unknown>[]): Scenes =>
  scenesIn(bereavements, reading, covers)
/** The same for attacks on people. */
export const hostileScenes = (reading: Reading, covers: readonly Hit<unknown>[]): Scenes =>
  scenesIn(attacks, reading, covers)
/** The same for politics. */
export const politicalScenes = (reading: Reading): Scenes => scenesIn(quarrels, reading, [])

interface Kind {
  book: Book
  scenes: readonly { parts: readonly Role[]; weight: number }[]
}

function scenesIn({ book, scenes }: Kind, reading: Reading, covers: readonly Hit<unknown>[]): Scenes {
  const found = new Map<Role, Hit<Role>[]>()
  for (const hit of book.find(reading)) {
    if (covers.some((cover) => cover.start <= hit.start && cover.end >= hit.end)) continue
    const list = found.get(hit.value)
    if (list) list.push(hit)
    else found.set(hit.value, [hit])
  }
  const words = new Set<number>()
  let sum = 0
  for (const { parts, weight } of scenes) {
    const scene = together(parts, found, reading, [])
    if (!scene) continue
    sum += weight
    for (const { start, end } of scene) for (let at = start; at < end; at++) words.add(at)
  }
  return { weight: sum, words }
}

/** The first hits for the parts that stand near each other, no word used twice. */
function together(
  parts: readonly Role[],
  found: ReadonlyMap<Role, Hit<Role>[]>,
  reading: Reading,
  taken: Hit<Role>[],
): Hit<Role>[] | null {
  const [first, ...rest] = parts
  if (!first) return taken
  for (const hit of found.get(first) ?? []) {
    if (!taken.every((other) => apart(hit, other) && near(hit, other, reading))) continue
    const all = together(rest, found, reading, [...taken, hit])
    if (all) return all
  }
  return null
}

function apart(one: Hit<Role>, other: Hit<Role>): boolean {
  return one.start >= other.end || other.start >= one.end
}

function near(one: Hit<Role>, other: Hit<Role>, reading: Reading): boolean {
  const [from, to] = one.start < other.start ? [one.end, other.start] : [other.end, one.start]
  return to - from <= reach && !reading.stems.slice(from, to).includes('')
}
