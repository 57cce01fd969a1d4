import { writeFileSync, readFileSync } from 'node:fs'
import { encoder } from '#app/adapters/model/encoder/encoder.ts'
import { folders, textsOf } from '../training/texts.ts'
import { labelledPeople } from '../tests/kit/labelled.ts'
const lines = (p: string) => readFileSync(p, 'utf8').trim().split('\n').map((l) => JSON.parse(l))
const rows: { set: string; label: string; text: string }[] = []
for (const f of folders) for (const t of textsOf(f)) rows.push({ set: 'train', label: `${f}/${t.file}`, text: t.text })
for (const l of lines('tests/kit/strangers/everyday.jsonl')) rows.push({ set: 'everyday', label: l.niche, text: l.text })
for (const l of lines('tests/kit/strangers/hard.jsonl')) rows.push({ set: 'hard', label: l.niche, text: l.text })
for (const l of lines('/work/shared/data/posts/topics.jsonl')) rows.push({ set: 'public', label: l.topics.join('|'), text: l.text })
const counts = new Map<string, number>()
for (const { post, label } of labelledPeople(1, 300).posts) {
  const c = (counts.get(label.class) ?? 0) + 1
  counts.set(label.class, c)
  if (c <= (label.class === 'ordinary' || label.class==='persona' ? 600 : 150)) rows.push({ set: 'perch', label: label.class, text: post.text })
}
console.log(counts, rows.length)
// pieces: sentences
const pieces: string[] = []; const from: number[] = []
for (const [at, { text }] of rows.entries()) {
  const parts = text.split(/(?<=[.!?…])\s+|\n+/).filter((s) => s.trim().split(/\s+/).length >= 3)
  if (parts.length > 1) for (const p of parts) { pieces.push(p); from.push(at) }
}
console.log(pieces.length)
const t0 = Date.now()
async function vec(texts: string[]) { const out: Int8Array[] = []; for (let i = 0; i < texts.length; i += 2000) out.push(...await encoder.encode(texts.slice(i, i + 2000), AbortSignal.timeout(1e7))); return out }
const v = await vec(rows.map((r) => r.text)); const p = await vec(pieces)
console.log((Date.now() - t0) / 1000)
const flat = (a: Int8Array[]) => Buffer.concat(a.map((x) => Buffer.from(x.buffer, x.byteOffset, x.byteLength)))
writeFileSync('/tmp/rows.json', JSON.stringify(rows)); writeFileSync('/tmp/v.bin', flat(v)); writeFileSync('/tmp/p.bin', flat(p)); writeFileSync('/tmp/from.json', JSON.stringify(from)); writeFileSync('/tmp/pieces.json', JSON.stringify(pieces))
