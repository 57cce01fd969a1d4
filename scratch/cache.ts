import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { encoder, openEncoder } from '#app/adapters/model/encoder/encoder.ts'
import { packed, unpacked, type Vector } from '#app/adapters/model/encoder/vector.ts'
const file = '/tmp/veccache.json'
const known = new Map<string, string>(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) as [string,string][] : [])
const inner = openEncoder()
let fresh = 0
encoder.encode = async (texts, signal) => {
  const missing = [...new Set(texts.filter((t) => !known.has(t)))]
  fresh += missing.length
  for (let i = 0; i < missing.length; i += 5000) {
    const part = missing.slice(i, i + 5000)
    const v = await inner.encode(part, AbortSignal.timeout(3e6))
    part.forEach((t, at) => known.set(t, packed(v[at] as Vector)))
  }
  return texts.map((t) => unpacked(known.get(t) as string))
}
process.on('exit', () => { if (fresh) writeFileSync(file, JSON.stringify(Object.fromEntries(known))) })
