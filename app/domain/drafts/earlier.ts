import { sql } from 'kysely'
import { repliesBack } from '#app/domain/bot/send/outcome.ts'

/** Something between the user and the person of a draft. */
export interface Earlier {
  kind: 'reply' | 'like' | 'follow' | 'wrote'
  at: string
  replies_back: number
  likes_back: number
  followed_back: boolean
}

const most = 3

/** SQL over `actions`: the newest contacts with its author before it, those of the connected account. */
export const earlierContacts = sql<Earlier[]>`coalesce((
  select json_agg(newest order by at desc) from (
    select * from (
      select kind::text as kind, claimed_at as at, ${repliesBack} as replies_back,
        coalesce(outcome_likes, 0) as likes_back, coalesce(outcome_followed, false) as followed_back
      from actions as former where former.network = actions.network and former.author_id = actions.author_id
        and former.network_account_id = actions.network_account_id and former.user_id = actions.user_id
        and former.state = 'success' and former.kind <> 'view' and former.id <> actions.id
      union all
      select 'wrote', posted_at, 0, 0, false from inbox_posts as post
      where post.user_id = actions.user_id and post.network = actions.network
        and post.network_account_id = actions.network_account_id and post.author_id = actions.author_id
        and post.post_id is distinct from actions.post_id) as contact
    order by at desc limit ${most}) as newest), '[]')`
