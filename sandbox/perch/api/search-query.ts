import type { Post } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import { hashtagsIn, mentionsIn } from '../text/entities.ts'
import { normalisedText } from '../text/normalise.ts'

type Matcher = (post: Post, network: Network) => boolean
type Parsed = { ok: true; matches: Matcher } | { ok: false; sentence: string }

class QuerySyntaxError extends Error {}

const TOKEN = /\s*(\(|\)|-?"[^"]*"|[^\s()"]+"[^"]*"|[^\s()"]+|")/gy

function tokensOf(query: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  for (const match of query.trim().matchAll(TOKEN)) tokens.push(match[1] ?? '')
  return tokens
}

/** What depends on more than the post's own words. */
const changing = /\b(?:min_likes|min_replies|is:verified|from|to|url):?/
const maxRemembered = 50
const remembered = new WeakMap<Network, Map<string, Parsed>>()

/** Bots ask the same again and again: remembers which posts a query matches. */
export function rememberedQuery(network: Network, query: string): Parsed {
  const queries = remembered.get(network) ?? new Map<string, Parsed>()
  remembered.set(network, queries)
  const parsed = queries.get(query) ?? parseQuery(query)
  if (!parsed.ok || changing.test(query) || queries.has(query)) return parsed
  const seen = new Map<string, boolean>()
  const matches: Matcher = (post) => {
    const known = seen.get(post.id) ?? parsed.matches(post, network)
    seen.set(post.id, known)
    return known
  }
  const [oldest] = queries.keys()
  if (oldest !== undefined && queries.size >= maxRemembered) queries.delete(oldest)
  queries.set(query, { ok: true, matches })
  return { ok: true, matches }
}

/** X's search syntax: adjacent terms mean AND, OR binds weaker, - negates, parentheses group. */
export function parseQuery(query: string): Parsed {
  const tokens = tokensOf(query)
  if (tokens.length === 0) return { ok: false, sentence: 'must not be empty' }
  try {
    const matches = parseOr(tokens)
    if (tokens.length > 0) throw new QuerySyntaxError(`no viable alternative at input '${tokens[0]}'`)
    return { ok: true, matches }
  } catch (error) {
    if (error instanceof QuerySyntaxError) return { ok: false, sentence: error.message }
    throw error
  }
}

function parseOr(tokens: string[]): Matcher {
  const choices = [parseAnd(tokens)]
  while (tokens[0] === 'OR') {
    tokens.shift()
    choices.push(parseAnd(tokens))
  }
  return (post, network) => choices.some((choice) => choice(post, network))
}

function parseAnd(tokens: string[]): Matcher {
  const parts: Matcher[] = []
  while (tokens.length > 0 && tokens[0] !== 'OR' && tokens[0] !== ')') {
    const token = tokens.shift() ?? ''
    parts.push(token === '(' || token === '-' ? parseGroup(tokens, token === '-') : parseTerm(token))
  }
  if (parts.length === 0) throw new QuerySyntaxError(`missing a term before '${tokens[0] ?? 'the end'}'`)
  return (post, network) => parts.every((part) => part(post, network))
}

function parseGroup(tokens: string[], negated: boolean): Matcher {
  if (negated && tokens.shift() !== '(')
    throw new QuerySyntaxError("a '-' stands before a word, an operator or a bracket")
  const inner = parseOr(tokens)
  if (tokens.shift() !== ')') throw new QuerySyntaxError("missing ')'")
  return negated ? (post, network) => !inner(post, network) : inner
}

function parseTerm(token: string): Matcher {
  if (token === '"') throw new QuerySyntaxError('missing closing quotation mark')
  if (token.startsWith('-')) {
    const inner = parseTerm(token.slice(1))
    return (post, network) => !inner(post, network)
  }
  const operator = /^([a-z_]+):(.+)$/.exec(token)
  if (operator) return parseOperator(operator[1] ?? '', (operator[2] ?? '').replace(/^"|"$/g, ''))
  if (token.startsWith('#')) return (post) => hasTag(post, token.slice(1))
  if (token.startsWith('@')) return (post) => hasMention(post, token.slice(1))
  return containsWords(token)
}

function parseOperator(name: string, value: string): Matcher {
  const operand = value.replace(/^@/, '').toLowerCase()
  const isAccount = (id: string | null, network: Network) =>
    id !== null && (id === operand || network.account(id)?.handle.toLowerCase() === operand)
  switch (name) {
    case 'from':
      return (post, network) => isAccount(post.author, network)
    case 'to':
      return (post, network) => isAccount(post.replyToUser, network)
    case 'lang':
      return (post) => post.lang === operand
    case 'conversation_id':
      return (post) => post.conversation === operand
    case 'in_reply_to_tweet_id':
      return (post) => post.replyTo === operand
    case 'quotes_of_tweet_id':
      return (post) => post.quoteOf === operand
    case 'url':
      return (post, network) => linksOf(post, network).includes(operand)
    case 'is':
      return parseIs(operand)
    case 'has':
      return parseHas(operand)
    case 'min_likes':
      return (post, network) => network.likes.countTo(post.id) >= Number(operand)
    case 'min_replies':
      return (post, network) => network.repliesTo(post.id).size >= Number(operand)
    default:
      return containsWords(`${name} ${value}`)
  }
}

/** A quote counts as a link to the quoted post. */
function linksOf(post: Post, network: Network): string {
  const quoted = post.quoteOf === null ? undefined : network.posts.get(post.quoteOf)
  const address = quoted ? ` https://x.com/${network.authorOf(quoted).handle}/status/${quoted.id}` : ''
  return (post.text + address).toLowerCase()
}

function parseIs(value: string): Matcher {
  if (value === 'retweet') return (post) => post.repostOf !== null
  if (value === 'reply') return (post) => post.replyTo !== null
  if (value === 'quote') return (post) => post.quoteOf !== null
  if (value === 'verified') return (post, network) => network.authorOf(post).verified
  throw new QuerySyntaxError(`Invalid operator value 'is:${value}'`)
}

function parseHas(value: string): Matcher {
  if (value === 'hashtags') return (post) => hashtagsIn(post.text).length > 0
  if (value === 'mentions') return (post) => mentionsIn(post.text).length > 0
  if (value === 'links') return (post) => /https?:\/\//.test(post.text)
  if (value === 'media' || value === 'images' || value === 'videos') return () => false
  throw new QuerySyntaxError(`Invalid operator value 'has:${value}'`)
}

function hasTag(post: Post, tag: string): boolean {
  return hashtagsIn(post.text).some(({ value }) => value.toLowerCase() === tag.toLowerCase())
}

function hasMention(post: Post, handle: string): boolean {
  return mentionsIn(post.text).some(({ value }) => value.toLowerCase() === handle.toLowerCase())
}

const normalisedTexts = new WeakMap<Post, string>()

/** Matches a word or phrase at word boundaries, whatever its case and punctuation. */
function containsWords(token: string): Matcher {
  const operand = ` ${normalisedText(token)} `
  if (operand.trim() === '') throw new QuerySyntaxError(`no viable alternative at input '${token}'`)
  return (post) => {
    let text = normalisedTexts.get(post)
    if (text === undefined) {
      text = ` ${normalisedText(post.text)} `
      normalisedTexts.set(post, text)
    }
    return text.includes(operand)
  }
}
