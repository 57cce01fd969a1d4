import { type RawBuilder, sql } from 'kysely'
import { type Half, testEndOf } from '#app/domain/bot/learn/halves.ts'
import { minOwnReplies } from '#app/domain/bot/learn/priors.ts'
import { hasEnough, type Statement } from '#app/domain/bot/learn/score.ts'
import type { Count, Sums } from '#app/domain/bot/learn/sums.ts'
import { phraseOf, type Trait, traitNames } from '#app/domain/bot/learn/traits.ts'
import { usesSlot } from '#app/domain/bot/send/action-limits.ts'
import { ownComplaints } from '#app/domain/bot/send/outcome.ts'
import { localTime } from '#app/domain/time.ts'

/** Values shown of a trait, those with most replies. */
const maxValues = 6

interface HalfCount {
  people: number
  came_back: number
}

/** The test of learning: what came back from each half of the people that the bot met since. */
export interface LearningTest {
  with: HalfCount
  without: HalfCount
  ends: Date | string
  is_over: boolean
  /** Whether the halves differ by more than chance does in 19 of 20 such tests; only once it is over. */
  finds: 'more' | 'fewer' | 'chance'
}

interface TraitValue {
  /** As in "replies to …". */
  phrase: string
  replies: number
  came_back: number
  is_enough: boolean
}

export interface WhatItLearned {
  is_on: boolean
  /** When it was last reset; null: all replies count. */
  since: Date | string | null
  replies: number
  /** From this many counted replies on, the bot chooses by them. */
  needed: number
  traits: { trait: Trait; values: TraitValue[] }[]
  statements: (Omit<Statement, 'trait' | 'value'> & { phrase: string })[]
  /** null: no test was started. */
  test: LearningTest | null
  /** Replies to strangers of the user's day: with several good posts to choose from, and what came of it. */
  today: { replies: number; choices: number; differ: number }
}

export interface WhatItLearnedRow {
  is_on: boolean | null
  since: string | null
  sums: Sums | null
  statements: Statement[] | null
  tested_since: string | null
  tested: Record<Half, HalfCount> | null
  replies: number
  choices: number
  differ: number
}

/** SQL: of each half, the people first replied to in the test; each counts once. */
const testedSelect = (userId: string): RawBuilder<unknown> => sql`(
  select jsonb_object_agg(half, jsonb_build_object('people', people, 'came_back', came_back)) from (
    select half, count(*) as people, count(*) filter (where came_back) as came_back from (
      select distinct on (author_id) choice->>'half' as half, came_back and ${ownComplaints} = 0 as came_back from actions
      where user_id = ${userId} and kind = 'reply' and state = 'success' and claimed_at >= learning.tested_since
        and choice ? 'half' and came_back is not null
      order by author_id, claimed_at) as person group by half) as halves)`

export const whatItLearnedSelect = (user: { id: string; time_zone: string }, now: Date): RawBuilder<unknown> => sql`
    select is_on, since, sums, statements, tested_since, ${testedSelect(user.id)} as tested, today.*
    from (
      select count(*) as replies, count(*) filter (where (choice->'of')::int > 1) as choices,
        count(*) filter (where (choice->'differs')::boolean) as differ
      from actions
      where user_id = ${user.id} and local_day = ${localTime(now, user.time_zone).day}::date and kind = 'reply'
        and ${usesSlot} and choice ? 'of') as today
    left join learning on learning.user_id = ${user.id}`

export function whatItLearned(row: WhatItLearnedRow | null | undefined, now: Date): WhatItLearned {
  const { is_on, since = null, sums, statements, replies = 0, choices = 0, differ = 0 } = row ?? {}
  return {
    is_on: is_on ?? false,
    since,
    replies: sums?.all.replies ?? 0,
    needed: minOwnReplies,
    test: row?.tested_since ? testOf(new Date(row.tested_since), row.tested, now) : null,
    traits: sums ? shownTraits(sums) : [],
    statements: (statements ?? []).flatMap(({ trait, value, ...numbers }) => {
      const phrase = phraseOf(trait, value)
      return phrase === null ? [] : [{ phrase, ...numbers }]
    }),
    today: { replies, choices, differ },
  }
}

function testOf(since: Date, tested: WhatItLearnedRow['tested'], now: Date): LearningTest {
  const none = { people: 0, came_back: 0 }
  const [learned, usual] = [tested?.with ?? none, tested?.without ?? none]
  const ends = testEndOf(since)
  const is_over = now >= ends
  return { with: learned, without: usual, ends, is_over, finds: is_over ? findingOf(learned, usual) : 'chance' }
}

/** In standard errors: 19 of 20 tests without an effect stay within. */
const sure = 1.96

function findingOf(one: HalfCount, other: HalfCount): LearningTest['finds'] {
  const all = one.people + other.people
  const share = (one.came_back + other.came_back) / all
  const error = Math.sqrt(share * (1 - share) * (1 / one.people + 1 / other.people))
  const apart = (one.came_back / one.people - other.came_back / other.people) / error
  if (!(Math.abs(apart) >= sure)) return 'chance'
  return apart > 0 ? 'more' : 'fewer'
}

/** Leaves out a trait that is the same for all replies. */
function shownTraits(sums: Sums): WhatItLearned['traits'] {
  return traitNames.flatMap((trait) => {
    const values = Object.entries(sums.traits[trait] ?? {})
      .flatMap(([value, count]) => shownValue(phraseOf(trait, value), count))
      .sort((a, b) => b.replies - a.replies)
    return values.length > 1 ? [{ trait, values: values.slice(0, maxValues) }] : []
  })
}

const shownValue = (phrase: string | null, { replies, came_back }: Count): TraitValue[] =>
  phrase === null ? [] : [{ phrase, replies, came_back, is_enough: hasEnough({ replies }) }]
