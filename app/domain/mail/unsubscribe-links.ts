import type { Secrets } from '#app/adapters/secrets.ts'
import type { Db } from '#app/db/pool.ts'
import type { UnsubscribeLinks } from '#app/db/schema-accounts.ts'
import { recordSecurityEvent } from '#app/domain/account/security/events.ts'
import { fail } from '#app/domain/failure.ts'
import { day } from '#app/domain/time.ts'

const purpose = 'unsubscribe'

type Kind = UnsubscribeLinks['kind']

/** A link works this long after the last mail that has it, and is used in mails for as long again. */
const life = 30 * day

interface Deps {
  db: Db
  secrets: Secrets
  site: { origin: string }
}

/** A page, and one-click POST (RFC 8058). */
export async function unsubscribeLinks({ db, secrets, site }: Deps, userId: string, kind: Kind, now: Date) {
  const token = await unsubscribeToken({ db, secrets }, userId, kind, now)
  const [page, one_click] = ['/unsubscribe', '/unsubscribe/one-click'].map((path) => {
    const url = new URL(path, site.origin)
    url.searchParams.set('token', token)
    return url.href
  })
  return { page: page ?? '', one_click: one_click ?? '' }
}

/** It stops one kind of mail and can do nothing else. */
export async function unsubscribeToken(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  user_id: string,
  kind: Kind,
  now: Date,
): Promise<string> {
  const inUse = await db
    .selectFrom('unsubscribe_links')
    .select('key')
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('expires_at', '>=', new Date(now.getTime() + life))
    .executeTakeFirst()
  const expires_at = new Date(now.getTime() + 2 * life)
  const { key } =
    inUse ??
    (await db
      .insertInto('unsubscribe_links')
      .values({ user_id, kind, expires_at })
      .returning('key')
      .executeTakeFirstOrThrow())
  return secrets.token(purpose, key)
}

/** Links in mails already sent no longer turn these kinds off. */
export async function dropUnsubscribeLinks(db: Db, userId: string, kinds: readonly Kind[]): Promise<void> {
  if (kinds.length === 0) return
  await db.deleteFrom('unsubscribe_links').where('user_id', '=', userId).where('kind', 'in', kinds).execute()
}

/** Throws `link_invalid`. */
export async function openUnsubscribe({ db, secrets }: Pick<Deps, 'db' | 'secrets'>, token: string | null, now: Date) {
  const link = await db
    .selectFrom('unsubscribe_links')
    .select(['kind', 'user_id'])
    .where('key', '=', secrets.open(purpose, token ?? '') ?? '')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link ?? fail('link_invalid')
}

/** Idempotent. Throws `link_invalid`. */
export async function unsubscribe(deps: Pick<Deps, 'db' | 'secrets'>, token: string | null, now: Date): Promise<void> {
  const { kind, user_id } = await openUnsubscribe(deps, token, now)
  const { numInsertedOrUpdatedRows } = await deps.db
    .insertInto('notification_preferences')
    .values({ user_id, [kind]: false })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ [kind]: false })
        .where(`notification_preferences.${kind}`, '=', true),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 0n)
    await recordSecurityEvent(deps.db, { user_id, kind: 'unsubscribed', detail: kind }, now)
}
