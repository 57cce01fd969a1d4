import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'
import { withOutcome } from '#app/domain/activity/results.ts'

interface Contrast {
  /** As in "12 of 20 replies {more} got an answer, 5 of 40 {less}". */
  more: Share
  less: Share
}

interface Share {
  which: string
  replies: number
  answered: number
}

/** The two sides of a trait. */
interface Comparison {
  sides: [Share, Share]
  /** The difference is more than chance. */
  clear: boolean
}

interface Contrasts {
  replies: number
  needed: number
  /** Those with enough replies on both sides. */
  compared: Comparison[]
  /** Statistically significant ones, the clearest first. */
  found: Contrast[]
}

const needed = 10
/** In standard errors; 1 % significance, two-sided. */
const clear = 2.58
/** In characters. */
const short = 100

const traits: { is: RawBuilder<boolean>; names: [yes: string, no: string] }[] = [
  {
    is: sql`situation = 'addressed'`,
    names: ['to people who had written to you', 'to people who had not'],
  },
  { is: sql`length(text) <= ${sql.lit(short)}`, names: [`of up to ${short} characters`, 'that were longer'] },
  { is: sql`text like '%?%'`, names: ['with a question', 'without a question'] },
  { is: sql`post_text like '%?%'`, names: ['to a question', 'to posts without a question'] },
]

export async function loadContrasts(db: Db, userId: string, since: string): Promise<Contrasts> {
  const columns = traits.map(
    ({ is }, at) => sql`
      count(*) filter (where ${is}) as ${sql.ref(`replies_${at}`)},
      count(*) filter (where ${is} and answers > 0) as ${sql.ref(`answered_${at}`)}`,
  )
  const { rows } = await sql<Record<string, number>>`
    select count(*) as replies, count(*) filter (where answers > 0) as answered, ${sql.join(columns)}
    from (${withOutcome(userId, since)}) as came where kind = 'reply'`.execute(db)
  const row = rows[0] ?? {}
  const all = { replies: row.replies ?? 0, answered: row.answered ?? 0 }
  const compared: Comparison[] = []
  const differing = traits.flatMap(({ names: [yes, no] }, at) => {
    const has = { which: yes, replies: row[`replies_${at}`] ?? 0, answered: row[`answered_${at}`] ?? 0 }
    const hasNot = { which: no, replies: all.replies - has.replies, answered: all.answered - has.answered }
    const distance = distanceOf(has, hasNot)
    if (Math.min(has.replies, hasNot.replies) >= needed)
      compared.push({ sides: [has, hasNot], clear: Math.abs(distance) >= clear })
    if (Math.abs(distance) < clear) return []
    return [{ distance: Math.abs(distance), more: distance > 0 ? has : hasNot, less: distance > 0 ? hasNot : has }]
  })
  const found = differing.toSorted((a, b) => b.distance - a.distance).map(({ more, less }) => ({ more, less }))
  return { replies: all.replies, needed, compared, found }
}

/** In standard errors; 0 if there are too few replies. */
function distanceOf(one: Share, other: Share): number {
  if (Math.min(one.replies, other.replies) < needed) return 0
  const share = (one.answered + other.answered) / (one.replies + other.replies)
  const error = Math.sqrt(share * (1 - share) * (1 / one.replies + 1 / other.replies))
  return error === 0 ? 0 : (one.answered / one.replies - other.answered / other.replies) / error
}
