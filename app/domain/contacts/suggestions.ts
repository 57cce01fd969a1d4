import { type RawBuilder, sql } from 'kysely'
import type { Network } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { hasOptedOut } from '#app/domain/bot/opt-outs/opt-outs.ts'
import { holdsOn, idsOf } from '#app/domain/bot/settings/terms.ts'
import { type Contact, contactsIn } from '#app/domain/contacts/contact.ts'
import type { OwnAccount } from '#app/domain/contacts/own-account.ts'
import { retention } from '#app/domain/retention.ts'
import { day } from '#app/domain/time.ts'

/** `answers`, `mentions`: to the user, in the last 30 days. */
export type Suggestion = Contact & { author_id: string; answers: number; mentions: number; follows_back: boolean }

const suggestionDays = 30
const most = 3

/** Neither named by the user, nor held, nor opted out. `people` has `author_id` and `handle`. */
export function isOnNoList({ user_id, network }: OwnAccount, people: string): RawBuilder<boolean> {
  const author = sql.ref<string>(`${people}.author_id`)
  const handle = sql.ref<string>(`${people}.handle`)
  return sql`(
    not exists (select from bot_terms where bot_terms.user_id = ${user_id} and list in ('target', 'person')
      and ${holdsOn(network)} and (${author} = any(${idsOf}) or ${idsOf} = '{}' and bot_terms.key = lower(${handle})))
    and not exists (select from unread_authors as held where held.user_id = ${user_id} and held.network = ${network}
      and held.author_id = ${author} and held.allowed_at is null)
    and not ${hasOptedOut(user_id, network, author)})`
}

/** Who writes to the user, or follows back, and is on no list yet. */
export function loadSuggestions(db: Db, network: Network, own: OwnAccount, now: Date): Promise<Suggestion[]> {
  const { user_id, network: on, network_account_id: account } = own
  const since = new Date(now.getTime() - suggestionDays * day)
  return contactsIn<Omit<Suggestion, keyof Contact> & { author_id: string }>(
    db,
    network,
    own,
    sql`
    with wrote as (
      select author_id, count(*) filter (where kind = 'answer') as answers,
        count(*) filter (where kind = 'mention') as mentions,
        (array_agg(author_handle order by posted_at desc))[1] as handle,
        (array_agg(author_name order by posted_at desc))[1] as name
      from inbox_posts where user_id = ${user_id} and network = ${on} and network_account_id = ${account}
        and posted_at >= ${since} and (says is null or says not in ('complaint', 'stop'))
      group by author_id),
    followed as (
      select author_id, (array_agg(author_handle order by claimed_at desc))[1] as handle,
        (array_agg(author_name order by claimed_at desc))[1] as name
      from actions where user_id = ${user_id} and network = ${on} and network_account_id = ${account}
        and kind = 'follow' and state = 'success' and outcome_followed and claimed_at >= ${since}
      group by author_id),
    worth as (
      select coalesce(wrote.author_id, followed.author_id) as author_id,
        coalesce(wrote.handle, followed.handle) as handle, coalesce(wrote.name, followed.name) as name,
        coalesce(answers, 0) as answers, coalesce(mentions, 0) as mentions,
        followed.author_id is not null as follows_back
      from wrote full join followed on followed.author_id = wrote.author_id)
    select author_id, handle, name, null as bio, answers, mentions, follows_back,
      row_number() over (order by answers, mentions, follows_back, author_id desc) as at
    from worth
    where (answers >= 2 or mentions >= 2 or follows_back and answers + mentions > 0)
      and not exists (select from hidden_suggestions as hidden where hidden.user_id = ${user_id}
        and hidden.network = ${on} and hidden.author_id = worth.author_id)
      and ${isOnNoList(own, 'worth')}
    order by at desc limit ${most}`,
    now,
  )
}

/** Until the retention period for it ends, or newer ones take its place. */
export async function hideSuggestion(db: Db, own: OwnAccount, authorId: string, now: Date): Promise<void> {
  const row = { user_id: own.user_id, network: own.network, author_id: authorId, hidden_at: now }
  await db
    .insertInto('hidden_suggestions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'network', 'author_id']).doUpdateSet({ hidden_at: now }))
    .execute()
  await sql`
    delete from hidden_suggestions where user_id = ${own.user_id} and (network, author_id) in (
      select network, author_id from hidden_suggestions where user_id = ${own.user_id}
      order by hidden_at desc, author_id offset ${retention.hidden_suggestions.most})`.execute(db)
}
