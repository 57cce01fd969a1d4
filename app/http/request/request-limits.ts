import type { LimitName } from '#app/contract/endpoint.ts'
import type { Db } from '#app/db/pool.ts'
import { Failure, failUntil } from '#app/domain/failure.ts'
import { count, hit, hitOn, type Limit, limits, type Rates } from '#app/domain/metering/limits.ts'
import type { PreviewExtent } from '#app/domain/preview/preview.ts'
import { minute, second } from '#app/domain/time.ts'
import type { RequestContext } from '#app/http/request/context.ts'
import { LocalWindows } from '#app/http/request/local-windows.ts'
import { countedBy } from '#app/http/server/address.ts'

const local = new LocalWindows(minute, 20_000)

/** Limits that protect accounts: they count the network address, whoever is signed in. */
export const isAccountLimit = (rules: Rates, name: LimitName) => Object.hasOwn(rules.rates, name)

export const hitsBy = (limit: Limit, who: string): Limit[] =>
  countedBy(who).map(({ key, share }) => ({ ...hitOn(limit, key), max: limit.max * share }))

export const countedAs = ({ address }: Pick<RequestContext, 'address'>) => countedBy(address ?? 'unknown')

/** Throws `too_many`. Reads are counted in this process, everything else in the database. */
export async function countHit(
  { db, rules }: { db: Db; rules: Rates },
  name: LimitName,
  who: string,
  now: Date,
): Promise<void> {
  const named: Limit | ((rules: Rates) => Limit) = limits[name]
  const limit = typeof named === 'function' ? named(rules) : named
  const hits = hitsBy(limit, who)
  if (!limit.local) return void (await hit(db, hits, now))
  for (const { key, max } of hits) {
    const counted = local.hit(key, now.getTime())
    if (counted.hits > max) failUntil('too_many', counted.left / second)
  }
}

/** Like `countHit`, but returns the seconds to wait, or null. */
export async function waitForLimit(...counted: Parameters<typeof countHit>): Promise<number | null> {
  try {
    await countHit(...counted)
    return null
  } catch (error) {
    if (error instanceof Failure && error.code === 'too_many') return error.details.wait ?? 0
    throw error
  }
}

export async function previewExtent(db: Db, now: Date): Promise<PreviewExtent> {
  const [counted] = await count(db, [limits.previews], now)
  const hits = counted?.hits ?? 0
  if (hits <= limits.previews.max) return 'whole'
  return hits <= limits.searched_previews.max ? 'without_model' : 'own_posts'
}

/** Throws `too_many_messages`. */
export async function countMessage(db: Db, senders: (string | null | undefined)[], now: Date): Promise<void> {
  const hits = senders.flatMap((who) => (who ? hitsBy(limits.message, who) : []))
  await hit(db, hits, now)
}
