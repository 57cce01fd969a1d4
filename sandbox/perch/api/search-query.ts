import type { Post } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import { hashtagsIn, mentionsIn } from '../text/entities.ts'
import { sameText } from '../text/shape.ts'

type Matcher = (post: Post, network: Network) => boolean
type Parsed = { ok: true; matches: Matcher } | { ok: false; sentence: string }

class Misspelt extends Error {}

const TOKEN = /\s*(\(|\)|-?"[^"]*"|[^\s()"]+"[^"]*"|[^\s()"]+|")/gy

function tokensOf(query: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  for (const match of query.trim().matchAll(TOKEN)) tokens.push(match[1] ?? '')
  return tokens
}

/** X's search syntax: adjacent words mean AND, OR binds weaker, - negates, brackets group. */
export function parseQuery(query: string): Parsed {
  const tokens = tokensOf(query)
  if (tokens.length === 0) return { ok: false, sentence: 'must not be empty' }
  try {
    const matches = either(tokens)
    if (tokens.length > 0) throw new Misspelt(`no viable alternative at input '${tokens[0]}'`)
    return { ok: true, matches }
  } catch (error) {
    if (error instanceof Misspelt) return { ok: false, sentence: error.message }
    throw error
  }
}

function either(tokens: string[]): Matcher {
  const choices = [together(tokens)]
  while (tokens[0] === 'OR') {
    tokens.shift()
    choices.push(together(tokens))
  }
  return (post, network) => choices.some((choice) => choice(post, network))
}

function together(tokens: string[]): Matcher {
  const parts: Matcher[] = []
  while (tokens.length > 0 && tokens[0] !== 'OR' && tokens[0] !== ')') {
    const token = tokens.shift() ?? ''
    parts.push(token === '(' || token === '-' ? group(tokens, token === '-') : term(token))
  }
  if (parts.length === 0) throw new Misspelt(`missing a term before '${tokens[0] ?? 'the end'}'`)
  return (post, network) => parts.every((part) => part(post, network))
}

function group(tokens: string[], negated: boolean): Matcher {
  if (negated && tokens.shift() !== '(') throw new Misspelt("a '-' stands before a word, an operator or a bracket")
  const inner = either(tokens)
  if (tokens.shift() !== ')') throw new Misspelt("missing ')'")
  return negated ? (post, network) => !inner(post, network) : inner
}

function term(token: string): Matcher {
  if (token === '"') throw new Misspelt('missing closing quotation mark')
  if (token.startsWith('-')) {
    const inner = term(token.slice(1))
    return (post, network) => !inner(post, network)
  }
  const operator = /^([a-z_]+):(.+)$/.exec(token)
  if (operator) return operation(operator[1] ?? '', (operator[2] ?? '').replace(/^"|"$/g, ''))
  if (token.startsWith('#')) return (post) => hasTag(post, token.slice(1))
  if (token.startsWith('@')) return (post) => names(post, token.slice(1))
  return words(token)
}

function operation(name: string, value: string): Matcher {
  const wanted = value.replace(/^@/, '').toLowerCase()
  const isAccount = (id: string | null, network: Network) =>
    id !== null && (id === wanted || network.account(id)?.handle.toLowerCase() === wanted)
  switch (name) {
    case 'from':
      return (post, network) => isAccount(post.author, network)
    case 'to':
      return (post, network) => isAccount(post.replyToUser, network)
    case 'lang':
      return (post) => post.lang === wanted
    case 'conversation_id':
      return (post) => post.conversation === wanted
    case 'in_reply_to_tweet_id':
      return (post) => post.replyTo === wanted
    case 'is':
      return nature(wanted)
    case 'has':
      return holding(wanted)
    case 'min_likes':
      return (post, network) => network.likes.countTo(post.id) >= Number(wanted)
    case 'min_replies':
      return (post, network) => network.answersTo(post.id).size >= Number(wanted)
    default:
      return words(`${name} ${value}`)
  }
}

function nature(value: string): Matcher {
  if (value === 'retweet') return (post) => post.repostOf !== null
  if (value === 'reply') return (post) => post.replyTo !== null
  if (value === 'quote') return (post) => post.quoteOf !== null
  if (value === 'verified') return (post, network) => network.authorOf(post).verified
  throw new Misspelt(`Invalid operator value 'is:${value}'`)
}

function holding(value: string): Matcher {
  if (value === 'hashtags') return (post) => hashtagsIn(post.text).length > 0
  if (value === 'mentions') return (post) => mentionsIn(post.text).length > 0
  if (value === 'links') return (post) => /https?:\/\//.test(post.text)
  if (value === 'media' || value === 'images' || value === 'videos') return () => false
  throw new Misspelt(`Invalid operator value 'has:${value}'`)
}

function hasTag(post: Post, tag: string): boolean {
  return hashtagsIn(post.text).some(({ value }) => value.toLowerCase() === tag.toLowerCase())
}

function names(post: Post, handle: string): boolean {
  return mentionsIn(post.text).some(({ value }) => value.toLowerCase() === handle.toLowerCase())
}

const wordings = new WeakMap<Post, string>()

/** A word or phrase matches whole words. */
function words(token: string): Matcher {
  const wanted = ` ${sameText(token)} `
  if (wanted.trim() === '') throw new Misspelt(`no viable alternative at input '${token}'`)
  return (post) => {
    let said = wordings.get(post)
    if (said === undefined) {
      said = ` ${sameText(post.text)} `
      wordings.set(post, said)
    }
    return said.includes(wanted)
  }
}
