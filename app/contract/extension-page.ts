/**
 * The messages that Warble's pages and the browser extension exchange through the page's window. Without schemas, to
 * keep zod out of the pages' scripts.
 */

export const toExtension = 'warble-extension'
export const fromExtension = 'warble-extension-answer'

/** `connect` is answered only during a recent click of the user. */
export const asks = ['detect', 'connect'] as const

export interface PageAsk {
  to: typeof toExtension
  /** The id of the request; the answer repeats it. */
  id: string
  ask: (typeof asks)[number]
  /** The user who is signed in on the page. */
  user_id: string
}

export interface ExtensionAnswer {
  from: typeof fromExtension
  id: string
  answer: Detected | Connected
}

export interface Detected {
  version: string
  /** For whom the extension works in this browser. */
  paired: 'you' | 'somebody_else' | 'nobody'
  network_signed_in: boolean
}

/** `code` is that of the refused call, or `signed_out` (of the network), or `unreachable`. */
export type Connected = { ok: true; handle: string } | { ok: false; code: string; message: string }

/** The events that the extension raises in open pages; their names in the page begin with `warble:`. */
export const pageEvents = [
  'extension-installed',
  'extension-connected',
  'extension-disconnected',
  'twitter-connected',
  'connection-success',
  'dashboard-refresh',
] as const
export type PageEvent = (typeof pageEvents)[number]
