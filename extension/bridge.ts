import { IssuePairingCode } from '#app/contract/extension.ts'
import {
  type Connected,
  type Detected,
  type ExtensionAnswer,
  fromExtension,
  type PageEvent,
} from '#app/contract/extension-page.ts'
import { call } from './call.ts'
import { type BridgeMessage, isOwnWindow, isWorker, PageAsk, WorkerMessage } from './messages.ts'

/** Runs in Warble's pages, between their scripts and the worker. All other messages are ignored. */
window.addEventListener('message', async (event) => {
  if (!isOwnWindow(event, window)) return
  const { data } = PageAsk.safeParse(event.data)
  // After the extension is removed or updated this script keeps running in the page, without a worker.
  if (!data || !chrome.runtime?.id) return
  const answer =
    data.ask === 'detect' ? await tell({ type: 'detect', user_id: data.user_id }) : await connect(data.user_id)
  if (!answer) return
  const reply: ExtensionAnswer = { from: fromExtension, id: data.id, answer }
  window.postMessage(reply, window.location.origin)
})

chrome.runtime.onMessage.addListener((message: unknown, sender) => {
  const { data } = isWorker(sender, { id: chrome.runtime.id }) ? WorkerMessage.safeParse(message) : {}
  if (data) raise(data.raise)
})

const raise = (event: PageEvent) => window.dispatchEvent(new Event(`warble:${event}`))

const away = { ok: false, code: 'unreachable', message: 'The extension isn’t responding. Reload this page.' } as const

async function tell(message: BridgeMessage & { type: 'detect' }): Promise<Detected | null>
async function tell(message: BridgeMessage): Promise<Connected | null>
async function tell(message: BridgeMessage): Promise<unknown> {
  return chrome.runtime.sendMessage(message).catch(() => null)
}

/** The tokens leave the browser only after a click by the user, which a script of the page cannot fake. */
async function connect(user_id: string): Promise<Connected | null> {
  if (!navigator.userActivation.isActive) return null
  const outcome = await tell({ type: 'connect', user_id })
  if (outcome?.ok !== false || outcome.code !== 'not_paired') return outcome ?? away
  // The server issues the code for the page's cookie, so that no message can pair the extension with somebody else.
  const issued = await call(window.location.origin, IssuePairingCode, {})
  if (!issued.ok) return issued
  const paired = await tell({ type: 'pair', user_id, code: issued.reply.code })
  return paired?.ok ? ((await tell({ type: 'connect', user_id })) ?? away) : (paired ?? away)
}

raise('extension-installed')
