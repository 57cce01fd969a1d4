import { type RawBuilder, sql } from 'kysely'
import { fewestOwn } from '#app/domain/bot/learn/priors.ts'
import { hasEnough, type Statement } from '#app/domain/bot/learn/score.ts'
import type { Count, Sums } from '#app/domain/bot/learn/sums.ts'
import { phraseOf, type Trait, traitNames } from '#app/domain/bot/learn/traits.ts'
import { usesSlot } from '#app/domain/bot/send/action-limits.ts'
import { localTime } from '#app/domain/time.ts'

/** Values shown of a trait, those with most replies. */
const maxValues = 6

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
  /** Replies to strangers of the user's day: with several good posts to choose from, and what came of it. */
  today: { replies: number; choices: number; differ: number }
}

export interface WhatItLearnedRow {
  is_on: boolean | null
  since: string | null
  sums: Sums | null
  statements: Statement[] | null
  replies: number
  choices: number
  differ: number
}

/** SQL: one `WhatItLearnedRow`. */
export const whatItLearnedSelect = (user: { id: string; time_zone: string }, now: Date): RawBuilder<unknown> => sql`
    select is_on, since, sums, statements, today.*
    from (
      select count(*) as replies, count(*) filter (where (choice->'of')::int > 1) as choices,
        count(*) filter (where (choice->'differs')::boolean) as differ
      from actions
      where user_id = ${user.id} and local_day = ${localTime(now, user.time_zone).day}::date and kind = 'reply'
        and ${usesSlot} and choice ? 'of') as today
    left join learning on learning.user_id = ${user.id}`

export function whatItLearned(row: WhatItLearnedRow | null | undefined): WhatItLearned {
  const { is_on, since = null, sums, statements, replies = 0, choices = 0, differ = 0 } = row ?? {}
  return {
    is_on: is_on ?? false,
    since,
    replies: sums?.all.replies ?? 0,
    needed: fewestOwn,
    traits: sums ? shownTraits(sums) : [],
    statements: (statements ?? []).flatMap(({ trait, value, ...numbers }) => {
      const phrase = phraseOf(trait, value)
      return phrase === null ? [] : [{ phrase, ...numbers }]
    }),
    today: { replies, choices, differ },
  }
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
