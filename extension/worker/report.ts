import { UpdateExtensionStatus } from '#app/contract/extension.ts'
import { browserName, version } from '../browser.ts'
import { isSignedInToNetwork } from '../network.ts'
import { authorized, paired } from '../session.ts'
import { raise } from './pages.ts'

export async function report() {
  const session = await paired()
  if (!session) {
    await showBadge(false)
    return null
  }
  const network_signed_in = await isSignedInToNetwork()
  const { user_id } = session
  const body = { user_id, extension_version: version(), browser_info: browserName(), network_signed_in }
  const outcome = await authorized(UpdateExtensionStatus, { body })
  await showBadge(outcome.ok && !network_signed_in)
  if (outcome.ok) return outcome.reply
  if (outcome.code === 'not_paired') await raise('extension-disconnected')
  return null
}

export async function showBadge(shown: boolean): Promise<void> {
  await chrome.action.setBadgeText({ text: shown ? '!' : '' })
  await chrome.action.setBadgeBackgroundColor({ color: '#8f5600' })
  await chrome.action.setBadgeTextColor({ color: '#ffffff' })
}

/** After someone signs in to the network or out of it; notifies open pages too, paired or not. */
export async function reportChange(): Promise<void> {
  const signed_in = await isSignedInToNetwork()
  const { told } = await chrome.storage.session.get('told')
  if (told === signed_in) return
  await chrome.storage.session.set({ told: signed_in })
  await report()
  await raise('dashboard-refresh')
}
