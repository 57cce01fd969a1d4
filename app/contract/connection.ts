import { z } from 'zod'
import { endpoint } from '#app/contract/endpoint.ts'
import { typedHandle } from '#app/contract/networks.ts'

/** The characters that a cookie can hold. */
const token = z
  .string()
  .max(512)
  .regex(/^[\x21-\x7e]+$/)

/** On any network; API clients know the schema under this name. */
export const TwitterInfo = z.object({
  handle: z.string().nullable(),
  display_name: z.string().nullable(),
  profile_image_url: z.string().nullable(),
  connected_at: z.string().nullable(),
  last_sync: z.string().nullable(),
  is_connected: z.boolean(),
})

export const GetTwitterInfo = endpoint({
  method: 'GET',
  path: '/twitter/user-info/{userId}',
  access: 'user',
  summary: 'The connected account.',
  reply: TwitterInfo,
  errors: ['not_found'],
})

export const ConnectTwitter = endpoint({
  method: 'POST',
  path: '/twitter/connect',
  access: 'user',
  summary: "Connects the account that the tokens belong to, after asking the network's users/me.",
  body: z.object({
    user_id: z.string(),
    auth_token: token,
    ct0_token: token,
    /** If given, the tokens must belong to this account. */
    twitter_handle: typedHandle.pipe(z.string().min(1)).optional(),
  }),
  reply: TwitterInfo,
  fields: { handle: 'twitter_handle', tokens: 'auth_token' },
  errors: [
    'way_not_offered',
    'credentials_refused',
    'handle_mismatch',
    'account_taken',
    'network_unreachable',
    'not_found',
  ],
})

/** `handle`: the account that the page named. */
export const DisconnectAccount = z.object({ handle: z.string().min(1).max(300) })

export const DisconnectTwitter = endpoint({
  method: 'POST',
  path: '/twitter/disconnect',
  access: 'user',
  summary: 'Deletes the account and its credentials, and stops the bot.',
  body: z.object({ user_id: z.string() }),
  reply: TwitterInfo,
  errors: ['not_found'],
})
