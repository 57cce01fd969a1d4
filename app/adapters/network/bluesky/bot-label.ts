import type { Agent, AppBskyActorDefs } from '@atproto/api'
import { z } from 'zod'
import { api } from '#app/adapters/network/bluesky/fetch.ts'

const label = 'bot'
const collection = 'app.bsky.actor.profile'
const selfLabels = 'com.atproto.label.defs#selfLabels'

export const saysBot = ({ did, labels = [] }: Pick<AppBskyActorDefs.ProfileViewDetailed, 'did' | 'labels'>) =>
  labels.some(({ src, val, neg }) => src === did && val === label && !neg)

const Labels = z.object({ values: z.array(z.looseObject({ val: z.string() })) }).catch({ values: [] })

export async function setBotLabel(agent: Agent, did: string, isOn: boolean, signal: AbortSignal): Promise<void> {
  const place = { repo: did, collection, rkey: 'self' }
  const found = await agent.com.atproto.repo.getRecord(place, { signal }).catch((error: unknown) => {
    if (error instanceof api().XRPCError && error.error === 'RecordNotFound') return null
    throw error
  })
  const { labels, ...profile } = found?.data.value ?? { $type: collection }
  const others = Labels.parse(labels).values.filter(({ val }) => val !== label)
  const values = isOn ? [...others, { val: label }] : others
  const record = { ...profile, ...(values.length > 0 && { labels: { $type: selfLabels, values } }) }
  const changed = { ...place, record, swapRecord: found?.data.cid ?? null }
  await agent.com.atproto.repo.putRecord(changed, { signal, encoding: 'application/json' })
}
