import { errorsOf } from '#app/contract/error-forms.ts'
import { type GroupName, named } from '#app/contract/index.ts'
import { errorAs, type OpenApi, type Operation, type Schema, titles } from '#app/contract/openapi.ts'

/** `path` as in `config.user_id` and `days[].day`. */
export interface Field {
  path: string
  type: string
  required: boolean
  note: string
}

export interface Success {
  status: string
  note: string
  type: string | null
  fields: Field[]
}

export interface CallError {
  status: number
  code: string
  message: string
}

export interface Call {
  id: string
  method: string
  path: string
  summary: string
  access: string
  parameters: Field[]
  body: Field[]
  successes: Success[]
  errors: CallError[]
}

export interface Reference {
  groups: { id: string; title: string; calls: Call[] }[]
  shapes: { name: string; fields: Field[] }[]
}

export function referenceOf(document: OpenApi): Reference {
  const groups = (Object.entries(titles) as [GroupName, string][]).map(([group, title]) => ({
    id: `group-${group}`,
    title,
    calls: named[group].flatMap(([, endpoint]) => {
      const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
      const errors = errorsOf(endpoint).map((code) => errorAs(endpoint, code))
      return operation ? [callOf(endpoint.method, endpoint.path, operation, distinctErrors(errors))] : []
    }),
  }))
  const shapes = Object.entries(document.components.schemas).map(([name, schema]) => ({
    name,
    fields: fieldsOf(schema),
  }))
  return { groups, shapes }
}

/** Errors with the same code and status are listed once. */
function distinctErrors(errors: ReturnType<typeof errorAs>[]): CallError[] {
  const firsts = new Map<string, CallError>()
  for (const { wire, status, message } of errors) {
    const key = `${status} ${wire}`
    if (!firsts.has(key)) firsts.set(key, { status, code: wire, message })
  }
  return [...firsts.values()].toSorted((one, other) => one.status - other.status)
}

function callOf(method: string, path: string, operation: Operation, errors: CallError[]): Call {
  const { operationId, summary, security, parameters, requestBody, responses } = operation
  return {
    id: operationId,
    method,
    path,
    summary,
    errors,
    access: accessOf(security.flatMap((one) => Object.keys(one))),
    parameters: parameters.map(({ name, required, description, schema }) => ({
      path: name,
      required,
      type: typeOf(schema),
      note: noteOf(description === undefined ? schema : { ...schema, description }),
    })),
    body: fieldsOf(requestBody?.content['application/json']?.schema ?? {}),
    successes: Object.entries(responses)
      .filter(([status]) => Number(status) < 400)
      .map(([status, { description, content }]) => {
        const schema = content && Object.values(content)[0]?.schema
        const event = schema && 'contentSchema' in schema ? (schema.contentSchema as Schema) : schema
        const fields = event ? fieldsOf(event) : []
        return { status, note: description, type: event && fields.length === 0 ? typeOf(event) : null, fields }
      }),
  }
}

function accessOf(schemes: string[]): string {
  if (schemes.length === 0) return 'Open to everyone'
  return schemes.includes('page') ? 'Access token, or the session of a page' : 'Access token'
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null
const nameIn = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)

function fieldsOf(schema: Schema, prefix = ''): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    if (!isSchema(inner)) return []
    const path = prefix + name
    const field = { path, type: typeOf(inner), required: schema.required?.includes(name) ?? false, note: noteOf(inner) }
    return [field, ...variantsOf(inner).flatMap((one) => insideOf(one, path))]
  })
}

const variantsOf = (schema: Schema): Schema[] => (schema.anyOf ?? [schema]).filter(isSchema)

function insideOf(schema: Schema, path: string): Field[] {
  if (schema.properties) return fieldsOf(schema, `${path}.`)
  return isSchema(schema.items) && !Array.isArray(schema.items) ? insideOf(schema.items, `${path}[]`) : []
}

/** In JSON's own terms. */
function typeOf(schema: Schema): string {
  if (schema.$ref) return nameIn(schema.$ref)
  if (schema.anyOf) return variantsOf(schema).map(typeOf).join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  if (schema.type === 'array')
    return isSchema(schema.items) && !Array.isArray(schema.items) ? `array of ${typeOf(schema.items)}` : 'array'
  if (schema.type === undefined) return 'anything'
  const bounds = boundsOf(schema)
  const type = [schema.format ?? schema.type].flat().join(' or ')
  return bounds ? `${type}, ${bounds}` : type
}

function boundsOf({ minimum, maximum, maxLength }: Schema): string {
  const isReal = (bound: number | undefined) => bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER
  if (isReal(minimum) && isReal(maximum)) return `${minimum} to ${maximum}`
  return maxLength === undefined ? '' : `at most ${maxLength} characters`
}

function noteOf({ description = '', default: standard }: Schema): string {
  return [description, standard === undefined ? '' : `Default: ${JSON.stringify(standard)}.`].filter(Boolean).join(' ')
}
