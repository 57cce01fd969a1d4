import { installation } from './installation.ts'
import { BridgeMessage, isBridge, isPopup, PopupMessage } from './messages.ts'
import { isNetworkCookie } from './network.ts'
import { closeStorage } from './session.ts'
import { connect, detected, pair, reconnect } from './worker/connect.ts'
import { reloadSetup } from './worker/pages.ts'
import { popupAction, popupState } from './worker/popup-state.ts'
import { report, reportChange } from './worker/report.ts'

/** In minutes: Warble considers a browser active that reported within ten. */
const reportEvery = 4
/** In ms: the cookies of one sign-in change one after the other. */
const settled = 250

/** Runs when the browser starts, and after an installation or an update, which restarts the extension. */
async function start(): Promise<void> {
  // First, so that a failure below does not end the reports.
  await chrome.alarms.create('report', { periodInMinutes: reportEvery })
  await closeStorage()
  await chrome.storage.session.set({ started: true })
  await reconnect()
}

chrome.runtime.onStartup.addListener(start)
chrome.runtime.onInstalled.addListener(async ({ reason }) => {
  if (reason === 'install') await reloadSetup()
  await start()
})

chrome.alarms.onAlarm.addListener(async () => {
  const { started } = await chrome.storage.session.get('started')
  await (started ? reconnect() : report())
})

let change: ReturnType<typeof setTimeout> | undefined
chrome.cookies.onChanged.addListener(async ({ cookie }) => {
  if (!(await isNetworkCookie(cookie))) return
  clearTimeout(change)
  change = setTimeout(reportChange, settled)
})

// Other extensions cannot send here: their messages arrive as a different event, and the manifest admits none.
chrome.runtime.onMessage.addListener((message: unknown, sender, respond: (answer: unknown) => void) => {
  answer(message, sender).then(respond, () => respond(null))
  return true
})

/** Returns null for messages that are invalid or come from anywhere else. */
async function answer(message: unknown, sender: chrome.runtime.MessageSender): Promise<unknown> {
  const { id } = chrome.runtime
  const { origin } = await installation()
  if (isBridge(sender, { id, origin })) {
    const { data } = BridgeMessage.safeParse(message)
    if (data?.type === 'detect') return detected(data.user_id)
    if (data?.type === 'pair') return pair(data.user_id, data.code)
    if (data?.type === 'connect') return connect(data.user_id, null)
  }
  if (isPopup(sender, { id })) {
    const { data } = PopupMessage.safeParse(message)
    if (data?.type === 'state') return popupState()
    if (data) return { failure: await popupAction(data.type), state: await popupState() }
  }
  return null
}
