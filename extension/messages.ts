import { z } from 'zod'
import { type PageAsk as Ask, asks, pageEvents, toExtension } from '#app/contract/extension-page.ts'

const user_id = z.uuid()

export const PageAsk = z.strictObject({
  to: z.literal(toExtension),
  id: z.string().min(1).max(64),
  ask: z.enum(asks),
  user_id,
}) satisfies z.ZodType<Ask>

export const BridgeMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('detect'), user_id }),
  z.strictObject({ type: z.literal('connect'), user_id }),
  z.strictObject({ type: z.literal('pair'), user_id, code: z.string().min(1).max(256) }),
])
export type BridgeMessage = z.infer<typeof BridgeMessage>

export const PopupMessage = z.strictObject({
  type: z.enum(['state', 'connect_here', 'start', 'stop', 'disconnect']),
})
export type PopupMessage = z.infer<typeof PopupMessage>

export const WorkerMessage = z.strictObject({ raise: z.enum(pageEvents) })

export function isOwnWindow(event: Pick<MessageEvent, 'source' | 'origin'>, own: Window): boolean {
  return event.source === own && event.origin === own.location.origin
}

interface ExtensionIdentity {
  id: string
  origin: string
}

type Sender = Pick<chrome.runtime.MessageSender, 'id' | 'origin' | 'frameId' | 'url' | 'tab'>

/** Whether a message comes from our bridge in the main frame of a page of Warble. */
export function isBridge(
  { id: from, origin: at, frameId, url, tab }: Sender,
  { id: own, origin }: ExtensionIdentity,
): boolean {
  const where = url !== undefined && URL.canParse(url) ? new URL(url).origin : null
  return from === own && at === origin && where === origin && frameId === 0 && tab !== undefined
}

export function isPopup(
  { id: from, origin: at, url = '' }: Sender,
  { id: own }: Pick<ExtensionIdentity, 'id'>,
): boolean {
  const ours = `chrome-extension://${own}`
  return from === own && at === ours && url.split(/[?#]/)[0] === `${ours}/popup.html`
}

/** The worker's URL differs from those of the extension's pages and scripts. */
export function isWorker({ id: from, tab }: Sender, { id: own }: Pick<ExtensionIdentity, 'id'>): boolean {
  return from === own && tab === undefined
}
