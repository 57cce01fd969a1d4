import { type Profile, topicWordsOf } from '#app/contract/profile.ts'
import { termIn } from '#app/domain/bot/settings/term-in.ts'

type Topics = Pick<Profile, 'key_topics' | 'interests'>

/** The topic that a text names, by its name first, else by a word that stands for it. */
export function topicIn(profile: Topics, text: string): string | null {
  const named = termIn(profile.key_topics, text)
  if (named) return named
  return topicWordsOf(profile).find(([, words]) => termIn(words, text) !== null)?.[0] ?? null
}

/**
 * The first word of each topic, then the second of each, and so on. Few people write a topic's name of several words, so
 * the account's own word comes before it.
 */
export function searchWordsOf(profile: Topics): string[] {
  const lists = topicWordsOf(profile).map(([name, [first, ...words]]) =>
    first && name.includes(' ') ? [first, name, ...words] : [name, ...(first ? [first] : []), ...words],
  )
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const inTurns = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []))
  return [...new Set(inTurns.flat())]
}
