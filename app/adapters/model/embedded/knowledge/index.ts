import type { Niche } from '#app/adapters/model/mind.ts'
import type { Asks } from './asks.ts'
import { coffeeAsks } from './asks-coffee.ts'
import { cryptoAsks } from './asks-crypto.ts'
import { financeAsks } from './asks-finance.ts'
import { fitnessAsks } from './asks-fitness.ts'
import { lifestyleAsks } from './asks-lifestyle.ts'
import { marketingAsks } from './asks-marketing.ts'
import { onlyfansAsks } from './asks-onlyfans.ts'
import { techAsks } from './asks-tech.ts'
import { coffee } from './coffee.ts'
import { crypto } from './crypto.ts'
import { finance } from './finance.ts'
import { fitness } from './fitness.ts'
import type { Knowledge } from './format.ts'
import { lifestyle } from './lifestyle.ts'
import { marketing } from './marketing.ts'
import { onlyfans } from './onlyfans.ts'
import { tech } from './tech.ts'

/** Questions and observations by niche and concept. */
export const curiosity: Record<Exclude<Niche, 'general'>, Asks> = {
  crypto: cryptoAsks,
  fitness: fitnessAsks,
  tech: techAsks,
  marketing: marketingAsks,
  onlyfans: onlyfansAsks,
  coffee: coffeeAsks,
  finance: financeAsks,
  lifestyle: lifestyleAsks,
}

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
