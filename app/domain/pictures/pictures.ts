import { type RawBuilder, sql } from 'kysely'
import type { Networks } from '#app/adapters/network/networks.ts'
import { fetchPicture, type Picture } from '#app/adapters/pictures.ts'
import { type NetworkId, networkIds } from '#app/contract/networks.ts'
import type { Person } from '#app/contract/posts.ts'
import type { Db } from '#app/db/pool.ts'
import { count, hitOn, isOver, limits } from '#app/domain/metering/limits.ts'
import { day } from '#app/domain/time.ts'

const noteAgainAfter = day
const tryAgainAfter = day
/** Per user; far more than anyone meets, unless their server invents them. */
const maxKnown = 20_000
/** For all users. The oldest go, and are fetched again for whoever meets the person. */
const maxFiles = 20_000

/** Where the network says that these people's pictures are: for this user alone, whose server may say anything. */
export async function notePictures(
  db: Db,
  network: NetworkId,
  userId: string,
  people: readonly Person[],
  now: Date,
): Promise<void> {
  const known = new Map(people.flatMap(({ handle, picture }) => (picture ? [[handle.toLowerCase(), picture]] : [])))
  if (known.size === 0) return
  const { count } = await db
    .selectFrom('people_pictures')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (count >= maxKnown) return
  const rows = [...known].map(([handle, address]) => ({ user_id: userId, network, handle, address }))
  await db
    .insertInto('people_pictures')
    .values(rows.map((row) => ({ ...row, seen_at: now })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'network', 'handle'])
        .doUpdateSet((is) => ({ address: is.ref('excluded.address'), seen_at: now }))
        .where(
          sql<boolean>`people_pictures.address <> excluded.address
            or people_pictures.seen_at < ${new Date(now.getTime() - noteAgainAfter)}::timestamptz`,
        ),
    )
    .execute()
}

/**
 * The page that shows the picture; null: none is known. Changes with the picture, so that browsers may keep it. In the
 * subquery `met`, unqualified columns of the arguments resolve to the caller's tables, not to `people_pictures`.
 */
export const picturePath = (userId: RawBuilder<string>, network: RawBuilder<string>, handle: RawBuilder<string>) =>
  sql<string | null>`(
    select '/dashboard/picture/' || picture.network || '/' || picture.handle || '?v=' || left(md5(picture.address), 8)
    from (select ${userId} as user_id, ${network} as network, lower(${handle}) as handle) as met
    join people_pictures as picture using (user_id, network, handle))`

/** Only for someone this user has met. null: unknown, or could not be fetched. */
export async function loadPicture(
  { db, networks }: { db: Db; networks: Networks },
  userId: string,
  networkId: string,
  handle: string,
  now: Date,
): Promise<Picture | null> {
  const network = networkIds.find((id) => id === networkId)
  if (!network) return null
  const met = await db
    .selectFrom('people_pictures as met')
    .leftJoin('picture_files as file', 'file.address', 'met.address')
    .select(['met.address', 'file.media_type', 'file.bytes', 'file.fetched_at'])
    .where('met.user_id', '=', userId)
    .where('met.network', '=', network)
    .where('met.handle', '=', handle.toLowerCase())
    .executeTakeFirst()
  if (!met) return null
  if (met.media_type && met.bytes) return { type: met.media_type as Picture['type'], bytes: met.bytes }
  if (met.fetched_at && now.getTime() - met.fetched_at.getTime() < tryAgainAfter) return null
  const known = underWay.get(met.address)
  if (known) return known
  if (!(await mayFetch(db, userId, now))) return null
  return fetchOnce(db, networks, network, met.address, now)
}

async function mayFetch(db: Db, userId: string, now: Date): Promise<boolean> {
  const hits = await count(db, [hitOn(limits.picture, userId), hitOn(limits.picture_day, userId)], now)
  return !hits.some(isOver)
}

const underWay = new Map<string, Promise<Picture | null>>()

function fetchOnce(db: Db, networks: Networks, network: NetworkId, address: string, now: Date) {
  const known = underWay.get(address)
  if (known) return known
  const fetching = fetchAndKeep(db, networks.of(network).picture_origin, address, now).finally(() =>
    underWay.delete(address),
  )
  underWay.set(address, fetching)
  return fetching
}

async function fetchAndKeep(db: Db, origin: string, address: string, now: Date): Promise<Picture | null> {
  const picture = await fetchPicture(address, origin)
  const file = { media_type: picture?.type ?? null, bytes: picture?.bytes ?? null, fetched_at: now }
  await db
    .insertInto('picture_files')
    .values({ address, ...file })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(file))
    .execute()
  const kept = db.selectFrom('picture_files').select('fetched_at').orderBy('fetched_at', 'desc')
  await db
    .deleteFrom('picture_files')
    .where('fetched_at', '<', kept.offset(maxFiles - 1).limit(1))
    .execute()
  return picture
}
