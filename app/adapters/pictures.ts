import { readBounded } from '#app/adapters/bounded-body.ts'
import { publicFetch } from '#app/adapters/public-fetch.ts'

export interface Picture {
  type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'
  bytes: Buffer
}

const maxBytes = 200_000
/** In pixels, of either side: a small file can unpack to a huge picture. */
const largestSide = 1_024
const waitMs = 5_000

/** Only from the origin at which the network keeps its pictures. null: there is none, or none that we show. */
export async function fetchPicture(address: string, origin: string): Promise<Picture | null> {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.origin !== new URL(origin).origin) return null
  // An origin without TLS is one that the operator has set up.
  const ask = url.protocol === 'https:' ? publicFetch : fetch
  try {
    const response = await ask(url, { signal: AbortSignal.timeout(waitMs), redirect: 'error' })
    if (!response.ok) {
      await response.body?.cancel().catch(() => undefined)
      return null
    }
    const bytes = await readBounded(response, maxBytes)
    return bytes && pictureIn(bytes)
  } catch {
    return null
  }
}

/** By the bytes, whatever a server calls them. */
export function pictureIn(bytes: Buffer): Picture | null {
  for (const [type, sizeOf] of formats) {
    const size = sizeOf(bytes)
    if (size) return size.every((side) => side > 0 && side <= largestSide) ? { type, bytes } : null
  }
  return null
}

type Size = readonly [width: number, height: number]

const formats: [Picture['type'], (bytes: Buffer) => Size | null][] = [
  ['image/png', pngSize],
  ['image/jpeg', jpegSize],
  ['image/gif', gifSize],
  ['image/webp', webpSize],
]

const has = (bytes: Buffer, text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text

function pngSize(bytes: Buffer): Size | null {
  if (bytes.length < 24 || !has(bytes, '\x89PNG\r\n\x1a\n') || !has(bytes, 'IHDR', 12)) return null
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

function gifSize(bytes: Buffer): Size | null {
  if (bytes.length < 10 || !(has(bytes, 'GIF87a') || has(bytes, 'GIF89a'))) return null
  return [bytes.readUInt16LE(6), bytes.readUInt16LE(8)]
}

/** From the first frame header; the segments before it name their lengths. */
function jpegSize(bytes: Buffer): Size | null {
  if (!has(bytes, '\xff\xd8\xff')) return null
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
  }
  return null
}

function webpSize(bytes: Buffer): Size | null {
  if (bytes.length < 30 || !has(bytes, 'RIFF') || !has(bytes, 'WEBP', 8)) return null
  if (has(bytes, 'VP8X', 12)) return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]
  if (has(bytes, 'VP8 ', 12)) return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]
  if (!has(bytes, 'VP8L', 12)) return null
  const bits = bytes.readUInt32LE(21)
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
}
