import type { Niche } from '#app/adapters/model/mind.ts'
import { coffee } from './help/coffee.ts'
import { crypto } from './help/crypto.ts'
import { finance } from './help/finance.ts'
import { fitness } from './help/fitness.ts'
import type { Knowledge } from './help/format.ts'
import { lifestyle } from './help/lifestyle.ts'
import { marketing } from './help/marketing.ts'
import { onlyfans } from './help/onlyfans.ts'
import { tech } from './help/tech.ts'
import { coffeeTold } from './told/coffee.ts'
import { cryptoTold } from './told/crypto.ts'
import { financeTold } from './told/finance.ts'
import { fitnessTold } from './told/fitness.ts'
import type { Thing } from './told/format.ts'
import { lifestyleTold } from './told/lifestyle.ts'
import { marketingTold } from './told/marketing.ts'
import { onlyfansTold } from './told/onlyfans.ts'
import { techTold } from './told/tech.ts'

/** What to say to those who ask, by niche. */
export const helpOf: Record<Exclude<Niche, 'general'>, Knowledge> = {
  crypto,
  fitness,
  tech,
  marketing,
  onlyfans,
  coffee,
  finance,
  lifestyle,
}

/** What to say to those who tell what happened to a thing, by niche. */
export const toldOf: Record<Exclude<Niche, 'general'>, Thing[]> = {
  crypto: cryptoTold,
  fitness: fitnessTold,
  tech: techTold,
  marketing: marketingTold,
  onlyfans: onlyfansTold,
  coffee: coffeeTold,
  finance: financeTold,
  lifestyle: lifestyleTold,
}
