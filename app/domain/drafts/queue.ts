import { sql } from 'kysely'
import { type ActionKind, capability, type Network } from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import { draftHours } from '#app/contract/settings.ts'
import type { Db } from '#app/db/pool.ts'
import { type ActivityItem, itemOf, logbookOf, writerSentence } from '#app/domain/activity/recent.ts'
import { isRecentContact } from '#app/domain/bot/find/contact-history.ts'
import { clickOnlyOfAction, withClickOnly } from '#app/domain/connection/click-only.ts'
import { type Earlier, earlierContacts } from '#app/domain/drafts/earlier.ts'
import { rejectionKeptFor } from '#app/domain/drafts/reject.ts'
import { picturePath } from '#app/domain/pictures/pictures.ts'
import { hour } from '#app/domain/time.ts'

export interface QueueItem {
  id: string
  kind: ActionKind
  person: {
    handle: string
    name: string
    bio: string | null
    url: string
    /** The page with their picture; null: none is known. */
    picture: string | null
    wrote_to_user: boolean
  }
  post: { text: string | null; url: string | null; written_at: string | null }
  /** Posts above it in the thread, oldest first. */
  thread: { handle: string; text: string }[]
  text: string | null
  /** Anything sent to them in the last 72 hours, by hand too. */
  contacts: number
  /** The newest contacts with them before. */
  earlier: Earlier[]
  why: string
  rests_on: string | null
  /** Sentences of the text that say something about the user that nothing of theirs does. */
  claims: string[]
  written_by: string | null
  topic: string | null
  rule: string
  /** Where the user does it on the network itself; null: a click here sends it. */
  click_url: string | null
  is_opened: boolean
  drafted_at: string
  shown_from: string
  expires_at: string
  is_rewriting: boolean
  /** Why it was not sent, or why there is no other text. */
  note: string | null
}

export interface DraftQueue {
  waiting: QueueItem[]
  snoozed: QueueItem[]
  /** Sent once the limits allow it. */
  approved: QueueItem[]
  decided: ActivityItem[]
}

const shown = { items: 100, decided: 10 }
const decidedWithin = rejectionKeptFor
/** A rewrite that takes longer counts as failed. */
export const rewriteWithin = 2 * 60_000

export async function loadQueue(db: Db, networks: Networks, userId: string, now: Date): Promise<DraftQueue> {
  const lately = logbookOf(db, userId)
    .where('finished_at', '>', new Date(now.getTime() - decidedWithin))
    .where((where) => where.or([where('source', '!=', 'auto'), where('state', '=', 'rejected')]))
    .select('finished_at')
    .clearOrderBy()
    .orderBy('finished_at', 'desc')
    .limit(shown.decided)
  const [rows, decided] = await Promise.all([openDrafts(db, userId, now).execute(), lately.execute()])
  const items = rows.map((row) => {
    const network = withClickOnly(networks.of(row.network), row.click_only, now)
    return { state: row.state, item: queueItemOf(row, network, now) }
  })
  const waiting = items.filter(({ state }) => state === 'waiting').map(({ item }) => item)
  const isShown = ({ shown_from }: QueueItem) => new Date(shown_from) <= now
  return {
    waiting: waiting.filter(isShown),
    snoozed: waiting.filter((item) => !isShown(item)),
    approved: items.filter(({ state }) => state === 'planned').map(({ item }) => item),
    decided: decided.map(({ finished_at, ...row }) => {
      const item = itemOf(row, networks)
      return { ...item, time: finished_at?.toISOString() ?? item.time }
    }),
  }
}

function openDrafts(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('actions')
    .innerJoin('drafts', 'drafts.action_id', 'actions.id')
    .select([
      'actions.id',
      'actions.network',
      'kind',
      'state',
      'source',
      'situation',
      'target_id',
      'post_id',
      'post_text',
      'author_handle',
    ])
    .select(['author_name', 'author_bio', 'text', 'written_by', 'reason', 'topic', 'created_at'])
    .select([
      'post',
      'rests_on',
      'shown_from',
      'rewrite_asked_at',
      'opened_at',
      'note',
      'claims',
      earlierContacts.as('earlier'),
      clickOnlyOfAction.as('click_only'),
      picturePath(sql.ref('actions.user_id'), sql.ref('actions.network'), sql.ref('actions.author_handle')).as(
        'picture',
      ),
    ])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('draft_edits')
            .select('id')
            .whereRef('action_id', '=', 'actions.id')
            .whereRef('edited', '=', 'text'),
        )
        .as('edited'),
    )
    .select(
      sql<number>`(select count(*) from actions as contact where contact.network = actions.network
        and contact.network_account_id = actions.network_account_id and contact.author_id = actions.author_id
        and ${isRecentContact(now)})`.as('contacts'),
    )
    .where('actions.user_id', '=', userId)
    .where((where) =>
      where.or([
        where('state', '=', 'waiting'),
        where.and([where('state', '=', 'planned'), where('source', '!=', 'auto')]),
      ]),
    )
    .orderBy('situation')
    .orderBy('created_at')
    .orderBy('actions.id')
    .limit(shown.items)
}

type Row = Awaited<ReturnType<ReturnType<typeof openDrafts>['execute']>>[number]

function queueItemOf(row: Row, network: Network, now: Date): QueueItem {
  const { id, kind, post, text, rests_on, author_handle, post_id, rewrite_asked_at } = row
  const { rule, clickUrl } = capability(network, kind, row.situation)
  const why = rests_on && row.reason.endsWith(rests_on) ? row.reason.slice(0, -rests_on.length).trim() : row.reason
  return {
    id,
    kind,
    person: {
      handle: `@${author_handle}`,
      name: row.author_name,
      bio: row.author_bio || null,
      url: network.accountUrl(author_handle),
      picture: row.picture,
      wrote_to_user: row.situation === 'addressed',
    },
    post: {
      text: row.post_text,
      url: post_id && network.postUrl(author_handle, post_id),
      written_at: post?.created_at ?? null,
    },
    thread: post?.thread ?? [],
    text,
    contacts: row.contacts,
    earlier: row.earlier,
    why,
    rests_on,
    claims: row.claims.filter((claim) => text?.includes(claim)),
    written_by: text === null ? null : writerSentence(row.written_by, Boolean(row.edited)),
    topic: row.topic,
    rule,
    click_url: clickUrl?.({ kind, target_id: row.target_id, text, author_handle }) ?? null,
    is_opened: row.opened_at !== null,
    drafted_at: row.created_at.toISOString(),
    shown_from: row.shown_from.toISOString(),
    expires_at: new Date(row.shown_from.getTime() + draftHours * hour).toISOString(),
    is_rewriting: rewrite_asked_at !== null && now.getTime() - rewrite_asked_at.getTime() < rewriteWithin,
    note: row.note,
  }
}

export async function deleteDecidedDrafts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('drafts')
    .using('actions')
    .whereRef('actions.id', '=', 'drafts.action_id')
    .where('actions.state', 'not in', ['waiting', 'planned', 'sending'])
    .where((where) =>
      where.or([
        where('actions.state', '!=', 'rejected'),
        where('actions.finished_at', '<=', new Date(now.getTime() - rejectionKeptFor)),
      ]),
    )
    .execute()
}
