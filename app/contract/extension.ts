import { z } from 'zod'
import { AuthSession } from '#app/contract/auth-user.ts'
import { endpoint } from '#app/contract/endpoint.ts'
import { withHyphens } from '#app/contract/typed.ts'

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u)

const browser = {
  extension_version: z
    .string()
    .regex(/^\d{1,5}(\.\d{1,5}){0,3}$/)
    .describe("Like Chrome's: one to four numbers."),
  browser_info: line(120).describe('Readable: "Chrome on Windows".'),
}

export const ExtensionStatus = z.object({
  isConnected: z.boolean().describe('Whether a browser is paired.'),
  lastConnected: z.string().nullable(),
  extensionVersion: z.string().nullable(),
  connectionMethod: z
    .enum(['extension', 'manual', 'oauth'])
    .nullable()
    .describe('How the account was connected; null without one.'),
  sessionOrigin: z.literal('website').describe('Where a pairing begins.'),
  autoLoginEnabled: z.boolean(),
  activeSessions: z
    .array(
      z.object({
        id: z.uuid(),
        browser_info: z.string(),
        extension_version: z.string(),
        last_activity: z.string(),
        is_active: z.boolean().describe('It was heard of within ten minutes.'),
        network_signed_in: z
          .boolean()
          .nullable()
          .describe('Whether the browser is signed in to the network; null until the extension has said.'),
      }),
    )
    .describe('The paired browsers, the latest first.'),
})

export const IssuePairingCode = endpoint({
  method: 'POST',
  path: '/api/extension/pairing-code',
  access: 'user',
  summary: 'A code that pairs an extension: 60 seconds, one use. Only for our own pages: a token is refused.',
  reply: z.object({ code: z.string(), expires_at: z.string() }),
  errors: ['page_needed', 'browser_unknown'],
})

export const PairExtension = endpoint({
  method: 'POST',
  path: '/api/extension/pair',
  access: 'public',
  limit: 'token',
  summary: 'Exchanges a pairing code for a session of the extension’s own, renewed by `POST /auth/v1/token`.',
  body: z.object({ code: z.string().max(256).transform(withHyphens), ...browser }),
  reply: AuthSession,
  errors: ['pairing_code_invalid'],
})

export const GetExtensionStatus = endpoint({
  method: 'GET',
  path: '/api/extension-status/{userId}',
  access: 'user',
  summary: 'The paired browsers.',
  reply: ExtensionStatus,
  errors: ['not_found'],
})

export const UpdateExtensionStatus = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/update_extension_status',
  access: 'user',
  summary:
    'Reports the browser of the calling session, on a change and every few minutes. Only for tokens: a cookie is refused.',
  body: z.object({
    user_id: z.string(),
    ...browser,
    session_token: z.string().max(4096).optional().describe('Not used: the access token says which session it is.'),
    network_signed_in: z.boolean().optional(),
  }),
  reply: ExtensionStatus,
  errors: ['token_needed', 'not_found'],
  errorForm: 'rest',
})

export const DisconnectExtension = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/disconnect_extension',
  access: 'user',
  summary: 'Ends the sessions of all paired browsers. The connected account stays.',
  body: z.object({ user_id: z.string() }),
  reply: ExtensionStatus,
  errors: ['not_found'],
  errorForm: 'rest',
})
