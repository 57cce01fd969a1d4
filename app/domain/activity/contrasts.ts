import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'
import { type Counted, distanceOf, minReplies, significant } from '#app/domain/activity/chance.ts'
import { withOutcome } from '#app/domain/activity/results.ts'

interface Contrast {
  /** As in "12 of 20 replies {more} got an answer, 5 of 40 {less}". */
  more: Share
  less: Share
}

interface Share extends Counted {
  which: string
}

/** The two sides of a trait. */
interface Comparison {
  sides: [Share, Share]
  /** The difference is more than chance. */
  clear: boolean
  /** Replies until it would be, if it held; null: there is no difference, or it is clear. */
  left: number | null
}

interface Contrasts {
  replies: number
  needed: number
  /** Those with enough replies on both sides. */
  compared: Comparison[]
  /** Statistically significant ones, the clearest first. */
  found: Contrast[]
  /** The largest of the others, and when it would be significant if it held: after so many replies, in so many days. */
  nearest: (Contrast & { after: number; days: number }) | null
}

const shortLength = 100

const traits: { is: RawBuilder<boolean>; names: [yes: string, no: string] }[] = [
  {
    is: sql`situation = 'addressed'`,
    names: ['to people who had written to you', 'to people who had not written to you'],
  },
  {
    is: sql`length(text) <= ${sql.lit(shortLength)}`,
    names: [`of up to ${shortLength} characters`, 'that were longer'],
  },
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
    select count(*) as replies, count(*) filter (where answers > 0) as answered,
      count(distinct local_day) as days, ${sql.join(columns)}
    from (${withOutcome(userId, since)}) as came where kind = 'reply'`.execute(db)
  const row = rows[0] ?? {}
  const all = { replies: row.replies ?? 0, answered: row.answered ?? 0 }
  const compared: Comparison[] = []
  const differing = traits.map(({ names: [yes, no] }, at) => {
    const has = { which: yes, replies: row[`replies_${at}`] ?? 0, answered: row[`answered_${at}`] ?? 0 }
    const hasNot = { which: no, replies: all.replies - has.replies, answered: all.answered - has.answered }
    const distance = distanceOf(has, hasNot)
    if (Math.min(has.replies, hasNot.replies) >= minReplies)
      compared.push({
        sides: [has, hasNot],
        clear: Math.abs(distance) >= significant,
        left: leftFor(distance, all.replies),
      })
    const [more, less] = distance > 0 ? [has, hasNot] : [hasNot, has]
    return { distance: Math.abs(distance), contrast: { more, less } }
  })
  differing.sort((a, b) => b.distance - a.distance)
  const found = differing.filter(({ distance }) => distance >= significant).map(({ contrast }) => contrast)
  const [closest] = differing.filter(({ distance }) => distance > 0 && distance < significant)
  return {
    replies: all.replies,
    needed: minReplies,
    compared,
    found,
    nearest: closest ? nearestOf(closest, all, row.days ?? 1) : null,
  }
}

/** A difference that holds grows with the root of the count. */
function leftFor(distance: number, replies: number): number | null {
  const apart = Math.abs(distance)
  return apart === 0 || apart >= significant ? null : Math.ceil(replies * ((significant / apart) ** 2 - 1))
}

function nearestOf(
  { distance, contrast }: { distance: number; contrast: Contrast },
  { replies }: Counted,
  days: number,
) {
  const after = Math.ceil(replies * (significant / distance) ** 2)
  return { ...contrast, after, days: Math.ceil(((after - replies) * days) / replies) }
}
