import { z } from 'zod'
import { attachmentText, hostOf, inOneLine } from '#app/adapters/network/attachments.ts'

/** Bluesky's own limit for the description of a picture. */
const described = { graphemes: 2_000, bytes: 20_000 }
/** Apps show no more than this of a linked page. */
const summarized = { graphemes: 300, bytes: 3_000 }
const most = 10

const list = <T>(item: z.ZodType<T>) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all) => all.slice(0, most).flatMap((one) => item.safeParse(one).data ?? []))
const text = z.string().catch('')

const Images = z.object({ images: list(z.object({ alt: text })) })
const External = z.object({ external: z.object({ uri: z.string().max(2_000), title: text, description: text }) })
const Quoted = z.object({
  uri: z.string(),
  author: z.object({ did: z.string(), handle: z.string() }),
  value: z.unknown().optional(),
  embeds: list(z.unknown()),
})
export type Quoted = z.infer<typeof Quoted>
const Embed = z.object({
  $type: z.string(),
  record: z.unknown().optional(),
  media: z.unknown().optional(),
  alt: text.optional(),
})

interface Shown {
  /** Images and the like by their descriptions, linked pages by their titles. */
  attachments: string[]
  /** Those descriptions that are by the post's author. */
  described: string[]
  quoted: Quoted | null
}

const nothing: Shown = { attachments: [], described: [], quoted: null }

const media = (what: 'image' | 'video', descriptions: string[]): Shown => ({
  ...nothing,
  attachments: descriptions.map((alt) => attachmentText(what, alt, described)),
  described: descriptions.map((alt) => inOneLine(alt, described)).filter(Boolean),
})

/** What a post shows besides its text. */
export function shownBy(embed: unknown): Shown {
  const { data } = Embed.safeParse(embed)
  if (!data) return nothing
  switch (data.$type) {
    case 'app.bsky.embed.images#view':
      return media(
        'image',
        Images.parse(embed).images.map(({ alt }) => alt),
      )
    case 'app.bsky.embed.video#view':
      return media('video', [data.alt ?? ''])
    case 'app.bsky.embed.external#view':
      return { ...nothing, attachments: pageIn(embed) }
    case 'app.bsky.embed.record#view':
      return recordIn(data.record)
    case 'app.bsky.embed.recordWithMedia#view': {
      const { record } = z.object({ record: z.unknown().optional() }).catch({ record: null }).parse(data.record)
      const { attachments, quoted } = recordIn(record)
      const shown = shownBy(data.media)
      return { ...shown, attachments: [...shown.attachments, ...attachments], quoted }
    }
    default:
      return { ...nothing, attachments: [attachmentText('attachment')] }
  }
}

const Named = z.object({ displayName: text, name: text, record: z.object({ name: text }).catch({ name: '' }) })

/** A quoted post, else a feed, a list or a starter pack by its name. Not if it is gone or withheld. */
function recordIn(record: unknown): Shown {
  const quoted = Quoted.safeParse(record).data ?? null
  if (quoted) return { ...nothing, quoted }
  const { data } = Named.safeParse(record)
  return {
    ...nothing,
    attachments: [attachmentText('attachment', data?.displayName || data?.name || data?.record.name, described)],
  }
}

function pageIn(embed: unknown): string[] {
  const { data } = External.safeParse(embed)
  const host = data && hostOf(data.external.uri)
  if (!data || !host) return [attachmentText('attachment')]
  const { title, description } = data.external
  const said = [title, description].map((part) => inOneLine(part, summarized)).filter(Boolean)
  return [said.length > 0 ? `[${host}: ${said.join(' – ')}]` : `[${host}]`]
}

const Link = z.object({
  index: z.object({ byteStart: z.number().int().min(0), byteEnd: z.number().int() }),
  features: list(z.object({ $type: z.literal('app.bsky.richtext.facet#link'), uri: z.string().max(2_000) })),
})
export const Links = z
  .array(z.unknown())
  .catch([])
  .transform((all) => all.slice(0, 100).flatMap((one) => Link.safeParse(one).data ?? []))
type Links = z.infer<typeof Links>

/** Apps shorten links, or put words in their place: "a.com/2026/lo..." is a.com, "here" is here (a.com). */
export function withHosts(written: string, links: Links): string {
  const bytes = Buffer.from(written)
  let [out, from] = ['', 0]
  for (const { index, features } of [...links].sort((one, other) => one.index.byteStart - other.index.byteStart)) {
    const host = hostOf(features[0]?.uri ?? '')
    const { byteStart, byteEnd } = index
    if (!host || byteStart < from || byteEnd <= byteStart || byteEnd > bytes.length) continue
    const said = bytes.subarray(byteStart, byteEnd).toString()
    const isAddress = said
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .startsWith(host)
    out += bytes.subarray(from, byteStart).toString() + (isAddress ? host : `${said} (${host})`)
    from = byteEnd
  }
  return out + bytes.subarray(from).toString()
}
