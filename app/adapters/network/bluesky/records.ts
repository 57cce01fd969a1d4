import type { Agent } from '@atproto/api'
import { z } from 'zod'
import { droppedHeader } from '#app/adapters/network/bluesky/odd.ts'
import { NetworkError, type Target, type UndoTarget } from '#app/adapters/network/network.ts'

export const collections = {
  reply: 'app.bsky.feed.post',
  like: 'app.bsky.feed.like',
  follow: 'app.bsky.graph.follow',
} as const

const pageLength = 100
const maxPages = 20

const uri = z.object({ uri: z.string() })
const Value = z
  .object({
    createdAt: z.string().catch(''),
    reply: z.object({ parent: uri }).optional().catch(undefined),
    subject: z
      .union([uri.transform((post) => post.uri), z.string()])
      .optional()
      .catch(undefined),
  })
  .catch({ createdAt: '' })

/** Reads the account's own server, which knows its records before the rest of the network does. */
export async function findRecord(
  agent: Agent,
  did: string,
  { kind, target_id }: Pick<Target | UndoTarget, 'target_id'> & { kind: keyof typeof collections },
  since: Date | null,
  signal: AbortSignal,
): Promise<string | null> {
  let cursor: string | undefined
  let isWhole = true
  for (let page = 0; page < maxPages; page += 1) {
    const asked = { repo: did, collection: collections[kind], limit: pageLength, ...(cursor && { cursor }) }
    const { data, headers } = await agent.com.atproto.repo.listRecords(asked, { signal })
    isWhole &&= !headers[droppedHeader]
    const read = data.records
      .filter((record) => isIn(record.uri, did, collections[kind]))
      .map((record) => ({ uri: record.uri, ...Value.parse(record.value) }))
    const recent = since === null ? read : read.filter(({ createdAt }) => !(new Date(createdAt) < since))
    const found = recent.find(({ reply, subject }) => (kind === 'reply' ? reply?.parent.uri : subject) === target_id)
    if (found) return found.uri
    if (!data.cursor || data.cursor === cursor || recent.length === 0) break
    cursor = data.cursor
  }
  // Among the records that could not be read there may be the one that was looked for.
  if (!isWhole) throw new NetworkError('unavailable', 'Some of the account’s records couldn’t be read.')
  return null
}

export const isIn = (address: string, did: string, collection: string) =>
  address.startsWith(`at://${did}/${collection}/`) && /^[\w.:~-]{1,512}$/.test(keyOf(address))

export const keyOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)
