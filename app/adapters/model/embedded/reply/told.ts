import { isAt, type Placed, thingsIn } from '#app/adapters/model/embedded/knowledge/things.ts'
import { isOwn, tellings } from '#app/adapters/model/embedded/language/events.ts'
import { type Hit, surface } from '#app/adapters/model/embedded/language/phrasebook.ts'
import { contentStems, type Reading, read } from '#app/adapters/model/embedded/language/reading.ts'
import { turned } from '#app/adapters/model/embedded/language/seed.ts'
import type { Event } from '#app/adapters/model/embedded/lexicon/events.ts'
import type { Profile } from '#app/adapters/model/mind.ts'
import type { Answer } from './answer.ts'
import { fieldsOf, isAnswered, stemsOf, wonders } from './sense.ts'

/** What a sentence may have in common with a post without asking what it told already. */
const idle = new Set('new old first last next one time day week month year morn even night still now thing'.split(' '))
/** Verbs in the past, which tell a doing by themselves: "meal prepped", "ran long". */
const past =
  /^(?:\w+ed|ran|slept|swam|rode|went|did|had|took|made|wrote|spent|paid|hit|gave|got|left|cut|sold|taught|broke|kept|put|lost|met|brought|bought|built|sent|spoke|told|read|shot|held|won|quit|set|drove|threw|found|grew|split|dug|sewed|hung|woke|felt|caught|fell|forgot|withdrew|chose|drew|let|came|redid)$/i

/** Posts of more sentences tell a story, which takes its turn after what is asked about. */
const mostSentences = 3

/** What happened to which thing. */
interface Happening extends Placed {
  event: Event
  hit: Hit<Placed>
  /** Indexes in `Reading.tokens` of the first and behind the last word that tell it. */
  from: number
  to: number
}

/** What may be said to a post on what happened in it, in the order of the text; the seed decides among equals. */
export function answersToEvents(reading: Reading, profile: Profile, seed: number): Answer[] {
  if (wonders(reading) || sentencesOf(reading) > mostSentences) return []
  const fields = fieldsOf(reading, profile)
  return happenings(reading).flatMap((happening) => {
    const { event, niche, thing, hit } = happening
    const sentences = thing.on.get(event)
    if (!sentences || !fields.has(niche) || !isAt(niche, reading)) return []
    const word = surface(reading, hit)
    const sayable = turned(sentencesFor(word, sentences, happening, reading), seed)
    return openFirst(sayable).map((text) => ({ niche, parts: [text], words: [word] }))
  })
}

const sentencesOf = ({ tokens }: Reading) => (tokens.at(-1)?.sentence ?? 0) + 1

/** Questions that leave the answer open first, where there are several: they take less for granted, and half as many are wrong. */
function openFirst(sentences: string[]): string[] {
  const open = sentences.filter((text) => /^(?:Which|How|What)\b/.test(text) && !/ or /.test(text))
  return open.length > 1 ? [...open, ...sentences.filter((text) => !open.includes(text))] : sentences
}

/** Those of a thing's sentences that name it as the post does, where some do, and ask nothing it has told. */
function sentencesFor(word: string, sentences: readonly string[], { from, to }: Happening, reading: Reading): string[] {
  const named = contentStems(read(word))
  // One thing has several names, and a sentence on lattes is beside the point of a flat white.
  const same = sentences.filter((text) => [...stemsOf(text)].some((stem) => named.has(stem)))
  const told = reading.tokens.slice(from, to).map(({ stem }) => stem)
  const aside = new Set([...told, ...named, ...idle])
  const said = contentStems(reading)
  return (same.length > 0 ? same : sentences).filter(
    (text) => !isAnswered(text, reading) && ![...stemsOf(text)].some((stem) => said.has(stem) && !aside.has(stem)),
  )
}

function happenings(reading: Reading): Happening[] {
  const hits = thingsIn(reading)
  const token = (position: number) => reading.at[position] ?? 0
  const happening = (event: Event, from: number, hit: Hit<Placed>): Happening => ({
    ...hit.value,
    event,
    hit,
    from,
    to: token(hit.end - 1) + 1,
  })
  const out = tellings(reading).flatMap(({ event, at, from, to, closes }) => {
    const bound = hits.filter((hit) => {
      const last = token(hit.end - 1)
      return closes ? last === to - 1 : token(hit.start) >= from && last < to
    })
    const isFirst = (hit: Hit<Placed>) =>
      bound.every(({ value, start }) => value.niche !== hit.value.niche || start >= hit.start)
    return bound.filter(isFirst).map((hit) => happening(event, at, hit))
  })
  for (const hit of hits) {
    const at = token(hit.start)
    if (hit.end - hit.start > 1 && past.test(reading.tokens[at]?.text ?? '') && isOwn(reading.tokens, at))
      out.push(happening('did', at, hit))
  }
  return out
    .filter(({ from }) => reading.tokens[from]?.sentence === 0)
    .sort((a, b) => a.from - b.from)
    .filter((one, nth, all) => all.findIndex(({ event, thing }) => event === one.event && thing === one.thing) === nth)
}
