import { type RawBuilder, sql } from 'kysely'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { Learned, Priors } from '#app/domain/bot/learn/score.ts'
import { noSums, noTraits, type Sums } from '#app/domain/bot/learn/sums.ts'
import type { Trait } from '#app/domain/bot/learn/traits.ts'

/** Per value: with fewer, a prior could reveal what one user's replies brought. */
const minUsers = 20
const minRepliesInAll = 500
/** Of one user's own, without priors: the order stays as it was. */
export const minOwnReplies = 20
/** Caps what one user adds to a value, in replies and relative to the median user, so that no one outweighs the rest. */
const [maxOfOne, timesMedian] = [50, 2]
/** How far from what all users say one user's replies count: in standard deviations, or in replies. */
const maxApart = { deviations: 2, replies: 1 }

/**
 * Adds up anew what the replies of all who pay say, so that whoever left is gone from it. Free accounts don't count: one
 * person can have many, and makes up what comes back to them.
 */
export async function sharePriors(db: Db, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`
      with learners as (
        select sums from learning join subscriptions using (user_id) join connections using (user_id)
        where is_on and sums is not null and subscriptions.status = 'active' and connections.state = 'connected'),
      each as (
        select '' as trait, '' as value, sums->'all' as count from learners
        union all
        select trait, value, count from learners, jsonb_each(sums->'traits') as traits(trait, values),
          jsonb_each(traits.values) as counts(value, count)),
      numbers as (
        select trait, value, (count->>'n')::float8 as n, (count->>'came')::float8 as came, (count->>'bad')::float8 as bad
        from each),
      bounds as (
        select trait, value, least(${maxOfOne}, ${timesMedian} * percentile_cont(0.5) within group (order by n)) as most
        from numbers where n > 0 group by trait, value having count(*) >= ${minUsers}),
      bounded as (
        select *, least(1, most / n) as share from numbers join bounds using (trait, value) where n > 0),
      pooled as (
        select trait, value, sum(n * share) as n, sum(came * share) as came, sum(bad * share) as bad
        from bounded group by trait, value),
      shared as (
        select trait, value, pooled.n, ${withoutOutliers('came')} as came, ${withoutOutliers('bad')} as bad
        from bounded join pooled using (trait, value)
        group by trait, value, pooled.n, pooled.came, pooled.bad)
      insert into learned_priors (trait, value, n, came, bad, counted_at)
      select trait, value, n, came, bad, ${now}::timestamptz from shared
      where (select n from shared where trait = '') >= ${minRepliesInAll}
      on conflict (trait, value) do update set n = excluded.n, came = excluded.came, bad = excluded.bad,
        counted_at = excluded.counted_at`.execute(tx)
    await tx.deleteFrom('learned_priors').where('counted_at', '<', now).execute()
  })
}

/** SQL: the sum, with each user's difference from it bounded, as one can make up what came back. */
function withoutOutliers(of: 'came' | 'bad'): RawBuilder<number> {
  const [own, all] = [sql.ref(`bounded.${of}`), sql.ref(`pooled.${of}`)]
  const rate = sql`(${all} / pooled.n)`
  const most = sql`greatest(${maxApart.replies},
    ${maxApart.deviations} * sqrt(greatest(0, bounded.n * share * ${rate} * (1 - ${rate}))))`
  const apart = sql`(${own} - bounded.n * ${rate}) * share`
  return sql<number>`greatest(0, ${all} + sum(greatest(-(${most}), least(${most}, ${apart}))))`
}

export interface LearnedRow {
  sums: Sums | null
  tested_since?: string | null
  priors: [trait: Trait | '', value: string, n: number, came: number, bad: number][] | null
}

/** SQL: null if the user has learning off. */
export const learnedSelect = (userId: RawBuilder<string>): RawBuilder<LearnedRow | null> => sql`(
  select jsonb_build_object('sums', sums, 'tested_since', tested_since, 'priors',
    (select jsonb_agg(jsonb_build_array(trait, value, n, came, bad)) from learned_priors))
  from learning where learning.user_id = ${userId} and is_on)`

/** null: too little is known to choose by it. */
export function learnedOf({ sums, priors, tested_since }: LearnedRow): Learned | null {
  const { all, traits } = sums ?? noSums()
  const shared = priorsOf(priors ?? [])
  if (!shared && all.replies < minOwnReplies) return null
  return {
    sums: { all, traits: { ...noTraits(), ...traits } },
    priors: shared,
    tested_since: tested_since ? new Date(tested_since) : null,
  }
}

function priorsOf(rows: NonNullable<LearnedRow['priors']>): Priors | null {
  const traits: Priors['traits'] = noTraits()
  let all: Priors['all'] | null = null
  for (const [trait, value, n, came, bad] of rows)
    if (trait === '') all = { n, came, bad }
    else if (Object.hasOwn(traits, trait)) traits[trait][value] = { n, came, bad }
  return all && { all, traits }
}
