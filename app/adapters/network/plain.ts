import { type Bounds, firstWithin } from '#app/adapters/network/text-length.ts'

/** Drops bidirectional control characters: they would reverse the text after them on our pages too. */
export function plain(text: string, bounds?: Bounds): string {
  const clean = text
    .replace(/[\0\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
  return bounds ? firstWithin(clean, bounds) : clean
}

/** Fits the database; 0 if invalid. */
export const countOf = (value: number | undefined) => Math.min(Math.max(0, Math.trunc(value ?? 0) || 0), 2_147_483_647)

/** As the database has times: none of long before, and none that is yet to come. */
export const pastTime = (time: number, now: Date) => new Date(Math.min(Math.max(time, 0), now.getTime()))

export function pictureAt(address: string | null | undefined): string | null {
  if (!address || address.length > 1_000 || !URL.canParse(address)) return null
  return /^https?:$/.test(new URL(address).protocol) ? address : null
}
