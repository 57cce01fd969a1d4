import { readFileSync } from 'node:fs'

type Thing = Record<string, unknown>

/** An older member, which the fixtures still carry and this version of the API does not. */
const gone = new Set(['invoice.subscription'])

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

const isThing = (value: unknown): value is Thing => value !== null && typeof value === 'object' && !Array.isArray(value)

/** Members that hold whatever their owner likes. */
const open = [
  'metadata',
  'payment_method_options',
  'fraud_details',
  'previous_attributes',
  'object',
  'destination_details',
]

/** Stripe's own examples of its objects, to hold ours against. */
export class StripeFixtures {
  readonly #fixtures: Record<string, Thing>

  constructor(file: string) {
    this.#fixtures = (JSON.parse(readFileSync(file, 'utf8')) as { resources: Record<string, Thing> }).resources
  }

  /** What the object lacks, or has in another type. */
  mistakes(object: object, name = String((object as Thing).object)): string[] {
    const fixture = this.#fixtures[name]
    return fixture ? [...differences(object as Thing, fixture, name)] : [`there is no fixture of ${name}`]
  }
}

function* differences(ours: Thing, theirs: Thing, path: string): Generator<string> {
  for (const [key, value] of Object.entries(theirs)) {
    const where = `${path}.${key}`
    const own = ours[key]
    if (own === undefined) {
      if (!gone.has(where)) yield `${where} is missing`
    } else if (own === null || value === null) {
      // Either may be null where the other is not: which ones may be is what the SDK's types say.
    } else if (kindOf(own) !== kindOf(value)) {
      // A reference stands in a fixture now as an id, now as the object.
      if (!(typeof own === 'string' && isThing(value) && 'object' in value))
        yield `${where} is ${kindOf(own)}, not ${kindOf(value)}`
    } else if (!open.includes(key)) yield* inside(own, value, where)
  }
}

function* inside(own: unknown, value: unknown, where: string): Generator<string> {
  if (isThing(own) && isThing(value)) yield* differences(own, value, where)
  if (!Array.isArray(own) || !Array.isArray(value)) return
  const [example] = value
  if (isThing(example)) for (const one of own) if (isThing(one)) yield* differences(one, example, `${where}[]`)
}
