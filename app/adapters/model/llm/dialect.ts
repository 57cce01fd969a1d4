import { z } from 'zod'

/** How a server wants to be asked. The first of each is OpenAI's of 2024, which is tried first. */
export interface Dialect {
  /** Below the address that was named, if that has no path. */
  path: '' | '/v1'
  limit: 'max_tokens' | 'max_completion_tokens' | 'none'
  temperature: boolean
  /** A schema that the server enforces, JSON of any form, or the form described in words. */
  form: 'schema' | 'json' | 'words'
  /** Whether there are system messages, or the user message begins with their text. */
  system: boolean
  stream: boolean
  /** It reasons before it answers, which counts against the limit. */
  reasons: boolean
}

export const usualDialect: Dialect = {
  path: '',
  limit: 'max_tokens',
  temperature: true,
  form: 'schema',
  system: true,
  stream: false,
  reasons: false,
}
const plainest: Dialect = { ...usualDialect, temperature: false, form: 'words', system: false }

const dialectShape = z.object({
  path: z.enum(['', '/v1']),
  limit: z.enum(['max_tokens', 'max_completion_tokens', 'none']),
  temperature: z.boolean(),
  form: z.enum(['schema', 'json', 'words']),
  system: z.boolean(),
  stream: z.boolean(),
  reasons: z.boolean(),
})

export const dialectFrom = (stored: unknown): Dialect | null => dialectShape.safeParse(stored).data ?? null

export const sameDialect = (one: Dialect, other: Dialect): boolean => keyOf(one) === keyOf(other)
export const keyOf = ({ path, limit, temperature, form, system, stream, reasons }: Dialect): string =>
  JSON.stringify([path, limit, temperature, form, system, stream, reasons])

const reasoningTokens = 6_000

export const tokensFor = ({ reasons }: Dialect, answer: number): number => answer + (reasons ? reasoningTokens : 0)

interface RequestBody {
  messages?: { role: string; content: unknown }[]
  max_tokens?: number
  response_format?: { type: string; json_schema?: { schema: unknown } }
  [name: string]: unknown
}

export function inDialect(dialect: Dialect, body: RequestBody): RequestBody {
  const { max_tokens, temperature, response_format, messages = [], ...rest } = body
  const schema = response_format?.json_schema?.schema
  return {
    ...rest,
    ...(dialect.limit !== 'none' && { [dialect.limit]: max_tokens }),
    ...(dialect.temperature && { temperature }),
    ...(dialect.form === 'schema' && { response_format }),
    ...(dialect.form === 'json' && { response_format: { type: 'json_object' } }),
    ...(dialect.stream && { stream: true }),
    messages: messagesIn(dialect, messages, dialect.form === 'schema' ? null : schema),
  }
}

function messagesIn({ system }: Dialect, messages: NonNullable<RequestBody['messages']>, schema: unknown) {
  const form = schema ? `\n\nAnswer with one JSON object that fits this schema:\n${JSON.stringify(schema)}` : ''
  const [first, ...others] = messages.map((message) =>
    message.role === 'system' ? { ...message, content: `${message.content}${form}` } : message,
  )
  const [second] = others
  if (system || first?.role !== 'system' || !second) return first ? [first, ...others] : []
  return [{ role: 'user', content: `${first.content}\n\n${second.content}` }, ...others.slice(1)]
}

/** Refusals that name what they are about. */
const about: [RegExp, (dialect: Dialect) => Partial<Dialect>][] = [
  [
    /max_(?:completion_)?tokens|max_new_tokens/i,
    ({ limit }) => ({ limit: limit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens' }),
  ],
  [/temperature/i, () => ({ temperature: false })],
  // What the question leaves of a short context: the limit may be the server's own.
  [/context[_ ](?:length|size|window)|\bn_ctx\b/i, () => ({ limit: 'none' })],
  [
    /response[_ ]?(?:format|schema)|json[_ ]?(?:schema|object|mode|validate)|(?:generate|validate) (?:the )?json|structured[_ ]?output|\bgrammar|guided/i,
    ({ form }) => ({ form: form === 'schema' ? 'json' : 'words' }),
  ],
  [/\bsystem\b|\bdeveloper\b|\broles?\b/i, () => ({ system: false })],
  [/\bstream/i, ({ stream }) => ({ stream: !stream })],
]
/** Refusals of some parameter, without its name. */
const parameter = '(?:parameter|argument|propert|field|input|option)'
const unknown =
  '(?:unsupported|unrecogni[sz]ed|unknown|unexpected|invalid|extra|not (?:supported|permitted|allowed|recogni[sz]ed|implemented))'
const ofSomething = new RegExp(
  `${unknown}.{0,60}${parameter}|${parameter}.{0,60}${unknown}|handle the requested parameters`,
  'i',
)
const aboutOthers: ReadonlySet<number> = new Set([401, 402, 403, 408, 429])
const maxRefusal = 4_000
const maxTried = 8

/** In the order in which a refusal is worth another try; only those that this question has not tried. */
export function afterRefusal(dialect: Dialect, status: number, refusal: string, tried: ReadonlySet<string>) {
  if (aboutOthers.has(status)) return null
  const said = saidIn(refusal.slice(0, maxRefusal))
  if (tried.size >= maxTried) return null
  const named = about.flatMap(([pattern, change]) => (pattern.test(said) ? [{ ...dialect, ...change(dialect) }] : []))
  const isUnnamed = named.length === 0 && status < 500 && ofSomething.test(said)
  const limitless = named.some(({ limit }) => limit !== dialect.limit) ? [{ ...dialect, limit: 'none' as const }] : []
  const others = isUnnamed
    ? (['max_tokens', 'max_completion_tokens'] as const).map((limit) => ({ ...plainest, path: dialect.path, limit }))
    : []
  // A server may have changed since its dialect was kept.
  const usual = named.length > 0 || isUnnamed ? [{ ...usualDialect, path: dialect.path }] : []
  return [...named, ...limitless, ...others, ...usual].find((one) => !tried.has(keyOf(one))) ?? null
}

/** Without the request that some servers repeat in their refusals. */
function saidIn(refusal: string): string {
  const found = [
    ...refusal.matchAll(
      /"(?:message|msg|param|loc|detail|code|type)"\s{0,9}:\s{0,9}("(?:[^"\\]|\\.)*"|\[[^\]{]{0,300}\])/g,
    ),
  ]
  return found.length > 0 ? found.map(([, said = '']) => said).join(' ') : refusal
}
