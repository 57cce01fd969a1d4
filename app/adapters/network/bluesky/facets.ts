import type { AppBskyRichtextFacet } from '@atproto/api'
import { api } from '#app/adapters/network/bluesky/fetch.ts'

type Facet = AppBskyRichtextFacet.Main

/** Scripts that are written without spaces, or whose words take endings without one. */
const words = String.raw`\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー`
/** Hiragana are mostly particles. */
const around = String.raw`\p{sc=Hiragana}\u3000-\u303f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65“”‘’«»„`
/** A part of the text in which a link may stand; within its address, words of these scripts may follow a slash. */
const part = new RegExp(`(?:[^${words}${around}]|(?<=[/=]|[\\w/]#)[${words}]+)+`, 'gu')

function detected(text: string): Facet[] {
  const rich = new (api().RichText)({ text })
  rich.detectFacetsWithoutResolution()
  return rich.facets ?? []
}

const isTag = ({ features: [feature] }: Facet) => api().AppBskyRichtextFacet.isTag(feature)

/** The library sees a link or a mention only between spaces. */
export function facetsIn(text: string): Facet[] {
  const found = [...text.matchAll(part)].flatMap(({ 0: piece, index }) => {
    const before = Buffer.byteLength(text.slice(0, index))
    return detected(piece)
      .filter((facet) => !isTag(facet))
      .map((facet) => ({ ...facet, index: moved(facet.index, before) }))
  })
  const alone: Facet[] = []
  for (const facet of [...found, ...detected(text).filter(isTag)])
    if (!alone.some(({ index }) => index.byteStart < facet.index.byteEnd && facet.index.byteStart < index.byteEnd))
      alone.push(facet)
  return alone.sort((one, other) => one.index.byteStart - other.index.byteStart)
}

const moved = ({ byteStart, byteEnd }: Facet['index'], by: number) => ({
  byteStart: byteStart + by,
  byteEnd: byteEnd + by,
})
