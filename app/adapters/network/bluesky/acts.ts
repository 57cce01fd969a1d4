import type { Agent, AppBskyRichtextFacet } from '@atproto/api'
import type { Clock } from '#app/adapters/clock.ts'
import { calling, reading } from '#app/adapters/network/bluesky/errors.ts'
import { facetsIn } from '#app/adapters/network/bluesky/facets.ts'
import { api } from '#app/adapters/network/bluesky/fetch.ts'
import { didForm } from '#app/adapters/network/bluesky/identity.ts'
import { postsBy, profilesBy } from '#app/adapters/network/bluesky/reads.ts'
import { collections, findRecord, isIn, keyOf } from '#app/adapters/network/bluesky/records.ts'
import {
  apart,
  closedReason,
  type PostView,
  recordOf,
  textOf,
  untouchable,
} from '#app/adapters/network/bluesky/views.ts'
import { NetworkError, postChanged, type Target, type UndoTarget } from '#app/adapters/network/network.ts'
import { textLengths } from '#app/adapters/network/text-length.ts'

/** As `textLengths.graphemes` counts. */
export const maxLength = 300

/** Returns a reply's URI. Reads the target again first: there may be a new block or label. */
export async function perform(agent: Agent, clock: Clock, did: string, target: Target, signal: AbortSignal) {
  const { kind, target_id } = target
  if (kind === 'view') throw new NetworkError('refused', 'Bluesky has no profile views.')
  const record = await reading<object>(clock, () =>
    kind === 'follow'
      ? followOf(agent, target_id, clock.now(), signal)
      : postRecordOf(agent, kind, target, clock.now(), signal),
  )
  const made = { repo: did, collection: collections[kind], record: { ...record, createdAt: clock.now().toISOString() } }
  const { data } = await calling(clock, () =>
    agent.com.atproto.repo.createRecord(made, { signal, encoding: 'application/json' }),
  )
  // The result has to be looked up if the answer names something else.
  if (!isIn(data.uri, did, collections[kind]))
    throw new NetworkError('unknown_outcome', 'The response was about something else.')
  return kind === 'reply' ? data.uri : null
}

async function followOf(agent: Agent, target_id: string, now: Date, signal: AbortSignal) {
  const profile = (await profilesBy(agent, [target_id], signal)).get(target_id)
  if (!profile) throw new NetworkError('refused', 'This account no longer exists.')
  refuseIf(apart(profile, now))
  return { $type: collections.follow, subject: target_id }
}

/** In characters; longer texts may have been cut when they were stored. */
const keptWhole = 900

function isChanged(view: PostView, before: string | null | undefined): boolean {
  if (!before) return false
  const now = textOf(view)
  return before.length < keptWhole ? now !== before : !now.startsWith(before)
}

async function postRecordOf(
  agent: Agent,
  kind: 'reply' | 'like',
  { target_id, text, post_text }: Target,
  now: Date,
  signal: AbortSignal,
) {
  const view = (await postsBy(agent, [target_id], signal)).get(target_id)
  if (!view) throw new NetworkError('refused', 'The post no longer exists.')
  refuseIf(kind === 'reply' ? closedReason(view, now) : untouchable(view, now))
  if (isChanged(view, post_text)) throw new NetworkError('refused', postChanged)
  if (kind === 'like') return { $type: collections.like, subject: { uri: view.uri, cid: view.cid } }
  return replyTo(agent, view, text ?? '', signal)
}

async function replyTo(agent: Agent, view: PostView, text: string, signal: AbortSignal) {
  if (textLengths.graphemes(text) > maxLength) throw new NetworkError('refused', 'The reply is too long for Bluesky.')
  const facets = (await Promise.all(facetsIn(text).map((facet) => resolved(agent, facet, signal)))).flat()
  const { langs, reply } = recordOf(view)
  const parent = { uri: view.uri, cid: view.cid }
  return {
    $type: collections.reply,
    text,
    ...(facets.length > 0 && { facets }),
    // A reply is checked to be in the language of its post.
    ...(langs.length > 0 && { langs: langs.slice(0, 1) }),
    reply: { root: reply?.root ?? parent, parent },
  }
}

/** Mentions need the account's id. An unknown handle stays plain text: the network would refuse the reply. */
async function resolved(agent: Agent, facet: AppBskyRichtextFacet.Main, signal: AbortSignal) {
  const [feature] = facet.features
  if (!api().AppBskyRichtextFacet.isMention(feature)) return [facet]
  try {
    const { data } = await agent.com.atproto.identity.resolveHandle({ handle: feature.did }, { signal })
    return didForm.test(data.did) ? [{ ...facet, features: [{ ...feature, did: data.did }] }] : []
  } catch (error) {
    if (error instanceof api().XRPCError && error.status === 400) return []
    throw error
  }
}

function refuseIf(why: string | null): void {
  if (why !== null) throw new NetworkError('refused', why)
}

/** Idempotent: deleting a missing record changes nothing. */
export async function undo(
  agent: Agent,
  did: string,
  { kind, target_id, result_id }: UndoTarget,
  signal: AbortSignal,
): Promise<void> {
  const address = kind === 'reply' ? result_id : await findRecord(agent, did, { kind, target_id }, null, signal)
  if (address === null) throw new NetworkError('already_done', 'It’s already gone.')
  const record = { repo: did, collection: collections[kind], rkey: keyOf(address) }
  await agent.com.atproto.repo.deleteRecord(record, { signal, encoding: 'application/json' })
}
