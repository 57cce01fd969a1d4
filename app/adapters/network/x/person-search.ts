import { NetworkError } from '#app/adapters/network/network.ts'
import type { HttpClient } from '#app/adapters/network/x/call.ts'
import { toPerson } from '#app/adapters/network/x/people.ts'
import { isAbsent, toError } from '#app/adapters/network/x/problems.ts'
import { type Odd, UserReply, UsersPage, userFields } from '#app/adapters/network/x/wire.ts'
import type { Person } from '#app/contract/posts.ts'

export async function personBy(http: HttpClient, handle: string, signal: AbortSignal): Promise<Person | null> {
  const path = `/2/users/by/username/${encodeURIComponent(handle)}`
  const { data, errors } = await http.get(path, userFields, UserReply, signal)
  if (data?.username.toLowerCase() === handle.toLowerCase()) return toPerson(data)
  if (data) throw new NetworkError('unavailable', 'The network responded for a different account.')
  if (errors.length === 0 || errors.some(isAbsent)) return null
  throw toError(errors, 'It gave no account.')
}

/** X takes these characters alone. */
const notInQuery = /[^A-Za-z0-9_' ]+/g
const maxQueryLength = 50

export async function searchPeople(
  http: HttpClient,
  text: string,
  limit: number,
  signal: AbortSignal,
  noteOdd: (odd: readonly Odd[]) => void,
): Promise<Person[]> {
  const query = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(notInQuery, ' ').trim().slice(0, maxQueryLength)
  if (query === '') return []
  const page = await http.get('/2/users/search', { ...userFields, query, max_results: limit }, UsersPage, signal)
  noteOdd(page.odd)
  return page.data.map(toPerson).slice(0, limit)
}
