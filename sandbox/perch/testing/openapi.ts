import { readFileSync } from 'node:fs'

interface Schema {
  $ref?: string
  type?: string
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  enum?: unknown[]
  pattern?: string
  format?: string
  nullable?: boolean
  minItems?: number
  maxItems?: number
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}

interface Operation {
  security?: Record<string, string[]>[]
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const RENAMED: Record<string, string> = {
  edit_history_tweet_ids: 'edit_history_post_ids',
  referenced_tweets: 'referenced_posts',
  most_recent_tweet_id: 'most_recent_post_id',
  note_tweet: 'note_post',
  retweet_count: 'repost_count',
  tweet_count: 'post_count',
  tweets: 'posts',
}

/** X's file knows only the `post` names, so a response with `tweet` names is renamed before it is validated. */
export function withPostNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPostNames)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [RENAMED[key] ?? key, withPostNames(inner)]))
}

/** Validates responses against the part of JSON schema that X's OpenAPI file uses. */
export class OpenApi {
  private readonly document: Document

  constructor(file: string) {
    this.document = JSON.parse(readFileSync(file, 'utf8')) as Document
  }

  /** The schema violations of an operation's successful response. */
  violations(method: string, path: string, status: number, body: unknown): string[] {
    const operation = this.document.paths[path]?.[method.toLowerCase()]
    const schema = operation?.responses[String(status)]?.content?.['application/json']?.schema
    return schema ? this.check(schema, body, '$') : [`${method} ${path} has no ${status} in the OpenAPI file`]
  }

  /** The scopes of an operation, sorted; names of path parameters do not matter. */
  scopes(method: string, route: string): string[] {
    const plain = (path: string) => path.replace(/:\w+|\{\w+\}/g, '*')
    const path = Object.keys(this.document.paths).find((one) => plain(one) === plain(route)) ?? ''
    const security = this.document.paths[path]?.[method.toLowerCase()]?.security ?? []
    return security.flatMap(({ OAuth2UserToken = [] }) => OAuth2UserToken).sort()
  }

  private check(schema: Schema, value: unknown, at: string): string[] {
    if (schema.$ref !== undefined) return this.check(this.resolve(schema.$ref), value, at)
    if (value === null) return schema.nullable ? [] : [`${at} is null`]
    const choices = schema.oneOf ?? schema.anyOf
    const violations: string[] = (schema.allOf ?? []).flatMap((part) => this.check(part, value, at))
    if (choices) {
      const fitting = choices.filter((choice) => this.check(choice, value, at).length === 0).length
      if (schema.oneOf ? fitting !== 1 : fitting === 0) violations.push(`${at} fits ${fitting} of the choices`)
    }
    if (schema.enum && !schema.enum.includes(value)) violations.push(`${at} is not one of ${schema.enum.join(', ')}`)
    if (schema.type !== undefined) violations.push(...this.checkType(schema, value, at))
    return violations
  }

  private checkType(schema: Schema, value: unknown, at: string): string[] {
    switch (schema.type) {
      case 'string':
        return checkString(schema, value, at)
      case 'integer':
        return Number.isInteger(value) ? [] : [`${at} is not an integer`]
      case 'number':
        return typeof value === 'number' ? [] : [`${at} is not a number`]
      case 'boolean':
        return typeof value === 'boolean' ? [] : [`${at} is not a boolean`]
      case 'array':
        return this.checkArray(schema, value, at)
      default:
        return this.checkObject(schema, value, at)
    }
  }

  private checkArray(schema: Schema, value: unknown, at: string): string[] {
    if (!Array.isArray(value)) return [`${at} is not a list`]
    const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema
    const size = value.length < minItems || value.length > maxItems ? [`${at} has ${value.length} items`] : []
    return [...size, ...value.flatMap((item, index) => (items ? this.check(items, item, `${at}[${index}]`) : []))]
  }

  private checkObject(schema: Schema, value: unknown, at: string): string[] {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at} is not an object`]
    const missing = (schema.required ?? []).filter((key) => !(key in value)).map((key) => `${at}.${key} is missing`)
    const inner = Object.entries(value).flatMap(([key, part]) => {
      const property = schema.properties?.[key]
      if (property) return this.check(property, part, `${at}.${key}`)
      // The file allows additional properties, but an unknown field is a bug of Perch.
      return schema.properties && Object.keys(schema.properties).length > 0 ? [`${at}.${key} is unknown`] : []
    })
    return [...missing, ...inner]
  }

  private resolve(reference: string): Schema {
    const schema = this.document.components.schemas[reference.replace('#/components/schemas/', '')]
    if (!schema) throw new Error(`the OpenAPI file has no ${reference}`)
    return schema
  }
}

function checkString(schema: Schema, value: unknown, at: string): string[] {
  if (typeof value !== 'string') return [`${at} is not a string`]
  if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(value))
    return [`${at} does not match ${schema.pattern}`]
  if (schema.format === 'date-time' && Number.isNaN(Date.parse(value))) return [`${at} is not a date-time`]
  return []
}
