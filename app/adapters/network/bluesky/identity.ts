import { z } from 'zod'
import type { Clock } from '#app/adapters/clock.ts'
import { quietUntil, unanswered } from '#app/adapters/network/bluesky/errors.ts'
import { bytesFor } from '#app/adapters/network/cut.ts'
import { exchange, type Fetch, jsonIn } from '#app/adapters/network/exchange.ts'
import { NetworkError, NotProven } from '#app/adapters/network/network.ts'

/** `did:web` has a host name only in this network: no port and no path. */
export const didForm = /^did:(?:plc:[a-z0-9]{1,64}|web:(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,63})$/

export const postForm = new RegExp(`^at://(${didForm.source.slice(1, -1)})/app\\.bsky\\.feed\\.post/[\\w.:~-]{1,512}$`)

/** Bluesky's name for a handle that doesn't lead back to its account. */
export const invalidHandle = 'handle.invalid'

const Resolved = z.object({ did: z.string() })
const few = <T>(item: z.ZodType<T>) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all) => all.slice(0, 50).flatMap((one) => item.safeParse(one).data ?? []))
const Service = z.object({ id: z.string(), type: z.string(), serviceEndpoint: z.string().max(2_000) })
const Document = z.object({ id: z.string(), alsoKnownAs: few(z.string().max(300)), service: few(Service) })

export interface Directory {
  url: string
  plc_url: string
  /** Users' servers are never on this machine. */
  in_production?: boolean
}

interface Identity {
  service: string | null
  /** In lower case, the main one first. */
  handles: string[]
}

/** The operator's directory; accounts' own servers are not trusted for this. */
export interface Registry {
  resolve(handle: string, signal: AbortSignal): Promise<string | null>
  identityOf(did: string, signal: AbortSignal): Promise<Identity>
}

export function registryOf(fetch: Fetch, { url, plc_url }: Directory, clock: Clock): Registry {
  return {
    async resolve(handle, signal) {
      const asked = new URL('/xrpc/com.atproto.identity.resolveHandle', url)
      asked.searchParams.set('handle', handle)
      return Resolved.safeParse(await jsonAt(fetch, asked, signal, clock)).data?.did ?? null
    },
    async identityOf(did, signal) {
      if (!didForm.test(did)) throw new NotProven(`Warble can’t look up accounts with an id like ${did}.`)
      const at = did.startsWith('did:plc:')
        ? new URL(`/${did}`, plc_url)
        : new URL('/.well-known/did.json', `https://${did.slice('did:web:'.length)}`)
      const document = Document.safeParse(await jsonAt(fetch, at, signal, clock)).data
      if (document?.id !== did) return { service: null, handles: [] }
      const host = document.service.find(
        ({ id, type }) => id.endsWith('#atproto_pds') && type === 'AtprotoPersonalDataServer',
      )
      const names = document.alsoKnownAs.filter((name) => name.startsWith('at://'))
      return { service: originOf(host?.serviceEndpoint), handles: names.map((name) => name.slice(5).toLowerCase()) }
    },
  }
}

function originOf(endpoint: string | undefined): string | null {
  const url = endpoint !== undefined && URL.canParse(endpoint) ? new URL(endpoint) : null
  return url && /^https?:$/.test(url.protocol) ? url.origin : null
}

export async function findAccount(registry: Registry, handle: string, signal: AbortSignal) {
  const did = (await registry.resolve(handle, signal)) ?? unknownHandle()
  const { service, handles } = await registry.identityOf(did, signal)
  if (service === null) throw new NotProven(`The account @${handle} doesn’t name a server.`)
  if (!handles.includes(handle.toLowerCase()))
    throw new NotProven(`The account behind @${handle} doesn’t list this handle as its own.`)
  return { did, service }
}

/** Returns `invalidHandle` if no handle leads back. Throws `unauthorized` if the account has moved. */
export async function provenHandle(
  registry: Registry,
  { did, service }: { did: string; service: string },
  said: string,
  signal: AbortSignal,
): Promise<string> {
  const identity = await registry.identityOf(did, signal)
  if (identity.service !== new URL(service).origin)
    throw new NetworkError('unauthorized', 'This account isn’t on this server, or not anymore.')
  const [main] = identity.handles
  const handle = identity.handles.includes(said.toLowerCase()) ? said : main
  if (handle === undefined || handle === invalidHandle) return invalidHandle
  const resolved = await registry.resolve(handle, signal)
  return resolved === did ? handle : invalidHandle
}

/** Throws `NotProven`. */
export async function proveHandle(
  registry: Registry,
  did: string,
  asked: string | null,
  signal: AbortSignal,
): Promise<void> {
  const { handles } = await registry.identityOf(did, signal)
  const handle = asked?.toLowerCase() ?? handles[0]
  if (handle === undefined) throw new NotProven('The account doesn’t list any handle as its own.')
  if (!handles.includes(handle)) throw new NotProven(`You authorized a different account than @${handle}.`)
  if ((await registry.resolve(handle, signal)) !== did)
    throw new NotProven(`The handle @${handle} doesn’t lead to the account.`)
}

function unknownHandle(): never {
  throw new NetworkError('refused', 'The network doesn’t know this handle.')
}

async function jsonAt(fetch: Fetch, url: URL, signal: AbortSignal, clock: Clock): Promise<unknown> {
  const answer = await exchange(fetch, url, { signal }, bytesFor(1)).catch((error: unknown) => {
    throw error instanceof NetworkError ? new NetworkError('unavailable', error.message) : error
  })
  const { status, ok, headers } = answer.response
  const retryAt = quietUntil({ status, header: (name) => headers.get(name) }, clock.now())
  if (status >= 500 || status === 429)
    throw unanswered({ message: 'The network couldn’t look up the account.', retryAt })
  return ok ? jsonIn(answer) : undefined
}
