import { readFileSync } from 'node:fs'

type JsonObject = Record<string, unknown>

/** Fields that the fixtures still contain but this API version does not. */
const removedFields = new Set(['invoice.subscription'])

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Fields with arbitrary content. */
const freeFormFields = [
  'metadata',
  'payment_method_options',
  'fraud_details',
  'previous_attributes',
  'object',
  'destination_details',
]

/** Compares our objects with the examples in Stripe's fixtures file. */
export class StripeFixtures {
  readonly #fixtures: Record<string, JsonObject>

  constructor(file: string) {
    this.#fixtures = (JSON.parse(readFileSync(file, 'utf8')) as { resources: Record<string, JsonObject> }).resources
  }

  /** The fields that the object lacks or has with another type. */
  differences(object: object, name = String((object as JsonObject).object)): string[] {
    const fixture = this.#fixtures[name]
    return fixture ? [...differences(object as JsonObject, fixture, name)] : [`there is no fixture of ${name}`]
  }
}

function* differences(ours: JsonObject, theirs: JsonObject, path: string): Generator<string> {
  for (const [key, value] of Object.entries(theirs)) {
    const where = `${path}.${key}`
    const own = ours[key]
    if (own === undefined) {
      if (!removedFields.has(where)) yield `${where} is missing`
    } else if (own === null || value === null) {
      // A nullable field; the SDK's types check which fields are.
    } else if (typeOf(own) !== typeOf(value)) {
      // In fixtures a reference may be an id or an object.
      if (!(typeof own === 'string' && isObject(value) && 'object' in value))
        yield `${where} is ${typeOf(own)}, not ${typeOf(value)}`
    } else if (!freeFormFields.includes(key)) yield* nestedDifferences(own, value, where)
  }
}

function* nestedDifferences(own: unknown, value: unknown, where: string): Generator<string> {
  if (isObject(own) && isObject(value)) yield* differences(own, value, where)
  if (!Array.isArray(own) || !Array.isArray(value)) return
  const [example] = value
  if (isObject(example)) for (const one of own) if (isObject(one)) yield* differences(one, example, `${where}[]`)
}
