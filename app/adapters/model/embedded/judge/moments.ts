import { once } from '#app/adapters/model/bounded.ts'
import {
  disasterScenes,
  hostileScenes,
  lossScenes,
  politicalScenes,
} from '#app/adapters/model/embedded/judge/scenes.ts'
import { type Book, type Hit, shelf } from '#app/adapters/model/embedded/language/phrasebook.ts'
import type { Reading } from '#app/adapters/model/embedded/language/reading.ts'
import { calamity } from '#app/adapters/model/embedded/lexicon/calamity.ts'
import { figurative } from '#app/adapters/model/embedded/lexicon/figurative.ts'
import * as guards from '#app/adapters/model/embedded/lexicon/guards.ts'
import * as disaster from '#app/adapters/model/embedded/lexicon/hazards.ts'
import * as abuse from '#app/adapters/model/embedded/lexicon/hostile.ts'
import { mourning } from '#app/adapters/model/embedded/lexicon/mourning.ts'
import { nicheScoresWithout } from '#app/adapters/model/embedded/lexicon/niche-book.ts'
import type { NamedNiche } from '#app/adapters/model/embedded/lexicon/niches.ts'
import * as sensitive from '#app/adapters/model/embedded/lexicon/sensitive.ts'
import { sensitiveMore } from '#app/adapters/model/embedded/lexicon/sensitive-more.ts'
import type { SkipCode } from '#app/adapters/model/mind.ts'

/** Why a post is left alone. */
export interface Stop {
  code: SkipCode
  reason: string
}

const bookOf = shelf()
const idiomBook = bookOf([sensitive.harmlessIdioms, ...sensitive.mortalPhrases, ...figurative].join(', '))
const alone = bookOf([sensitive.sensitiveAlone, sensitiveMore, mourning, calamity].join(', '))
const sureHazards = bookOf(disaster.hazardsAlone)
const weak = bookOf(sensitive.sensitiveWeak)
const close = bookOf(sensitive.closeKin)
const loose = bookOf(sensitive.looseKin)
const strongCues = bookOf(sensitive.strongCues)
const gentleCues = bookOf(sensitive.gentleCues)
const absent = bookOf(sensitive.absentPerson)
const absence = bookOf(sensitive.absenceCues)
const jokes = bookOf(sensitive.ripJokes)
const hazards = bookOf(disaster.hazards)
const impacts = bookOf(disaster.impacts)
const overwhelm = bookOf(disaster.overwhelm)
const settings = bookOf(disaster.settings)
const forces = bookOf(disaster.forces)
const upheaval = bookOf(disaster.upheaval)
const politics = bookOf(guards.politicsAlone)
const politicsWeak = bookOf(guards.politicsWeak)
const medical = bookOf(guards.medicalAlone)
const medicalJokes = bookOf(guards.medicalJokes)
const hostile = bookOf(`${guards.hostileAlone}, ${abuse.hostileMore}`)
const hostileJokes = bookOf(guards.hostileJokes)
const spam = bookOf(guards.spamAlone)
const spamHints = bookOf(guards.spamHints)
const giveaway = bookOf(guards.giveawayAlone)

const idiomsOf = once((reading: Reading) => idiomBook.find(reading))

/** So far apart, in words, may a person and a cue of loss stand. */
const near = 10

/** A longer phrase outranks a manner of speaking: "in memory of" is not the "in memory" of a cache. */
function outside(hits: readonly Hit<unknown>[], covers: readonly Hit<unknown>[]): Hit<unknown>[] {
  return hits.filter((hit) => !covers.some((cover) => cover.start <= hit.start && cover.end >= hit.end))
}

function distinct(hits: readonly Hit<unknown>[]): number {
  return new Set(hits.map((hit) => hit.start)).size
}

function beside(people: readonly Hit<unknown>[], cues: readonly Hit<unknown>[]): number {
  return distinct(cues.filter((cue) => people.some((one) => Math.abs(one.start - cue.start) <= near)))
}

/** "RIP my sleep schedule" is a joke; "RIP Margaret" and any other RIP is not. */
function ripForReal(reading: Reading): boolean {
  const joked = new Set(jokes.find(reading).map((hit) => hit.start))
  return reading.stems.some((_, position) => {
    const token = reading.tokens[reading.at[position] ?? -1]
    if (token?.norm !== 'rip' && token?.norm !== 'r.i.p' && token?.norm !== 'r.i.p.') return false
    const next = reading.stems[position + 1]
    if (next !== undefined && ['off', 'through', 'out', 'it', 'into', 'open', 'up', 'apart', 'and'].includes(next))
      return false
    if (reading.stems[position - 1] === 'it' || reading.stems[position - 1] === 'let') return false
    return ![1, 2, 3, 4].some((step) => joked.has(position + step))
  })
}

/** Laughter, an exclamation or a question: posts about the absent rarely have one. */
function cheerful(reading: Reading): boolean {
  return /[!?]|\b(?:lol|lmao|haha\w*|congrat\w*|funny|hilarious)\b|[😂🤣😅🎉😄]/iu.test(reading.source)
}

const sorrowSigns = /🕊|🖤|😭{3,}|🙏{2,}.*💔|💔.*(?:🙏|😢|😭)|🌈.*🐾|🐾.*🌈|🕯|⚰|🪦|🎗/u

/** A hard moment said in so many words. */
export function plainSorrow(reading: Reading): Stop | null {
  const hits = outside(alone.find(reading), idiomsOf(reading))
  if (hits.length > 0 || ripForReal(reading))
    return sensitiveStop('Speaks of death, illness, disaster or another hard moment.')
  return sorrowSigns.test(reading.source) ? sensitiveStop('Carries signs of mourning.') : null
}

/** A hard moment that only shows between the words. */
export function likelySorrow(reading: Reading): Stop | null {
  const covers = idiomsOf(reading)
  const strong = outside(strongCues.find(reading), covers)
  const gentle = outside(gentleCues.find(reading), covers)
  const others = loose.find(reading)
  if (beside(close.find(reading), [...strong, ...gentle]) > 0)
    return sensitiveStop('Seems to speak of somebody close who is gone or unwell.')
  if (beside(others, strong) > 0 || beside(others, gentle) > 1)
    return sensitiveStop('May speak of somebody who is gone or unwell.')
  const spokenOf = absent.find(reading)
  if (beside(spokenOf, outside(absence.find(reading), covers)) > 0 && !cheerful(reading))
    return sensitiveStop('May speak of somebody who is gone.')
  if (distinct(outside(weak.find(reading), covers)) > 1)
    return sensitiveStop('Sounds like grief, fear or an emergency.')
  const loss = lossScenes(reading, covers)
  if (loss.weight >= (isTalk(nicheScoresWithout(reading, loss.words)) ? telling.lossInTalk : telling.loss))
    return sensitiveStop('Seems to mourn somebody.')
  return catastrophe(reading, covers) ? sensitiveStop('Sounds like an accident or a disaster.') : null
}

function sensitiveStop(reason: string): Stop {
  return { code: 'sensitive', reason }
}

/** From this on a text is full of a trade's words, where crashes, fires and floods are mostly manners of speaking. */
const tradeTalk = 0.35
/** Outside of any trade: what one word of a kind says, how much of a kind counts, and what is enough; more among homely things. */
const telling = {
  hazards: 3,
  impacts: 2,
  others: 1,
  mostOthers: 2,
  enough: 4,
  enoughOfHints: 5,
  enoughAtHome: 6,
  scene: 3,
  sceneAtHome: 3,
  sceneInTrade: 4,
  loss: 3,
  lossInTalk: 6,
}

/** An accident or a disaster, told by many small signs and without any of the sure words. */
function catastrophe(reading: Reading, covers: readonly Hit<unknown>[]): boolean {
  const count = (book: Book) => distinct(outside(book.find(reading), covers))
  const [happened, harm, around] = [count(hazards), count(impacts), count(settings)]
  const sure = outside(sureHazards.find(reading), covers)
  const { weight, words } = disasterScenes(reading, covers)
  const scene = weight + distinct(sure) * 3
  const all = new Set(words)
  for (const { start, end } of sure) for (let at = start; at < end; at++) all.add(at)
  const talk = nicheScoresWithout(reading, all)
  if (isTrade(talk))
    return (
      (happened > 1 && harm + around > 0) || (happened > 0 && harm > 0 && around > 0) || scene >= telling.sceneInTrade
    )
  const others = [around, count(forces), count(upheaval)]
  const hints = others.reduce((sum, one) => sum + Math.min(one, telling.mostOthers), 0)
  const homely = (talk.get('lifestyle') ?? 0) >= tradeTalk
  if (scene >= (homely ? telling.sceneAtHome : telling.scene)) return true
  const told = happened * telling.hazards + harm * telling.impacts + hints * telling.others
  const plain = happened > 0 || overwhelm.has(reading)
  return told + scene >= (homely ? telling.enoughAtHome : plain ? telling.enough : telling.enoughOfHints)
}

function isTalk(talk: ReadonlyMap<NamedNiche, number>): boolean {
  return isTrade(talk) || (talk.get('lifestyle') ?? 0) >= tradeTalk
}

function isTrade(talk: ReadonlyMap<NamedNiche, number>): boolean {
  return [...talk].some(([niche, score]) => niche !== 'lifestyle' && score >= tradeTalk)
}

/** How much talk of politics is a matter of it: in a trade's talk taxes, laws and votes are daily bread. */
const politicsIn = { talk: 4, life: 2 }

export function politicalMatter(reading: Reading): Stop | null {
  const { weight, words } = politicalScenes(reading)
  const debated = weight >= (isTalk(nicheScoresWithout(reading, words)) ? politicsIn.talk : politicsIn.life)
  if (debated || politics.has(reading) || distinct(politicsWeak.find(reading)) > 2)
    return { code: 'politics', reason: 'Is about politics, where a brand should not answer by itself.' }
  return null
}

export function medicalMatter(reading: Reading): Stop | null {
  const hits = outside(medical.find(reading), medicalJokes.find(reading))
  return hits.length > 0
    ? { code: 'medical', reason: 'Touches health or injury, where advice belongs to a professional.' }
    : null
}

export function hostileTalk(reading: Reading): Stop | null {
  const covers = hostileJokes.find(reading)
  const hits = outside(hostile.find(reading), covers)
  const { weight, words } = hostileScenes(reading, covers)
  const despised = weight >= (isTalk(nicheScoresWithout(reading, words)) ? contemptIn.talk : contemptIn.life)
  if (hits.length > 0 || despised) return { code: 'hostile', reason: 'Insults people or looks for a quarrel.' }
  const swears = reading.tokens.filter((token) => /^(?:f+u+c+k|shit|damn|hell|wtf|bullshit)/.test(token.norm)).length
  if (swears > 1 || (swears > 0 && shouts(reading))) return { code: 'hostile', reason: 'Is written in anger.' }
  return null
}

function shouts({ text }: Reading): boolean {
  const letters = text.replace(/[^A-Za-z]/g, '')
  return letters.length > 25 && letters.replace(/[^A-Z]/g, '').length / letters.length > 0.8
}

/** How much contempt is an attack: in a trade's or a household's talk things are garbage all day long. */
const contemptIn = { talk: 2, life: 1 }

export function prizeBait(reading: Reading): Stop | null {
  return giveaway.has(reading) ||
    /\b(?:rt|like|retweet|follow|repost)\s*[+&]\s*(?:rt|like|retweet|follow|repost|tag|comment)/i.test(reading.text)
    ? { code: 'giveaway', reason: 'Is a giveaway or asks for reposts, follows or wallet addresses.' }
    : null
}

/** A link, shouting, or the signs that sell. */
function shrill({ source }: Reading): boolean {
  return /https?:|www\.|!|\b[A-Z]{4,}\b[^a-z]*\b[A-Z]{4,}\b|[🚀🔥💰💸🤑💎👇⬇➡✅🎁📈⏰🚨]/u.test(source)
}

export function unsolicitedOffer(reading: Reading): Stop | null {
  const stop = (reason: string): Stop => ({ code: 'spam', reason })
  const count = (kind: string) => reading.tokens.filter((token) => token.kind === kind).length
  const hints = distinct(spamHints.find(reading))
  if (spam.has(reading) || hints > 1 || (hints > 0 && shrill(reading)))
    return stop('Is an advertisement or engagement bait.')
  if (/\b0x[a-f0-9]{40}\b|\bbc1[a-z0-9]{20,}\b/i.test(reading.source)) return stop('Carries a wallet address.')
  if (count('hashtag') > 4) return stop('Is mostly hashtags.')
  if (count('mention') > 4) return stop('Mentions a crowd of accounts.')
  if (count('url') > 2) return stop('Is mostly links.')
  if ((reading.source.match(/\$[A-Za-z]{2,6}\b/g)?.length ?? 0) > 4) return stop('Is a list of tickers.')
  if (count('emoji') > 8) return stop('Is mostly emoji.')
  return null
}
