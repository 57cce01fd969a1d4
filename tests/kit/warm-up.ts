/** Ten earlier days of work with the user's connected account, so that a test has its full limits. */
export async function pastWarmUp(sql: (text: string, values: unknown[]) => Promise<unknown>, userId: string) {
  await sql(
    `insert into actions (user_id, generation, network, network_account_id, kind, situation, source, state, reason,
       target_id, author_id, author_handle, author_name, created_at, claimed_at, finished_at, local_day, local_hour)
     select user_id, 0, network, network_account_id, 'view', 'stranger', 'auto', 'success', '', 'warm-' || at,
       'warm-' || at, 'a', 'a', moment, moment, moment, moment::date, 12
     from connections, generate_series(1, 10) as at, lateral (select connected_at - make_interval(days => 40 + at)) as days (moment)
     where user_id = $1`,
    [userId],
  )
}
