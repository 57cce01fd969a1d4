import { api } from '#app/adapters/network/bluesky/fetch.ts'
import { bounds } from '#app/adapters/network/bluesky/views.ts'
import { noteOddObjects } from '#app/adapters/network/odd-objects.ts'
import { type Bounds, firstWithin } from '#app/adapters/network/text-length.ts'

/** How many objects of a page were dropped. */
export const droppedHeader = 'x-dropped'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

function faultIn(call: string, answer: unknown): string | null {
  try {
    api().lexicons.assertValidXrpcOutput(call, answer)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : 'unreadable'
  }
}

const boundsOf: Partial<Record<string, Bounds>> = { displayName: bounds.name, description: bounds.bio }

/** Some servers write `null` for what they leave out, or longer names than the network has. */
function tidied(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => tidied(one))
  const most = boundsOf[name]
  if (typeof value === 'string' && most) return firstWithin(value, most)
  if (!isObject(value)) return value
  const given = Object.entries(value).filter(([, one]) => one !== null)
  return Object.fromEntries(given.map(([field, one]) => [field, tidied(one, field)]))
}

/** The library refuses a page for a single object that does not fit its schema. `dropped`: how many did not. */
export function withoutOdd(call: string, answer: unknown): { answer: unknown; dropped: number } {
  if (!isObject(answer) || faultIn(call, answer) === null) return { answer, dropped: 0 }
  const given = tidied(answer) as Json
  const lists = Object.entries(given).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
  const empty = { ...given, ...Object.fromEntries(lists.map(([name]) => [name, []])) }
  // Something other than its objects is odd.
  if (faultIn(call, empty) !== null) return { answer: given, dropped: 0 }
  const faults: string[] = []
  const isFine = (name: string) => (item: unknown) => {
    const fault = faultIn(call, { ...empty, [name]: [item] })
    if (fault !== null) faults.push(fault)
    return fault === null
  }
  const kept = lists.map(([name, items]) => [name, items.filter(isFine(name))])
  noteOddObjects(
    'bluesky',
    faults.map((fault) => `${call}: ${fault}`),
  )
  return { answer: { ...given, ...Object.fromEntries(kept) }, dropped: faults.length }
}
