import { writeFileSync } from 'node:fs'
import { createReader } from '#app/adapters/model/encoder/reader.ts'
import { nicheShares } from '#app/adapters/model/heads/heads.ts'
import { isHard } from '#app/adapters/model/embedded/guard.ts'
import { beyond } from '#app/adapters/model/heads/heads.ts'
import { substance } from '#app/adapters/model/words.ts'
import { labelledPeople } from '../tests/kit/labelled.ts'
import { nicheOfLabel } from '../tests/bench/mind-niche.ts'
const reader = createReader()
const out: unknown[] = []
for (const seed of [1, 2, 3]) {
  const { accounts } = labelledPeople(seed, 300)
  for (const a of accounts) {
    if (!['ordinary', 'persona'].includes(a.label.class) || a.posts.length < 12) continue
    const posts = a.posts.slice(0, 30).map((p) => p.post)
    const v = await reader.posts(posts, AbortSignal.timeout(1e6)); const [bio] = await reader.texts([a.person.bio], AbortSignal.timeout(1e6))
    const keep = posts.map((p, at) => !isHard(v[at]!) && beyond('politics', v[at]!) <= 0 && substance(p.text).size >= 3)
    out.push({ seed, truth: nicheOfLabel(a.label.niche), cls: a.label.class, shares: v.map((x) => nicheShares(x)), keep, bio: a.person.bio.trim() ? nicheShares(bio!) : null })
  }
  console.log(seed, out.length)
}
writeFileSync('/tmp/niche.json', JSON.stringify(out))
