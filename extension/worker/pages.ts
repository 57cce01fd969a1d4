import type { PageEvent } from '#app/contract/extension-page.ts'
import { installation } from '../installation.ts'

export async function raise(event: PageEvent): Promise<void> {
  const { origin } = await installation()
  const tabs = await chrome.tabs.query({ url: `${origin}/*` })
  // A page that was open before the extension was installed has no bridge, so no one answers there.
  await Promise.allSettled(tabs.flatMap(({ id }) => (id ? [chrome.tabs.sendMessage(id, { raise: event })] : [])))
}

/** A setup page from before the installation has no bridge. */
export async function reloadSetup(): Promise<void> {
  const { origin } = await installation()
  const tabs = await chrome.tabs.query({ url: `${origin}/onboarding*` })
  await Promise.allSettled(tabs.flatMap(({ id }) => (id ? [chrome.tabs.reload(id)] : [])))
}
