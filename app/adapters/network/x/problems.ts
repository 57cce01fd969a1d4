import { z } from 'zod'
import { NetworkError } from '#app/adapters/network/network.ts'

const text = z.string().nullish().catch(undefined)

export const Problem = z.object({
  title: text,
  detail: text,
  type: text,
})
export type Problem = z.infer<typeof Problem>

/** Objects that X did not find, or does not show to this account. */
const absent = /\/(?:resource-not-found|not-authorized-for-resource|disallowed-resource)$/

export const isAbsent = ({ type }: Problem) => absent.test(type ?? '')

/** For a 200 without the data that was asked for. */
export function toError(problems: readonly Problem[], otherwise: string): NetworkError {
  const [first] = problems
  const isFinal = first === undefined || problems.some(isAbsent) || /\/invalid-request$/.test(first.type ?? '')
  return new NetworkError(isFinal ? 'refused' : 'unavailable', first?.detail ?? first?.title ?? otherwise)
}

const Named = z
  .object({
    parameter: text,
    errors: z
      .array(z.object({ parameters: z.record(z.string(), z.unknown()).catch({}) }).catch({ parameters: {} }))
      .catch([]),
  })
  .catch({ parameter: undefined, errors: [] })

/** A 400. Its text may hold what was asked for, so it is in no log. */
export class BadParameters extends NetworkError {
  override name = 'BadParameters'
  readonly #text: string
  readonly #parameters: string[]
  constructor(message: string, answer: unknown) {
    super('refused', message)
    const { parameter, errors } = Named.parse(answer)
    this.#text = JSON.stringify(answer ?? '').slice(0, 10_000)
    this.#parameters = [...(parameter ? [parameter] : []), ...errors.flatMap((one) => Object.keys(one.parameters))]
  }

  /** A refusal that names no parameter may be about any. */
  mayBeAbout(name: RegExp): boolean {
    return this.#parameters.length === 0 || this.#parameters.some((one) => name.test(one)) || name.test(this.#text)
  }
}
