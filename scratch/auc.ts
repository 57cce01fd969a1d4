import './cache.ts'
import { readFileSync } from 'node:fs'
import { encoder } from '#app/adapters/model/encoder/encoder.ts'
import { beyond } from '#app/adapters/model/heads/heads.ts'
import { hostility } from '#app/adapters/model/embedded/guard.ts'
const L = readFileSync('/work/shared/data/posts/offensive.jsonl', 'utf8').trim().split('\n').map((l) => JSON.parse(l))
const v = await encoder.encode(L.map((l) => l.text), AbortSignal.timeout(1e6))
for (const w of [0, 2, 3, 4, 5, 6, 8]) {
  const r = L.map((l, i) => { const b = beyond('hostility', v[i]!); const slur = hostility(l.text, v[i]!) - b > 1; return { o: l.offensive, s: b + (slur ? w : 0) } }).sort((a, b) => a.s - b.s)
  const p = r.filter((x) => x.o).length; const s = r.reduce((a, x, i) => a + (x.o ? i + 1 : 0), 0)
  console.log(w, (s - p * (p + 1) / 2) / (p * (r.length - p)), 'left alone off', r.filter((x) => x.o && x.s > 0).length / p, 'plain', r.filter((x) => !x.o && x.s > 0).length / (r.length - p))
}
