import { z } from 'zod'
import { AnalysisProgress } from '#app/contract/analysis.ts'
import { DashboardAnalytics } from '#app/contract/analytics.ts'
import { wireError } from '#app/contract/auth-errors.ts'
import { AuthSession, AuthUser } from '#app/contract/auth-user.ts'
import { TwitterInfo } from '#app/contract/connection.ts'
import { type Endpoint, nothing } from '#app/contract/endpoint.ts'
import { errorForms, errorsOf } from '#app/contract/error-forms.ts'
import { type ErrorCode, errors, messageWith } from '#app/contract/errors.ts'
import { ExtensionStatus } from '#app/contract/extension.ts'
import { type GroupName, named } from '#app/contract/index.ts'
import { OnboardingProgress, wizardSteps } from '#app/contract/onboarding.ts'

export type Schema = z.core.JSONSchema.JSONSchema

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: Schema
}

interface Content {
  [type: string]: { schema: Schema }
}

interface ResponseObject {
  description: string
  headers?: Record<string, { description: string; schema: Schema }>
  content?: Content
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  security: Record<string, never[]>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, ResponseObject>
}

export interface OpenApi {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, object> }
}

export const titles: Record<GroupName, string> = {
  'auth-token': 'Sign-in: sessions',
  auth: 'Sign-in: the user',
  'auth-mail': 'Sign-in: mails and codes',
  'auth-providers': 'Sign-in: Google and companies',
  'auth-factors': 'Sign-in: second factor',
  'auth-recovery-codes': 'Sign-in: recovery codes',
  connection: 'Connected account',
  analysis: 'Analysis',
  onboarding: 'Onboarding',
  bots: 'Bot',
  analytics: 'Analytics',
  events: 'Live events',
  extension: 'Browser extension',
  billing: 'Billing',
  support: 'Support',
  account: 'Account',
  description: 'This description',
}

const shared = {
  AnalysisProgress,
  AuthSession,
  AuthUser,
  DashboardAnalytics,
  ExtensionStatus,
  OnboardingProgress,
  TwitterInfo,
  ErrorPlain: errorForms.plain,
  ErrorOfBots: errorForms.bots,
  ErrorOfAuth: errorForms.auth,
  ErrorOfFunctions: errorForms.functions,
  ErrorOfProcedures: errorForms.rest,
}

const errorShapes = {
  plain: 'ErrorPlain',
  bots: 'ErrorOfBots',
  auth: 'ErrorOfAuth',
  functions: 'ErrorOfFunctions',
  rest: 'ErrorOfProcedures',
} satisfies Record<Endpoint['errorForm'], keyof typeof shared>

const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

const pathParameters: Record<string, { description: string; schema: Schema }> = {
  userId: { description: "The caller's own id.", schema: { type: 'string', format: 'uuid' } },
  twitterHandle: { description: 'The handle of the connected account.', schema: { type: 'string' } },
  step: { description: 'The name of a step.', schema: { type: 'string', enum: Object.keys(wizardSteps) } },
  factorId: { description: 'The id of a factor.', schema: { type: 'string', format: 'uuid' } },
  identityId: { description: 'The `identity_id` of an identity.', schema: { type: 'string', format: 'uuid' } },
}

const made = new Map<string, OpenApi>()

/** `origin`: where the API is served. */
export function openApi(origin: string): OpenApi {
  const document = made.get(origin) ?? describe(origin)
  made.set(origin, document)
  return document
}

function describe(origin: string): OpenApi {
  const replies = schemasOf('output', ({ reply }) => reply)
  const bodies = schemasOf('input', ({ body }) => body)
  const paths: OpenApi['paths'] = {}
  for (const group of groupNames)
    for (const [name, endpoint] of named[group]) {
      const operation = operationOf(name, endpoint, titles[group], bodies[name], replies[name] ?? {})
      paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation }
    }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Warble',
      version: '1',
      description: 'Everything that a program can ask of Warble: JSON in, JSON out.',
    },
    servers: [{ url: origin }],
    tags: groupNames.map((group) => ({ name: titles[group] })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.keys(shared).map((name) => [name, replies[name] ?? {}])),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'From `POST /auth/v1/token`.' },
        page: {
          type: 'apiKey',
          in: 'cookie',
          name: origin.startsWith('https:') ? '__Host-warble' : 'warble',
          description: 'The session of a browser; a write must come from one of our own pages.',
        },
        ticket: {
          type: 'apiKey',
          in: 'query',
          name: 'token',
          description: 'From `POST /api/stream-ticket`: 60 seconds, one use.',
        },
      },
    },
  }
}

const groupNames = Object.keys(titles) as GroupName[]
const allNamed = groupNames.flatMap((group) => named[group])

function schemasOf(io: 'input' | 'output', schemaOf: (endpoint: Endpoint) => z.ZodType): Record<string, Schema> {
  const registry = z.registry<{ id: string }>()
  const isShared = new Set<z.ZodType>(Object.values(shared))
  for (const [id, schema] of Object.entries(shared)) registry.add(schema, { id })
  const own: [string, string][] = []
  for (const [name, endpoint] of allNamed) {
    const schema = schemaOf(endpoint)
    if (schema === nothing) continue
    if (isShared.has(schema)) own.push([name, registry.get(schema)?.id ?? name])
    else registry.add(schema, { id: name })
  }
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
  }) as { schemas: Record<string, Schema> }
  const plain = Object.entries(schemas).map(([id, { $schema: _dialect, $id: _address, ...schema }]) => [id, schema])
  return { ...Object.fromEntries(plain), ...Object.fromEntries(own.map(([name, id]) => [name, reference(id)])) }
}

function operationOf(
  name: string,
  endpoint: Endpoint,
  tag: string,
  body: Schema | undefined,
  reply: Schema,
): Operation {
  return {
    operationId: name[0]?.toLowerCase() + name.slice(1),
    tags: [tag],
    summary: endpoint.summary,
    security: securityOf(endpoint),
    parameters: [...pathParametersOf(endpoint), ...queryParametersOf(endpoint)],
    ...(body && {
      requestBody: {
        required: !endpoint.body.safeParse(undefined).success,
        content: { 'application/json': { schema: body } },
      },
    }),
    responses: { ...successOf(endpoint, reply), ...failuresOf(endpoint) },
  }
}

function securityOf({ access, token }: Endpoint): Operation['security'] {
  if (access === 'public') return []
  if (access === 'api_client') return [{ bearer: [] }]
  return [{ bearer: [] }, { page: [] }, ...(token === 'none' ? [] : [{ ticket: [] }])]
}

function pathParametersOf({ path }: Endpoint): Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const known = pathParameters[name]
    if (!known) throw new Error(`The path parameter ${name} is not described.`)
    return { name, in: 'path', required: true, ...known }
  })
}

function queryParametersOf({ query }: Endpoint): Parameter[] {
  if (query === nothing) return []
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema === 'boolean' ? [] : [{ name, in: 'query' as const, required: required.includes(name), schema }],
  )
}

const etag = { ETag: { description: 'For `If-None-Match`.', schema: { type: 'string' } } } as const
const retryAfter = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } } as const

function successOf(endpoint: Endpoint, reply: Schema): Operation['responses'] {
  const responses: Operation['responses'] = {}
  const { status, limit, redirect, file } = endpoint
  const isRead = limit === 'read' && file === null
  if (limit === 'stream')
    responses[status] = {
      description: 'Server-sent events, each with JSON as its data.',
      content: {
        'text/event-stream': {
          schema: { type: 'string', contentMediaType: 'application/json', contentSchema: reply } as Schema,
        },
      },
    }
  else if (file !== null)
    responses[status] = {
      description: 'The file.',
      content: { [file]: { schema: { type: 'string', format: 'binary' } } },
    }
  else if (status === 204) responses[status] = { description: 'Done.' }
  else if (!(endpoint.reply instanceof z.ZodNever))
    responses[status] = {
      description: status === 202 ? 'Accepted; it is done later.' : 'Done.',
      ...(isRead && { headers: etag }),
      content: { 'application/json': { schema: reply } },
    }
  if (isRead)
    responses[304] = { description: 'Unchanged since the answer whose `ETag` `If-None-Match` names.', headers: etag }
  if (redirect)
    responses[redirect] = {
      description: 'A redirect, for browsers.',
      headers: { Location: { description: 'The address to go to.', schema: { type: 'string' } } },
    }
  return responses
}

function failuresOf(endpoint: Endpoint): Operation['responses'] {
  const byStatus = new Map<number, Map<string, string>>()
  for (const code of errorsOf(endpoint)) {
    const { wire, status, message } = errorAs(endpoint, code)
    const known = byStatus.get(status) ?? new Map<string, string>()
    byStatus.set(status, known.set(wire, known.get(wire) ?? message))
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: [...codes].map(([code, message]) => `\`${code}\`: ${message}`).join('\n\n'),
        ...((status === 429 || status === 503) && { headers: retryAfter }),
        content: { 'application/json': { schema: reference(errorShapes[endpoint.errorForm]) } },
      },
    ]),
  )
}

export function errorAs(endpoint: Endpoint, code: ErrorCode) {
  const [plain, text] = errors[code]
  const { code: wire, status } = endpoint.errorForm === 'auth' ? wireError(code, endpoint) : { code, status: plain }
  const message = messageWith(endpoint.messages[code] ?? text, { time: 'some minutes', wait: 'some' })
  return { wire, status, message }
}
