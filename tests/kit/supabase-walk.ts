import type { createClient } from '@supabase/supabase-js'

export interface Walk {
  url: string
  email: string
  password: string
  user_id: string
}

/**
 * Makes every kind of call that an app with the Supabase client makes. The function is self-contained, so that a
 * browser can run it too.
 */
export async function supabaseWalk(create: typeof createClient, { url, email, password, user_id }: Walk) {
  const client = create(url, 'any-public-key', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  const { auth, functions } = client
  const failed = (error: { name: string; code?: string | undefined; status?: number | undefined } | null) =>
    error && [error.name, error.code, error.status]
  const wrong = await auth.signInWithPassword({ email, password: 'not this one at all' })
  const signedIn = await auth.signInWithPassword({ email, password })
  const updated = await auth.updateUser({ data: { colour: 'green' } })
  const refreshed = await auth.refreshSession()
  const claims = await auth.getClaims()
  const user = await auth.getUser()
  const browser = { extension_version: '1.0.0', browser_info: 'Chrome on Linux' }
  const foreign = await client.rpc('disconnect_extension', { user_id: '00000000-0000-4000-8000-000000000000' })
  const invoked: Record<string, unknown> = {}
  const asks = [
    ['chatbot', { message: 'How long is the free trial?' }],
    ['create-checkout', { plan_type: 'starter' }],
    ['create-portal-session', { return_url: url }],
    ['no-such-function', {}],
  ] as const
  for (const [name, body] of asks) {
    const { data, error } = await functions.invoke(name, { body })
    invoked[name] = error ? [error.name, await (error.context as Response).json()] : Object.keys(data)
  }
  // This makes the session an extension session, which the next call ends.
  const reported = await client.rpc('update_extension_status', { user_id, session_token: 'a browser', ...browser })
  const disconnected = await client.rpc('disconnect_extension', { user_id })
  const ended = await auth.getUser()
  const again = await auth.signInWithPassword({ email, password })
  const signedOut = await auth.signOut()
  return {
    wrong: failed(wrong.error),
    signed_in: signedIn.data.user?.email,
    updated: updated.data.user?.user_metadata.colour,
    refreshed: typeof refreshed.data.session?.access_token,
    claims: claims.data?.claims.sub,
    user: user.data.user?.id,
    foreign: foreign.error && [foreign.error.code, foreign.status],
    reported: reported.error ? reported.error.message : reported.data.isConnected,
    disconnected: disconnected.error ? disconnected.error.message : disconnected.data.isConnected,
    ended: failed(ended.error),
    again: failed(again.error),
    signed_out: failed(signedOut.error),
    ...invoked,
  }
}

/** The result of the walk if every call succeeds. */
export const walked = ({ email, user_id }: Pick<Walk, 'email' | 'user_id'>) => ({
  wrong: ['AuthApiError', 'invalid_credentials', 400],
  signed_in: email,
  updated: 'green',
  refreshed: 'string',
  claims: user_id,
  user: user_id,
  foreign: ['not_found', 404],
  reported: true,
  disconnected: false,
  ended: ['AuthSessionMissingError', undefined, 400],
  again: null,
  signed_out: null,
  chatbot: ['response'],
  'create-checkout': ['url'],
  'create-portal-session': ['url'],
  'no-such-function': ['FunctionsHttpError', { error: 'There’s nothing here.', code: 'not_found' }],
})
