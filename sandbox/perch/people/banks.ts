import type { Bank } from './grammar.ts'
import { bot, giveaway, hostile, injection, medical, politics, sarcasm, spam } from './special/controversy-and-spam.ts'
import { disaster } from './special/disaster.ts'
import { grief } from './special/grief.ts'
import { de, es, fr, pt } from './special/languages.ts'
import { baseball, basketball, football, gridiron, hockey } from './topics/ball-sports.ts'
import { cars, cycling, racing, running } from './topics/cars-running-cycling.ts'
import { coffee, fitness } from './topics/coffee-and-fitness.ts'
import { creators, marketing } from './topics/creators-and-marketing.ts'
import { dating, everydayLife, popculture, students, teaching, work } from './topics/everyday-life.ts'
import { finance, lifestyle } from './topics/finance-and-lifestyle.ts'
import { baking, cooking, eatingOut, wellbeing, yoga } from './topics/food-and-wellbeing.ts'
import { diy, fashion, parenting, pets } from './topics/home-and-family.ts'
import { boardgames, books, chess, games, photography, travel } from './topics/leisure.ts'
import { birds, gardening, headlines, localNews, science, weather } from './topics/news-and-nature.ts'
import { concerts, film, music, playing, series } from './topics/stage-and-screen.ts'
import { crypto, tech } from './topics/tech-and-crypto.ts'

/** The niches that Warble knows by name. */
export const niches: readonly Bank[] = [coffee, crypto, fitness, tech, marketing, creators, finance, lifestyle]
/** Other topics that people post about. */
export const otherNiches: readonly Bank[] = [
  parenting,
  pets,
  diy,
  fashion,
  football,
  gridiron,
  basketball,
  baseball,
  hockey,
  wellbeing,
  yoga,
  cooking,
  baking,
  eatingOut,
  chess,
  travel,
  books,
  games,
  boardgames,
  photography,
  students,
  teaching,
  work,
  everydayLife,
  popculture,
  dating,
  localNews,
  headlines,
  weather,
  science,
  gardening,
  birds,
  racing,
  running,
  cycling,
  cars,
  music,
  concerts,
  playing,
  film,
  series,
]
/** Kinds of posts that a bot should not answer: sensitive, hostile or spam, and foreign languages. */
export const specialBanks = [
  grief,
  disaster,
  politics,
  medical,
  spam,
  giveaway,
  hostile,
  sarcasm,
  bot,
  injection,
  de,
  es,
  fr,
  pt,
]

export const banksByNiche = new Map<string, Bank>(
  [...niches, ...otherNiches].map((bank) => [bank.niche, bank] as const),
)

export function bankOf(niche: string): Bank | undefined {
  return banksByNiche.get(niche)
}
