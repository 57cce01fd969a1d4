import type { Niche } from '#app/adapters/model/mind.ts'

/** `sure` belongs to one niche alone, `likely` mostly, `hint` counts only beside others. */
export interface NicheWords {
  sure: string
  likely: string
  hint: string
}

export type NamedNiche = Exclude<Niche, 'general'>

/** How a niche is named inside a sentence for the user. */
export const nicheNames: Record<Niche, string> = {
  crypto: 'crypto',
  fitness: 'fitness',
  tech: 'tech',
  marketing: 'marketing',
  onlyfans: 'creator business',
  coffee: 'coffee',
  finance: 'personal finance',
  lifestyle: 'lifestyle',
  general: 'general interest',
}
