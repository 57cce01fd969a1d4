import { type Attachment, attachmentText, hostOf } from '#app/adapters/network/attachments.ts'

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const entity = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6}));/g

/** X escapes its texts once: "&amp;lt;" is what someone wrote as "&lt;". */
export const decoded = (text: string) =>
  text.replace(entity, (whole, name?: string, decimal?: string, hex?: string) => {
    if (name !== undefined) return named[name] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

/** At most `most` code points. */
export const firstOf = (text: string, most: number) =>
  text.length > most ? [...text.slice(0, 2 * most)].slice(0, most).join('') : text

export interface Link {
  url: string
  expanded_url?: string | undefined
  media_key?: string | undefined
}

export interface Media {
  type: string
  alt_text?: string | undefined
}

const mediaNames: Record<string, Attachment> = { photo: 'image', video: 'video', animated_gif: 'moving image' }
const nameOf = ({ type, alt_text }: Media) => attachmentText(mediaNames[type] ?? 'attachment', alt_text)

/** The post that a link leads to, by X's addresses of posts. */
export function linkedPost({ expanded_url = '' }: Link): { handle: string; id: string } | null {
  const [, handle, id] = /^https?:\/\/[^/]+\/(\w{1,50})\/status(?:es)?\/(\d{1,19})\b/.exec(expanded_url) ?? []
  return handle && id ? { handle, id } : null
}

const isOfMedia = ({ expanded_url = '', media_key }: Link) =>
  media_key !== undefined || /\/status(?:es)?\/\d{1,19}\/(?:photo|video)\/\d+$/.test(expanded_url)

/**
 * The text as a reader sees it: links by their hosts, media by their descriptions; without the link to a quoted post,
 * which is shown on its own.
 */
export function asRead(text: string, links: readonly Link[], media: readonly Media[], quotedId: string | null): string {
  if (links.length + media.length === 0) return text
  const longestFirst = [...links].sort((one, other) => other.url.length - one.url.length)
  const without = longestFirst.reduce(
    (rest, link) => rest.replaceAll(link.url, () => shownAs(link, media, quotedId)),
    text,
  )
  const said = [
    without
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .trim(),
    ...media.map(nameOf),
  ]
  return said.filter(Boolean).join(' ')
}

function shownAs(link: Link, media: readonly Media[], quotedId: string | null): string {
  if (isOfMedia(link)) return media.length > 0 ? '' : '[attachment]'
  if (quotedId !== null && linkedPost(link)?.id === quotedId) return ''
  return hostOf(link.expanded_url ?? link.url) ?? link.url
}
