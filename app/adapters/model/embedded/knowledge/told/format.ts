import { phrases } from '#app/adapters/model/embedded/language/phrasebook.ts'
import { type Event, eventPatterns } from '#app/adapters/model/embedded/lexicon/events.ts'

/** What there is to say to somebody who tells what happened to a thing. */
export interface Thing {
  id: string
  phrases: string[]
  /** Whole sentences, by event; each suits any post that tells this event of this thing. */
  on: ReadonlyMap<Event, readonly string[]>
}

interface Written extends Thing {
  on: Map<Event, readonly string[]>
}

/**
 * Written to be read and corrected by people who know the field:
 *
 *     grinder: grinder, hand grinder     what posts call a thing
 *       got: sentence | sentence         what may be said to somebody who got one
 *       cut/raised: sentence             each suits both events
 *     grinder:                           a thing named again goes on, an event of it too
 *
 * @throws where a line names an unknown event.
 */
export function told(source: string): Thing[] {
  const out: Written[] = []
  let thing: Written | undefined
  for (const line of source.split('\n').filter((one) => one.trim() !== '')) {
    const [head = '', list = ''] = line.split(/:(.*)/s)
    if (!line.startsWith(' ')) {
      thing = out.find(({ id }) => id === head)
      if (!thing) {
        thing = { id: head, phrases: [], on: new Map() }
        out.push(thing)
      }
      thing.phrases.push(...phrases(list))
      continue
    }
    const sentences = list.split('|').map((one) => one.trim())
    for (const name of head.trim().split('/')) {
      if (!isEvent(name)) throw new Error(`"${thing?.id}" has the unknown event "${name}"`)
      thing?.on.set(name, [...(thing.on.get(name) ?? []), ...sentences])
    }
  }
  return out
}

const isEvent = (name: string): name is Event => Object.hasOwn(eventPatterns, name)
