import type { Bank } from './grammar.ts'
import { disaster } from './moments/disaster.ts'
import { grief } from './moments/grief.ts'
import { de, es, fr, pt } from './moments/languages.ts'
import { bot, giveaway, hostile, medical, orders, politics, sarcasm, spam } from './moments/moods.ts'
import { diy, fashion, parenting, pets } from './topics/around-the-house.ts'
import { baseball, basketball, football, gridiron, hockey } from './topics/ball-sports.ts'
import { baking, cooking, eatingOut, wellbeing, yoga } from './topics/body-and-table.ts'
import { crypto, tech } from './topics/code-and-coins.ts'
import { coffee, fitness } from './topics/coffee-and-gym.ts'
import { boardgames, books, chess, games, photography, travel } from './topics/leisure.ts'
import { dating, everydayLife, popculture, students, teaching, work } from './topics/life.ts'
import { finance, lifestyle } from './topics/money-and-home.ts'
import { birds, gardening, headlines, localNews, science, weather } from './topics/news-and-nature.ts'
import { cars, cycling, racing, running } from './topics/racing-and-roads.ts'
import { concerts, film, music, playing, series } from './topics/stage-and-screen.ts'
import { creators, marketing } from './topics/trade.ts'

/** The niches that Warble knows by name, and what else people talk about. */
export const niches: readonly Bank[] = [coffee, crypto, fitness, tech, marketing, creators, finance, lifestyle]
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
/** Moments that a bot should leave alone, and languages that few here speak. */
export const specials = [
  grief,
  disaster,
  politics,
  medical,
  spam,
  giveaway,
  hostile,
  sarcasm,
  bot,
  orders,
  de,
  es,
  fr,
  pt,
]

export const everyBank = new Map<string, Bank>([...niches, ...otherNiches].map((bank) => [bank.niche, bank] as const))

export function bankOf(niche: string): Bank | undefined {
  return everyBank.get(niche)
}
