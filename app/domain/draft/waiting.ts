import { sql } from 'kysely'

/** The menu counts no further. */
const mostCounted = 99

/** SQL: how many drafts a user has to decide on, up to a bound. */
export const waitingDrafts = (now: Date) => sql<number>`(
  select count(*) from (
    select from drafts join actions on actions.id = drafts.action_id
    where drafts.user_id = users.id and actions.state = 'waiting' and shown_from <= ${now} limit ${mostCounted}
  ) as waiting)`
