import { sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'
import { jobKinds } from '#app/queue/queue.ts'

interface JobFigures {
  kind: string
  /** Their time has come, or they are being done. */
  waiting: number
  /** To be done or tried again later. */
  later: number
  /** Given up in the last 24 hours. */
  failed: number
  /** In real seconds, of the one that has waited longest. */
  longest: number
}

/** Kinds without jobs are left out. */
export async function jobFigures(db: Db): Promise<JobFigures[]> {
  const { rows } = await sql<JobFigures>`
    select name as kind,
      (count(*) filter (where state = 'active' or state in ('created', 'retry') and start_after <= now()))::int as waiting,
      (count(*) filter (where state in ('created', 'retry') and start_after > now()))::int as later,
      (count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day'))::int as failed,
      coalesce(extract(epoch from now() - min(greatest(created_on, start_after))
        filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as longest
    from jobs.job where name = any(${Object.keys(jobKinds)}) and state <> 'completed'
    group by name order by name`.execute(db)
  return rows.filter(({ waiting, later, failed }) => waiting + later + failed > 0)
}
