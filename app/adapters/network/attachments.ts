import { plain } from '#app/adapters/network/plain.ts'
import type { Bounds } from '#app/adapters/network/text-length.ts'

export type Attachment = 'image' | 'video' | 'moving image' | 'poll' | 'article' | 'attachment'

/** As a reader is told of it: "[image: two cups]". */
export function attachmentText(what: Attachment, description = '', bounds?: Bounds): string {
  const said = plain(description, bounds)
    .replace(/[[\]]/g, (bracket) => (bracket === '[' ? '(' : ')'))
    .replace(/\s+/g, ' ')
    .trim()
  return said ? `[${what}: ${said}]` : `[${what}]`
}

/** What the attachments of a text say, as `attachmentText` wrote it. */
export const descriptionsIn = (text: string): string[] =>
  Array.from(text.matchAll(/\[(?:image|video|moving image|attachment): ([^[\]]+)\]/g), ([, said = '']) => said)

/** null: not an address. */
export const hostOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') || null : null
