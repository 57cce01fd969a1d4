import { resourceNotFound } from '../api/problems.ts'
import { randomFrom } from '../people/random.ts'
import type { Network } from '../state/network.ts'

type Item = Record<string, unknown>

/** What may happen to an object of an answer: to how many of them, and to whose. */
interface Oddity {
  name: string
  share: number
  /**
   * Everybody's; those of simulated people; or their posts to nobody in particular. Some of the last kind cannot be
   * used, so whoever writes to an account is always understood.
   */
  on: 'everybody' | 'people' | 'monologues'
  change(item: Item): void
}

const set =
  (key: string, value: unknown) =>
  (item: Item): void => {
    if (key in item) item[key] = value
  }
const add =
  (key: string, value: unknown) =>
  (item: Item): void => {
    item[key] = value
  }
const drop = (key: string) => (item: Item) => void delete item[key]

const postOddities: Oddity[] = [
  { name: 'new field', share: 0.1, on: 'everybody', change: add('community_note_state', 'none') },
  { name: 'null metrics', share: 0.05, on: 'people', change: set('public_metrics', null) },
  { name: 'no metrics', share: 0.05, on: 'people', change: drop('public_metrics') },
  { name: 'few metrics', share: 0.05, on: 'people', change: set('public_metrics', { like_count: 3 }) },
  { name: 'null language', share: 0.04, on: 'people', change: set('lang', null) },
  { name: 'no language', share: 0.04, on: 'people', change: drop('lang') },
  { name: 'language of a link', share: 0.03, on: 'people', change: set('lang', 'qme') },
  { name: 'null parent', share: 0.1, on: 'monologues', change: add('in_reply_to_user_id', null) },
  { name: 'new reference', share: 0.05, on: 'people', change: addReference },
  { name: 'null time', share: 0.01, on: 'monologues', change: set('created_at', null) },
  { name: 'no time', share: 0.01, on: 'monologues', change: drop('created_at') },
  { name: 'null text', share: 0.01, on: 'monologues', change: set('text', null) },
]

const userOddities: Oddity[] = [
  { name: 'new field', share: 0.1, on: 'everybody', change: add('account_based_in', 'Ghent') },
  { name: 'null bio', share: 0.06, on: 'people', change: set('description', null) },
  { name: 'no bio', share: 0.06, on: 'people', change: drop('description') },
  { name: 'null metrics', share: 0.05, on: 'people', change: set('public_metrics', null) },
  { name: 'few metrics', share: 0.05, on: 'people', change: set('public_metrics', { followers_count: 12 }) },
  { name: 'null picture', share: 0.05, on: 'people', change: set('profile_image_url', null) },
  { name: 'new badge', share: 0.03, on: 'people', change: set('verified_type', 'gold_plus') },
  { name: 'null connection', share: 0.08, on: 'people', change: withoutConnection(null) },
  { name: 'no connection', share: 0.08, on: 'people', change: withoutConnection(undefined) },
  { name: 'not protected', share: 0.1, on: 'people', change: withoutFalse('protected') },
]

function addReference(post: Item): void {
  for (const key of ['referenced_posts', 'referenced_tweets'])
    if (Array.isArray(post[key])) post[key] = [{ type: 'remixed', id: post.id }, ...post[key]]
}

function withoutFalse(key: string) {
  return (item: Item): void => {
    if (item[key] === false) delete item[key]
  }
}

function withoutConnection(value: null | undefined) {
  return (user: Item): void => {
    if (Array.isArray(user.connection_status) && user.connection_status.length === 0) user.connection_status = value
  }
}

/** The body as X might send it. The same seed does the same to the same objects. */
export function oddAnswer(seed: number, network: Network, body: Item): Item {
  const gone: Item[] = []
  const isThere = (item: Item) => !(isUser(item) && network.account(String(item.id))?.deleted)
  const odd = (item: Item): Item => {
    if (isUser(item)) return changed(seed, 'user', userOddities, placeOfUser(network, item), encoded(item))
    return isPost(item) ? changed(seed, 'post', postOddities, placeOfPost(network, item), encoded(item)) : item
  }
  const all = (items: unknown[], parameter: string) => {
    const known = items as Item[]
    gone.push(
      ...known.filter((item) => !isThere(item)).map(({ id }) => resourceNotFound('user', parameter, String(id))),
    )
    return known.filter(isThere).map(odd)
  }
  const answer: Item = { ...body }
  if (Array.isArray(body.data)) answer.data = all(body.data, 'ids')
  else if (isItem(body.data)) [answer.data] = all([body.data], 'id')
  if (isItem(body.includes)) {
    const lists = Object.entries(body.includes as Record<string, unknown[]>)
    answer.includes = Object.fromEntries(lists.map(([name, items]) => [name, all(items, 'author_id')]))
  }
  return gone.length > 0 ? { ...answer, errors: [...((body.errors ?? []) as Item[]), ...gone] } : answer
}

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value)
const isUser = (item: Item) => 'username' in item && 'name' in item
const isPost = (item: Item) => 'text' in item

type Place = Oddity['on'][]

function placeOfUser(network: Network, { id }: Item): Place {
  return network.account(String(id))?.kind === 'person' ? ['everybody', 'people'] : ['everybody']
}

function placeOfPost(network: Network, { id }: Item): Place {
  const post = network.posts.get(String(id))
  if (!post || network.authorOf(post).kind !== 'person') return ['everybody']
  const isToSomeone = post.replyTo !== null || post.quoteOf !== null || post.text.includes('@')
  return isToSomeone ? ['everybody', 'people'] : ['everybody', 'people', 'monologues']
}

function changed(seed: number, kind: string, oddities: Oddity[], place: Place, item: Item): Item {
  for (const { name, share, on, change } of oddities)
    if (place.includes(on) && randomFrom(seed, kind, name, String(item.id)).chance(share)) change(item)
  return item
}

/** A copy whose texts have X's three HTML entities. */
function encoded(item: Item): Item {
  const copy = { ...item }
  for (const key of ['text', 'name', 'description']) if (typeof copy[key] === 'string') copy[key] = escaped(copy[key])
  for (const key of ['note_post', 'note_tweet']) {
    const note = copy[key]
    if (isItem(note)) copy[key] = { ...note, text: escaped(String(note.text)) }
  }
  return copy
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
