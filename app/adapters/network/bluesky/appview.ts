import { z } from 'zod'
import type { Clock } from '#app/adapters/clock.ts'
import { quietUntil, unanswered } from '#app/adapters/network/bluesky/errors.ts'
import { fetchFor } from '#app/adapters/network/bluesky/fetch.ts'
import { bounds, recordOf, timeOf } from '#app/adapters/network/bluesky/views.ts'
import { exchange, jsonIn } from '#app/adapters/network/exchange.ts'
import { type ConfirmedPost, confirmedAtOnce, type Network } from '#app/adapters/network/network.ts'
import { noteOddObjects } from '#app/adapters/network/odd-objects.ts'
import { plain } from '#app/adapters/network/plain.ts'

/** Ids come from servers of users' choice; a single malformed one would spoil the whole call. */
const postUri = /^at:\/\/did:[a-z]+:[\w.:%-]{1,100}\/app\.bsky\.feed\.post\/[\w.~:-]{1,64}$/

const View = z.object({
  uri: z.string(),
  indexedAt: z.string(),
  author: z.object({ did: z.string() }),
  record: z.record(z.string(), z.unknown()),
})
const Views = z.object({ posts: z.array(z.unknown()) })

const ref = z.object({ uri: z.string() })
const Addressed = z.object({
  reply: z.object({ parent: ref }).optional().catch(undefined),
  facets: z.array(z.object({ features: z.array(z.object({ did: z.string().optional() })) })).catch([]),
  embed: z
    .object({ record: z.union([ref, z.object({ record: ref })]) })
    .optional()
    .catch(undefined),
})

const didOf = (uri: string) => uri.split('/')[2] ?? ''

/** Whoever began the thread hears of each answer in it, but is spoken to in few. */
function addressees(record: unknown): string[] {
  const { reply, facets, embed } = Addressed.parse(record)
  const quoted = embed && ('uri' in embed.record ? embed.record : embed.record.record)
  const answered = reply?.parent ?? quoted
  return [
    ...(answered ? [didOf(answered.uri)] : []),
    ...facets.flatMap(({ features }) => features.flatMap(({ did }) => did ?? [])),
  ]
}

export function appView(url: string | null, clock: Clock): NonNullable<Network['confirmedPosts']> {
  const fetch = url === null ? null : fetchFor(url)
  async function ask(uris: readonly string[], signal: AbortSignal): Promise<unknown[]> {
    if (!fetch || url === null || uris.length === 0) return []
    const asked = new URL('/xrpc/app.bsky.feed.getPosts', url)
    for (const uri of uris) asked.searchParams.append('uris', uri)
    const { response, bytes } = await exchange(fetch, asked, { signal })
    if (response.status === 400 && uris.length > 1) {
      const each: unknown[] = []
      for (const uri of uris) each.push(...(await ask([uri], signal)))
      return each
    }
    if (response.status === 400) return []
    const { data } = Views.safeParse(jsonIn({ bytes }))
    const { status, headers } = response
    const retryAt = quietUntil({ status, header: (name) => headers.get(name) }, clock.now())
    if (!response.ok || !data) throw unanswered({ message: `${url} didn’t show the posts.`, retryAt })
    return data.posts.slice(0, uris.length)
  }
  return async (postIds, signal) => {
    const uris = [...new Set(postIds)].filter((id) => postUri.test(id)).slice(0, confirmedAtOnce)
    const read = (await ask(uris, signal)).map((view) => View.safeParse(view))
    const faults = read.flatMap(({ error }) => (error ? z.prettifyError(error) : []))
    noteOddObjects('bluesky', faults)
    const views = read.flatMap(({ data }) => data ?? [])
    return new Map(
      views.filter(({ uri }) => uris.includes(uri)).map((view) => [view.uri, confirmed(view, clock.now())]),
    )
  }
}

function confirmed({ author, record, indexedAt }: z.infer<typeof View>, now: Date): ConfirmedPost {
  const { text, createdAt } = recordOf({ record })
  return {
    author_id: author.did,
    text: plain(text, bounds.post),
    created_at: timeOf(createdAt, indexedAt, now),
    to: addressees(record),
  }
}
