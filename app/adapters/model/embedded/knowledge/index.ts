import type { Niche } from '#app/adapters/model/mind.ts'
import { coffee } from './coffee.ts'
import { crypto } from './crypto.ts'
import { finance } from './finance.ts'
import { fitness } from './fitness.ts'
import type { Knowledge } from './format.ts'
import { lifestyle } from './lifestyle.ts'
import { marketing } from './marketing.ts'
import { onlyfans } from './onlyfans.ts'
import { tech } from './tech.ts'

export const library: Record<Exclude<Niche, 'general'>, Knowledge> = {
  crypto,
  fitness,
  tech,
  marketing,
  onlyfans,
  coffee,
  finance,
  lifestyle,
}
