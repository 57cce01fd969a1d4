import { sql } from 'kysely'
import type { Person, Post } from '#app/contract/posts.ts'
import { termKey } from '#app/domain/bot/settings/terms.ts'
import type { StepContext } from '#app/domain/bot/step-context.ts'
import { hour } from '#app/domain/time.ts'

type Naming = Pick<StepContext, 'deps' | 'network' | 'terms'> & { bot: Pick<StepContext['bot'], 'user_id'> }

/** People whom the user named keep their place under a new handle, and get their id when they are first seen. */
export async function noteNamed({ deps, bot, network, terms }: Naming, people: Person[]): Promise<void> {
  const named = [...terms.people, ...terms.targets]
  const changed = new Map<string, Person>()
  for (const person of people) {
    const isOld = named.some(({ ids: [id, ...others], handle }) =>
      id === undefined
        ? termKey(handle) === termKey(person.handle)
        : id === person.id && others.length === 0 && termKey(handle) !== termKey(person.handle),
    )
    if (isOld) changed.set(person.id, person)
  }
  for (const { id, handle } of changed.values())
    await sql`
      update bot_terms as named set author_id = ${id}, value = ${handle}, key = ${termKey(handle)}
      where user_id = ${bot.user_id} and list in ('person', 'target') and network = ${network.id}
        and (author_id = ${id} and other_ids = '{}' or author_id is null and key = ${termKey(handle)})
        and not exists (select from bot_terms as other where other.user_id = named.user_id and other.list = named.list
          and other.network = named.network and other.key = ${termKey(handle)} and other.key <> named.key)`.execute(
      deps.db,
    )
}

const noteAgainAfter = hour

/** That the bot looked for priority people's posts, and each one's newest. */
export async function noteLookedAt({ deps, bot, network }: Naming, posts: Post[]): Promise<void> {
  const now = deps.clock.now()
  const seen = posts.map(({ author, created_at }) => ({
    author_id: author.id,
    key: termKey(author.handle),
    at: created_at <= now ? created_at : now,
  }))
  await sql`
    with seen as (
      select author_id, key, max(at) as at
      from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as given (author_id text, key text, at timestamptz)
      group by author_id, key),
    newest as (
      select term.key, max(seen.at) as at
      from bot_terms as term
      left join seen on seen.author_id = term.author_id or term.author_id is null and seen.key = term.key
      where term.user_id = ${bot.user_id} and term.list = 'target' and term.network = ${network.id}
      group by term.key)
    update bot_terms set looked_at = ${now}::timestamptz, posted_at = greatest(posted_at, newest.at)
    from newest
    where user_id = ${bot.user_id} and list = 'target' and network = ${network.id} and bot_terms.key = newest.key
      and (looked_at is null or looked_at < ${new Date(now.getTime() - noteAgainAfter)}::timestamptz
        or newest.at > coalesce(posted_at, '-infinity'))`.execute(deps.db)
}
