import { counted } from '#app/content/counted.ts'
import type { FoundPosts } from '#app/contract/bots.ts'

type Reason = Exclude<keyof FoundPosts, 'found' | 'older' | 'unread'>

interface Words {
  /** After "15 posts on your topics, ", for one and for several. */
  one: string
  all: string
  /** After "40 posts found: 15 ". */
  some: string
}

const foundWords: Record<Reason, Words> = {
  met_today: {
    one: 'by someone already chosen today',
    all: 'all by people already chosen today',
    some: 'by people already chosen today',
  },
  met_before: {
    one: 'which the bot already dealt with',
    all: 'all of which the bot already dealt with',
    some: 'already dealt with',
  },
  off_topic: {
    one: 'but it isn’t close enough to what you post',
    all: 'none close enough to what you post',
    some: 'outside your topics',
  },
  in_doubt: { one: 'and the bot isn’t sure about it', all: 'none the bot is sure about', some: 'in doubt' },
  over_limit: { one: 'but it’s over a limit', all: 'all over a limit', some: 'over a limit' },
  left_alone: {
    one: 'better left alone, or without a good reply',
    all: 'all better left alone, or without a good reply',
    some: 'better left alone, or without a good reply',
  },
}

const reasons = Object.keys(foundWords) as Reason[]

const posts = (count: number) => counted(count, 'post')

const reasonsIn = (found: FoundPosts) =>
  reasons
    .map((reason) => ({ reason, count: found[reason] }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)

/** The user can change these. */
const changeable: readonly Reason[] = ['off_topic', 'met_today', 'met_before', 'in_doubt']

/** For a list, largest first. */
export const foundReasons = (found: FoundPosts) => ({
  found: found.found,
  note: `${posts(found.found)} in the last search.${found.older > 0 ? ` ${found.older} older ${found.older === 1 ? 'post' : 'posts'} left out.` : ''}`,
  reasons: reasonsIn(found).map(({ reason, count }) => {
    return { count, text: foundWords[reason].some, changeable: changeable.includes(reason) }
  }),
})

/** A sentence with the step's own numbers. `maxDays`: how old posts may be. */
export function foundText(found: FoundPosts, maxDays: number): string {
  if (found.found === 0) {
    const age = maxDays === 1 ? 'a day' : `${maxDays} days`
    return found.older === 0
      ? 'No new posts on your topics.'
      : `No new posts on your topics: ${posts(found.older)} found, all more than ${age} old.`
  }
  const [first, ...others] = reasonsIn(found)
  if (!first) return `${posts(found.found)} found.`
  if (first.count === found.found) {
    const { one, all } = foundWords[first.reason]
    return `${posts(found.found)} on your topics, ${found.found === 1 ? one : all}.`
  }
  const parts = [first, ...others].map(({ reason, count }) => `${count} ${foundWords[reason].some}`)
  if (found.unread > 0) parts.push(`${found.unread} still to read`)
  return `${posts(found.found)} found: ${parts.join(', ')}.`
}
