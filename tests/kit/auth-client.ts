import { randomUUID } from 'node:crypto'
import { AuthClient, type AuthError } from '@supabase/auth-js'
import { until } from './until.ts'
import type { World } from './world.ts'

export interface ClientOptions {
  flowType?: 'implicit' | 'pkce'
  /** Runs between the client and the server. */
  fetch?: typeof fetch
}

export type Client = InstanceType<typeof AuthClient>

/** The real client library, with its own storage. */
export function newClient({ origin }: Pick<World, 'origin'>, options: ClientOptions = {}): Client {
  const storage = new Map<string, string>()
  return new AuthClient({
    url: `${origin}/auth/v1`,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    persistSession: true,
    // The client caches public keys per storage key for the whole process.
    storageKey: randomUUID(),
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    headers: { apikey: 'any-public-key' },
    experimental: { recoveryCodes: true },
    ...options,
  })
}

export interface Mail {
  subject: string
  text: string
  /** The link's token. */
  token_hash: string
  link: URL
  code: string
}

interface Sent {
  subject: string
  text: string
  links: string[]
}

async function mailsTo(world: World, to: string): Promise<Sent[]> {
  const answer = await fetch(`${world.sandbox.control_url}/mail.json?to=${encodeURIComponent(to)}`)
  return ((await answer.json()) as { mails: Sent[] }).mails
}

/** The newest mail to the address whose subject matches, once there are `count` of them. */
export async function mailTo(world: World, to: string, subject: RegExp, count = 1): Promise<Mail> {
  const mail = await until(async () => {
    const matching = (await mailsTo(world, to)).filter((one) => subject.test(one.subject))
    return matching.length >= count ? matching[0] : undefined
  })
  const link = new URL(mail.links[0] ?? 'http://no.link')
  const code = /\b(\d{6})\b/.exec(mail.text)?.[1] ?? ''
  return { subject: mail.subject, text: mail.text, link, token_hash: link.searchParams.get('token_hash') ?? '', code }
}

/** How the client reports an error: its class, code and status. */
export const errorOf = (error: AuthError | null) => error && [error.name, error.code, error.status]
export const apiError = (code: string, status: number) => ['AuthApiError', code, status]
/** The client's error for `session_not_found`, whatever its status. */
export const sessionMissing = ['AuthSessionMissingError', undefined, 400]

/** The data of a call; throws its error, if any. */
export async function must<T extends { data: unknown; error: AuthError | null }>(
  answer: Promise<T>,
): Promise<NonNullable<Extract<T, { error: null }>['data']>> {
  const { data, error } = await answer
  if (error) throw error
  return data as NonNullable<Extract<T, { error: null }>['data']>
}
