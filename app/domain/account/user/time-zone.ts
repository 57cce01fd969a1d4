import { sql } from 'kysely'
import { listedAs, placesOf } from '#app/content/cities.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'
import { nextLocalDay } from '#app/domain/time.ts'
import { isTimeZone, zonedText } from '#app/time-zones.ts'

export interface Zones {
  time_zone: string
  next_time_zone: string | null
  next_time_zone_from: Date | null
}

export function zoneAt({ time_zone, next_time_zone, next_time_zone_from }: Zones, now: Date): string {
  return next_time_zone !== null && next_time_zone_from !== null && next_time_zone_from <= now
    ? next_time_zone
    : time_zone
}

export const zoneInForce = (now: Date) =>
  sql<string>`case when users.next_time_zone_from <= ${now}::timestamptz then users.next_time_zone else users.time_zone end`

export interface TimeZoneSetting {
  time_zone: string
  next: { time_zone: string; from: Date } | null
}

/** Takes effect at the end of the local day, so that no date's limits apply twice. Throws `invalid`. */
export async function changeTimeZone(db: Db, userId: string, zone: string, now: Date): Promise<TimeZoneSetting> {
  if (!isTimeZone(zone)) fail('invalid', { time_zone: 'Choose a time zone from the list.' })
  return inTransaction(db, async (tx) => {
    const inForce = zoneAt(await selectZones(tx, userId).forUpdate().executeTakeFirstOrThrow(), now)
    const zones: Zones =
      zone === inForce
        ? { time_zone: inForce, next_time_zone: null, next_time_zone_from: null }
        : { time_zone: inForce, next_time_zone: zone, next_time_zone_from: nextLocalDay(now, inForce) }
    await tx
      .updateTable('users')
      .set({ ...zones, updated_at: now })
      .where('id', '=', userId)
      .execute()
    return settingOf(zones, now)
  })
}

const selectZones = (db: Db, userId: string) =>
  db.selectFrom('users').select(['time_zone', 'next_time_zone', 'next_time_zone_from']).where('id', '=', userId)

const settingOf = (zones: Zones, now: Date): TimeZoneSetting => ({
  time_zone: zoneAt(zones, now),
  next: nextZone(zones, now),
})

export function nextZone(
  { next_time_zone, next_time_zone_from }: Omit<Zones, 'time_zone'>,
  now: Date,
): TimeZoneSetting['next'] {
  return next_time_zone !== null && next_time_zone_from !== null && next_time_zone_from > now
    ? { time_zone: next_time_zone, from: next_time_zone_from }
    : null
}

export interface ZoneRegion {
  region: string
  /** `cities`: others that a search finds it by. */
  zones: { zone: string; name: string; offset: string; cities: readonly string[] }[]
}

export function zonesByRegion(inForce: string, now: Date): ZoneRegion[] {
  const regions = new Map<string, string[]>()
  const byOtherName = listedAs(inForce)
  for (const zone of new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), inForce])) {
    if (zone === byOtherName && zone !== inForce) continue
    const [region = ''] = zone.includes('/') ? zone.split('/') : ['Others']
    regions.set(region, [...(regions.get(region) ?? []), zone])
  }
  return [...regions].map(([region, zones]) => ({
    region,
    zones: zones.sort().map((zone) => ({ zone, ...placesOf(zone), offset: offsetOf(zone, now) })),
  }))
}

/** "UTC+2", "UTC+5:30": today. */
function offsetOf(zone: string, now: Date): string {
  const named = zonedText(now, zone, { timeZoneName: 'longOffset', year: 'numeric' })
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(named) ?? []
  if (!sign || (hours === '00' && minutes === '00')) return 'UTC'
  return `UTC${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`
}
