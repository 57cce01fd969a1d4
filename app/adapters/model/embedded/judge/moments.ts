import { bookOf, type Hit } from '#app/adapters/model/embedded/language/phrasebook.ts'
import type { Reading } from '#app/adapters/model/embedded/language/reading.ts'
import * as guards from '#app/adapters/model/embedded/lexicon/guards.ts'
import * as sensitive from '#app/adapters/model/embedded/lexicon/sensitive.ts'
import { sensitiveMore } from '#app/adapters/model/embedded/lexicon/sensitive-more.ts'
import type { SkipCode } from '#app/adapters/model/mind.ts'

/** Why a post is left alone. */
export interface Stop {
  code: SkipCode
  reason: string
}

const idioms = bookOf([sensitive.harmlessIdioms, ...sensitive.mortalPhrases].join(', '))
const alone = bookOf(`${sensitive.sensitiveAlone}, ${sensitiveMore}`)
const weak = bookOf(sensitive.sensitiveWeak)
const close = bookOf(sensitive.closeKin)
const loose = bookOf(sensitive.looseKin)
const strongCues = bookOf(sensitive.strongCues)
const gentleCues = bookOf(sensitive.gentleCues)
const absent = bookOf(sensitive.absentPerson)
const absence = bookOf(sensitive.absenceCues)
const jokes = bookOf(sensitive.ripJokes)
const politics = bookOf(guards.politicsAlone)
const politicsWeak = bookOf(guards.politicsWeak)
const medical = bookOf(guards.medicalAlone)
const medicalJokes = bookOf(guards.medicalJokes)
const hostile = bookOf(guards.hostileAlone)
const hostileJokes = bookOf(guards.hostileJokes)
const spam = bookOf(guards.spamAlone)
const giveaway = bookOf(guards.giveawayAlone)

/** So far apart, in words, may a person and a cue of loss stand. */
const near = 10

/** A longer phrase outranks a manner of speaking: "in memory of" is not the "in memory" of a cache. */
function outside(hits: Hit<unknown>[], covers: Hit<unknown>[]): Hit<unknown>[] {
  return hits.filter((hit) => !covers.some((cover) => cover.start <= hit.start && cover.end >= hit.end))
}

function distinct(hits: Hit<unknown>[]): number {
  return new Set(hits.map((hit) => hit.start)).size
}

function beside(people: Hit<unknown>[], cues: Hit<unknown>[]): number {
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

export function sensitiveMoment(reading: Reading): Stop | null {
  const stop = (reason: string): Stop => ({ code: 'sensitive', reason })
  const covers = idioms.find(reading)
  const hits = outside(alone.find(reading), covers)
  if (hits.length > 0 || ripForReal(reading)) return stop('Speaks of death, illness, disaster or another hard moment.')
  if (sorrowSigns.test(reading.source)) return stop('Carries signs of mourning.')
  const strong = outside(strongCues.find(reading), covers)
  const gentle = outside(gentleCues.find(reading), covers)
  const family = close.find(reading)
  const others = loose.find(reading)
  if (beside(family, [...strong, ...gentle]) > 0) return stop('Seems to speak of somebody close who is gone or unwell.')
  if (beside(others, strong) > 0 || beside(others, gentle) > 1)
    return stop('May speak of somebody who is gone or unwell.')
  const spokenOf = absent.find(reading)
  if (beside(spokenOf, outside(absence.find(reading), covers)) > 0 && !cheerful(reading))
    return stop('May speak of somebody who is gone.')
  if (distinct(outside(weak.find(reading), covers)) > 1) return stop('Sounds like grief, fear or an emergency.')
  return null
}

export function politicalMatter(reading: Reading): Stop | null {
  if (politics.has(reading) || distinct(politicsWeak.find(reading)) > 2)
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
  const hits = outside(hostile.find(reading), hostileJokes.find(reading))
  if (hits.length > 0) return { code: 'hostile', reason: 'Insults people or looks for a quarrel.' }
  const swears = reading.tokens.filter((token) => /^(?:f+u+c+k|shit|damn|hell|wtf|bullshit)/.test(token.norm)).length
  const shouted = reading.text.replace(/[^A-Za-z]/g, '')
  const loud = shouted.length > 25 && shouted.replace(/[^A-Z]/g, '').length / shouted.length > 0.8
  if (swears > 1 || (swears > 0 && loud)) return { code: 'hostile', reason: 'Is written in anger.' }
  return null
}

export function prizeBait(reading: Reading): Stop | null {
  return giveaway.has(reading) ||
    /\b(?:rt|like|retweet|follow|repost)\s*[+&]\s*(?:rt|like|retweet|follow|repost|tag|comment)/i.test(reading.text)
    ? { code: 'giveaway', reason: 'Is a giveaway or asks for reposts, follows or wallet addresses.' }
    : null
}

export function unsolicitedOffer(reading: Reading): Stop | null {
  const stop = (reason: string): Stop => ({ code: 'spam', reason })
  const count = (kind: string) => reading.tokens.filter((token) => token.kind === kind).length
  if (spam.has(reading)) return stop('Is an advertisement or engagement bait.')
  if (/\b0x[a-f0-9]{40}\b|\bbc1[a-z0-9]{20,}\b/i.test(reading.source)) return stop('Carries a wallet address.')
  if (count('hashtag') > 4) return stop('Is mostly hashtags.')
  if (count('mention') > 4) return stop('Mentions a crowd of accounts.')
  if (count('url') > 2) return stop('Is mostly links.')
  if ((reading.source.match(/\$[A-Za-z]{2,6}\b/g)?.length ?? 0) > 4) return stop('Is a list of tickers.')
  if (count('emoji') > 8) return stop('Is mostly emoji.')
  return null
}
