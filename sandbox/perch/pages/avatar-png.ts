import { deflateSync } from 'node:zlib'
import { type Bird, birdOf } from './avatar.ts'

type Colour = readonly [red: number, green: number, blue: number]

const side = 64
const dark: Colour = [27, 31, 28]

/** The same bird as a PNG, the kind of picture that networks serve. */
export function avatarPngOf(handle: string): Buffer {
  const colourAt = painter(birdOf(handle))
  const rows: number[] = []
  for (let y = 0; y < side; y += 1) {
    rows.push(0)
    for (let x = 0; x < side; x += 1) rows.push(...colourAt(x + 0.5, y + 0.5))
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  // Eight bits per channel, red, green and blue.
  head.set([8, 2], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.from(rows))), chunk('IEND')])
}

function painter({ hue, belly, tilt }: Bird): (x: number, y: number) => Colour {
  const angle = (-tilt * Math.PI) / 180
  const [sky, branch, body, front, beak] = [
    fromHsl(hue, 0.32, 0.84),
    fromHsl(hue, 0.2, 0.38),
    fromHsl(hue, 0.38, 0.42),
    fromHsl(belly, 0.55, 0.76),
    fromHsl(35, 0.8, 0.52),
  ]
  const within = (x: number, y: number, cx: number, cy: number, rx: number, ry = rx) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1
  return (left, top) => {
    const [dx, dy] = [left - 32, top - 50]
    const x = 32 + dx * Math.cos(angle) - dy * Math.sin(angle)
    const y = 50 + dx * Math.sin(angle) + dy * Math.cos(angle)
    if (x >= 7 && x <= 14 && Math.abs(y - 34) <= (3 * (x - 7)) / 7) return beak
    if (within(x, y, 26, 28, 2.6)) return dark
    if (within(x, y, 30, 40, 10, 9)) return front
    if (within(x, y, 32, 33, 17)) return body
    return left >= 6 && left <= 58 && Math.abs(top - 51) <= 2 ? branch : sky
  }
}

function fromHsl(hue: number, saturation: number, light: number): Colour {
  const spread = saturation * Math.min(light, 1 - light)
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12
    return Math.round(255 * (light - spread * Math.max(-1, Math.min(at - 3, 9 - at, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}

function chunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** zlib.crc32 needs a later Node than we ask for. */
function crc32(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
