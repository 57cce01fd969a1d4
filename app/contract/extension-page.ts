/** Without schemas, to keep zod out of the pages' scripts. */

export const toExtension = 'warble-extension'
export const fromExtension = 'warble-extension-answer'

/** `connect` is answered only during a recent click of the user. */
export const asks = ['detect', 'connect'] as const

export interface PageAsk {
  to: typeof toExtension
  /** The answer repeats the request's id. */
  id: string
  ask: (typeof asks)[number]
  user_id: string
}

export interface ExtensionAnswer {
  from: typeof fromExtension
  id: string
  answer: Detected | Connected
}

export interface Detected {
  version: string
  paired: 'you' | 'somebody_else' | 'nobody'
  network_signed_in: boolean
}

/** `code` of the refused call, `signed_out` (of the network), or `unreachable`. */
export type Connected = { ok: true; handle: string } | { ok: false; code: string; message: string }

export const pageEvents = [
  'extension-installed',
  'extension-connected',
  'extension-disconnected',
  'twitter-connected',
  'connection-success',
  'dashboard-refresh',
] as const
export type PageEvent = (typeof pageEvents)[number]
