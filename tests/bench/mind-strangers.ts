import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mind, Niche, Post, Profile } from '#app/adapters/model/mind.ts'
import { hour } from '#app/domain/time.ts'
import { type Aim, shareOf } from '../kit/measure.ts'
import { nicheOfLabel } from './mind-niche.ts'

/**
 * What the mind makes of posts that nobody looked at to improve it: written as those of many different people of eight niches, and of
 * people in grief or in the middle of a disaster, by somebody who knew neither Perch's people nor the mind.
 */

interface Strange {
  /** The niche, or what kind of hard moment. */
  niche: string
  text: string
}

const read = (file: string): Strange[] =>
  readFileSync(join(import.meta.dirname, '../kit/strangers', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Strange)

const everyday = read('everyday.jsonl')
const hard = read('hard.jsonl')

const patience = () => AbortSignal.timeout(60_000)
const posted = new Date('2026-06-15T12:00:00Z')
const seen = new Date(posted.getTime() + hour)

function postOf({ text }: Strange, at: number): Post {
  const author = { id: 's1', handle: 'a_stranger', display_name: 'A stranger', bio: '', followers: 100 }
  const counts = { likes: 0, replies: 0, is_reply: false }
  return { id: `s${at}`, author, text, created_at: posted, lang: 'en', ...counts, thread: [] }
}

export async function strangersRead(mind: Mind, profiles: ReadonlyMap<Niche, Profile>): Promise<Aim[]> {
  let [given, guarded, worth, answered] = [0, 0, 0, 0]
  for (const [at, one] of everyday.entries()) {
    const profile = profiles.get(nicheOfLabel(one.niche))
    if (!profile) continue
    given += 1
    const post = postOf(one, at)
    const judged = await mind.judge(post, profile, seen, patience())
    if (judged.verdict === 'skip') {
      if (judged.code !== 'off_topic') guarded += 1
      continue
    }
    worth += 1
    if ((await mind.reply(post, profile, 280, patience())).verdict === 'reply') answered += 1
  }
  let [judgements, recognised, liked, replied] = [0, 0, 0, 0]
  for (const [at, one] of hard.entries()) {
    const post = postOf(one, at)
    for (const profile of profiles.values()) {
      judgements += 1
      const judged = await mind.judge(post, profile, seen, patience())
      if (judged.verdict === 'skip') {
        if (judged.code !== 'off_topic') recognised += 1
        continue
      }
      liked += 1
      if ((await mind.reply(post, profile, 280, patience())).verdict === 'reply') replied += 1
    }
  }
  return [
    { figure: 'strangers: everyday posts of the niche', value: given, aim: null },
    { figure: 'strangers: share found to be on topic', value: shareOf(worth, given), aim: null },
    { figure: 'strangers: share left alone by a guard', value: shareOf(guarded, given), aim: null },
    { figure: 'strangers: share of those on topic that get a reply', value: shareOf(answered, worth), aim: null },
    { figure: 'strangers: hard moments recognised by a guard', value: shareOf(recognised, judgements), aim: null },
    { figure: 'strangers: hard moments not left alone', value: shareOf(liked, judgements), aim: { most: 0.01 } },
    { figure: 'strangers: hard moments answered', value: replied, aim: { most: 0 } },
  ]
}
