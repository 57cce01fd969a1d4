import { plain } from '#app/adapters/network/plain.ts'
import type { Bounds } from '#app/adapters/network/text-length.ts'

export type Attachment = 'image' | 'video' | 'moving image' | 'poll' | 'article' | 'attachment'

/** As a reader is told of it: "[image: two cups]". */
export function attachmentText(what: Attachment, description = '', bounds?: Bounds): string {
  const said = inOneLine(description, bounds)
  return said ? `[${what}: ${said}]` : `[${what}]`
}

/** Brackets stand only around an attachment. */
export const inOneLine = (said: string, bounds?: Bounds): string =>
  plain(said, bounds)
    .replace(/[[\]]/g, (bracket) => (bracket === '[' ? '(' : ')'))
    .replace(/\s+/g, ' ')
    .trim()

export const hostOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') || null : null
