import { readFileSync } from 'node:fs'
import type { Random } from './random.ts'

interface Schema {
  $ref?: string
  type?: string
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean
  items?: Schema
  enum?: string[]
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  oneOf?: Schema[]
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Schema
}

type Body = { content: Record<string, { schema: Schema }> }

interface Operation {
  parameters?: (Parameter & { $ref?: string })[]
  requestBody?: Body
  responses: Record<string, Partial<Body>>
}

interface Document {
  paths: Record<string, Record<string, Operation>>
}

export interface SentRequest {
  method: string
  url: URL
  body: unknown
}

const absent = Symbol('absent')

/** X's OpenAPI file: whether requests fit it, and examples of its answers. */
export class XContract {
  readonly #file: string
  #read: Document | undefined

  constructor(file: string) {
    this.#file = file
  }

  /** Read on first use: skipped tests have no file. */
  get #document(): Document {
    this.#read ??= JSON.parse(readFileSync(this.#file, 'utf8')) as Document
    return this.#read
  }

  /** What in a request does not fit. */
  faults({ method, url, body }: SentRequest): string[] {
    const found = this.#operation(method, url.pathname)
    if (!found) return [`${method} ${url.pathname} does not exist`]
    const { operation } = found
    const parameters = (operation.parameters ?? []).map((one) => this.#resolved(one))
    const known = new Map(parameters.filter((one) => one.in === 'query').map((one) => [one.name, one]))
    const asked = [...url.searchParams].flatMap(([name, value]) => {
      const parameter = known.get(name)
      return parameter ? this.#misfits(parameter.schema, value, name) : [`${name} is unknown`]
    })
    const missing = [...known.values()].filter(({ name, required }) => required && !url.searchParams.has(name))
    const schema = operation.requestBody?.content['application/json']?.schema
    const sent = schema ? this.#bodyFaults(schema, body, 'body') : body === undefined ? [] : ['it takes no body']
    return [...asked, ...missing.map(({ name }) => `${name} is missing`), ...sent]
  }

  /** An answer with optional fields missing, null or filled. */
  example(method: string, path: string, random: Random): Record<string, unknown> {
    const found = this.#operation(method, path)
    const [, answer] = Object.entries(found?.operation.responses ?? {}).find(([status]) => /^2/.test(status)) ?? []
    const schema = answer?.content?.['application/json']?.schema
    if (!schema) throw new Error(`${method} ${path} has no answer`)
    return this.#made(schema, '', random) as Record<string, unknown>
  }

  #operation(method: string, path: string) {
    const fits = (template: string) =>
      new RegExp(
        `^${template.replace(/\{\w+\}/g, (name) => (name === '{username}' ? '\\w{1,15}' : '[0-9]{1,19}'))}$`,
      ).test(path)
    const [found] = Object.entries(this.#document.paths).filter(([template]) => fits(template))
    const operation = found?.[1][method.toLowerCase()]
    return operation && { operation }
  }

  #resolved<T extends { $ref?: string }>(value: T): T {
    if (value.$ref === undefined) return value
    const target = value.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => Object(at)[key], this.#document)
    return this.#resolved(target as T)
  }

  #misfits(given: Schema, value: string, name: string): string[] {
    const schema = this.#resolved(given)
    if (schema.type === 'array') {
      const parts = value.split(',')
      const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems, items = {} } = schema
      const isFine =
        parts.length >= minItems && parts.length <= maxItems && (!uniqueItems || new Set(parts).size === parts.length)
      return [
        ...(isFine ? [] : [`${name} has a wrong length`]),
        ...parts.flatMap((one) => this.#misfits(items, one, name)),
      ]
    }
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY, minLength = 0 } = schema
    const number = Number(value)
    const isFine = [
      schema.enum?.includes(value) ?? true,
      schema.pattern === undefined || new RegExp(schema.pattern).test(value),
      schema.type !== 'integer' || (Number.isInteger(number) && number >= minimum && number <= maximum),
      schema.format !== 'date-time' || !Number.isNaN(Date.parse(value)),
      value.length >= minLength && value.length <= (schema.maxLength ?? Number.POSITIVE_INFINITY),
    ].every(Boolean)
    return isFine ? [] : [`${name} may not be ${value}`]
  }

  #bodyFaults(given: Schema, value: unknown, at: string): string[] {
    const schema = this.#resolved(given)
    if (schema.type !== 'object')
      return typeof value === 'string' ? this.#misfits(schema, value, at) : [`${at} is not a text`]
    const fields = Object(value) as Record<string, unknown>
    const missing = (schema.required ?? [])
      .filter((name) => !(name in fields))
      .map((name) => `${at}.${name} is missing`)
    const inner = Object.entries(fields).flatMap(([name, one]) => {
      const property = schema.properties?.[name]
      return property ? this.#bodyFaults(property, one, `${at}.${name}`) : [`${at}.${name} is unknown`]
    })
    return [...missing, ...inner]
  }

  #made(given: Schema, name: string, random: Random): unknown {
    const schema = this.#resolved(given)
    if (schema.oneOf) return this.#made(random.pick(schema.oneOf), name, random)
    if (schema.enum) return random.pick(schema.enum)
    switch (schema.type) {
      case 'array':
        return Array.from({ length: random.int(0, 3) }, () => this.#made(schema.items ?? {}, name, random))
      case 'integer':
      case 'number':
        return random.int(0, 1_000)
      case 'boolean':
        return random.chance(0.5)
      case 'string':
        return textOf(schema, name, random)
      default:
        return this.#object(schema, random)
    }
  }

  #object({ properties = {}, required = [] }: Schema, random: Random): Record<string, unknown> {
    const fields = Object.entries(properties).map(([name, property]) => {
      const left = required.includes(name) ? 1 : random.next()
      const value = left < 0.3 ? absent : left < 0.5 ? null : this.#made(property, name, random)
      return [name, value] as const
    })
    return Object.fromEntries(fields.filter(([, value]) => value !== absent))
  }
}

function textOf({ pattern, format }: Schema, name: string, random: Random): string {
  const number = random.int(0, 1e12)
  if (pattern?.includes('[0-9]') || /(?:^|_)ids?$/.test(name)) return String(1e15 + number)
  if (format === 'date-time') return new Date(1.7e12 + (number % 1e10)).toISOString()
  if (name === 'username') return `u${number % 1e9}`
  return random.chance(0.2) ? '' : `${name} &amp; ${number.toString(36)}`
}

const tweetNames: Record<string, string> = {
  posts: 'tweets',
  note_post: 'note_tweet',
  referenced_posts: 'referenced_tweets',
  edit_history_post_ids: 'edit_history_tweet_ids',
  repost_count: 'retweet_count',
  post_count: 'tweet_count',
  most_recent_post_id: 'most_recent_tweet_id',
  pinned_post_id: 'pinned_tweet_id',
}

/** An answer in the older names. */
export function withTweetNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTweetNames)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [tweetNames[name] ?? name, withTweetNames(one)]))
}

const postNames: Record<string, string> = { note_tweet: 'note_post', 'referenced_tweets.id': 'referenced_posts' }

/** A request in the older names, as the contract has it. */
export function inPostNames({ url, ...request }: SentRequest): SentRequest {
  const renamed = new URL(url)
  renamed.search = new URLSearchParams(
    [...url.searchParams].map(([name, value]) => [
      name === 'tweet.fields' ? 'post.fields' : name,
      name === 'query'
        ? value
        : value
            .split(',')
            .map((one) => postNames[one] ?? one)
            .join(','),
    ]),
  ).toString()
  return { ...request, url: renamed }
}
