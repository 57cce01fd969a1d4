import { coffee } from './coffee.ts'
import { creators } from './creators.ts'
import { crypto } from './crypto.ts'
import { finance } from './finance.ts'
import { fitness } from './fitness.ts'
import type { Bank } from './grammar.ts'
import { games, parenting } from './home-life.ts'
import { otherLanguages } from './languages.ts'
import { lifestyle } from './lifestyle.ts'
import { marketing } from './marketing.ts'
import { birds, gardening, localNews } from './outdoors.ts'
import { specialClasses } from './special.ts'
import { tech } from './tech.ts'

/** The niches that a customer may be in, and some outside them. */
export const niches: readonly Bank[] = [coffee, crypto, fitness, tech, marketing, creators, finance, lifestyle]
export const otherNiches: readonly Bank[] = [gardening, birds, localNews, parenting, games]
export const specials = [...specialClasses, ...otherLanguages]

const everyBank = new Map<string, Bank>([...niches, ...otherNiches].map((bank) => [bank.niche, bank] as const))

export function bankOf(niche: string): Bank | undefined {
  return everyBank.get(niche)
}
