import { maxPlaceLength, type NetworkClient, NetworkError } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import type { Db } from '#app/db/pool.ts'
import type { MentionsLeft } from '#app/db/schema-connections.ts'

/** A server of a user's choosing may name more of them without end. */
const maxPlaces = 5
const maxParts = 50

interface Reader {
  user_id: string
  account: string
}

/** More mentions came between two looks than one look reads. */
export async function noteLeft(db: Db, reader: Reader, place: string): Promise<void> {
  const known = await mentionsLeftOf(db, reader)
  if (place.length > maxPlaceLength || known.length >= maxPlaces) return
  await store(db, reader, [...known, { account: reader.account, place, parts: 0 }])
}

/** Reads one part of them. `receive` returns whether all of it was new: beyond that is what earlier looks read. */
export async function readLeft(
  db: Db,
  client: Pick<NetworkClient, 'mentionsFrom'>,
  reader: Reader,
  receive: (posts: Post[]) => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  const [left, ...others] = client.mentionsFrom ? await mentionsLeftOf(db, reader) : []
  if (!left || !client.mentionsFrom) return
  const places: string[] = []
  const part = await client.mentionsFrom(left.place, signal, (place) => places.push(place)).catch(unlessRefused)
  const isNew = await receive(part)
  const parts = left.parts + 1
  const next = places.filter((place) => place.length <= maxPlaceLength && isNew && parts < maxParts)
  await store(db, reader, [...next.map((place) => ({ ...left, place, parts })), ...others])
}

/** The network no longer knows the place. */
function unlessRefused(error: unknown): Post[] {
  if (error instanceof NetworkError && error.kind === 'refused') return []
  throw error
}

async function mentionsLeftOf(db: Db, { user_id, account }: Reader): Promise<MentionsLeft[]> {
  const query = db.selectFrom('connections').select('mentions_left').where('user_id', '=', user_id)
  const row = await query.executeTakeFirst()
  return (row?.mentions_left ?? []).filter((left) => left.account === account)
}

async function store(db: Db, { user_id }: Reader, left: MentionsLeft[]): Promise<void> {
  await db
    .updateTable('connections')
    .set({ mentions_left: left.length > 0 ? JSON.stringify(left) : null })
    .where('user_id', '=', user_id)
    .execute()
}
