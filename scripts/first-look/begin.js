import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const day = 86_400_000
const standardDays = 14
/** Of whom a bot in one niche finds enough for two weeks. */
const people = 900

/**
 * The past that a new sandbox gets for the demo account, or what is left of it after an interruption; null for a sandbox
 * that has begun without one, and where it would ask a language model that costs something.
 */
export function firstLook({ env, dataDir, role, modelIsOurs }) {
  const mark = join(dataDir, 'first-look')
  const days = Number(env.FIRST_LOOK_DAYS ?? standardDays)
  const isNew = !existsSync(env.CLOCK_FILE)
  if (!isNew && !existsSync(mark)) return null
  if (!(days > 0) || role !== 'all' || !modelIsOurs || !onPerch(env)) return null
  writeFileSync(mark, `${days}\n`)
  return { beginning: new Date(Date.now() - days * day), people, end: () => rmSync(mark, { force: true }) }
}

const onPerch = ({ NETWORKS = 'perch', PERCH_URL }) =>
  !PERCH_URL && NETWORKS.split(',').some((name) => name.trim() === 'perch')

const cities = [
  'Pacific/Auckland',
  'Australia/Sydney',
  'Asia/Tokyo',
  'Asia/Bangkok',
  'Asia/Kolkata',
  'Asia/Dubai',
  'Europe/Athens',
  'Europe/Brussels',
  'Europe/London',
  'Atlantic/Azores',
  'America/Sao_Paulo',
  'America/New_York',
  'America/Denver',
  'America/Los_Angeles',
  'Pacific/Honolulu',
]
const afternoon = 17

/** The machine's own time zone if it is day there, else that of a city where it is afternoon. */
export function dayZone(now) {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const isDay = own !== 'UTC' && Math.abs(hourIn(own, now) - afternoon) <= 4
  const fromAfternoon = (zone) => Math.abs(hourIn(zone, now) - afternoon)
  return isDay ? own : cities.toSorted((one, other) => fromAfternoon(one) - fromAfternoon(other))[0]
}

export const hourIn = (timeZone, at) =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit' }).format(at))
