/** Loads the whole document where the framework was going: one of its scripts did not load. */
export function loadDocument(): void {
  const to = window.__remixRouter?.state.navigation.location
  const href = to && location.origin + to.pathname + to.search + to.hash
  if (href && href !== location.href) location.assign(href)
  else location.reload()
}

/** The script before this one then shows what is for pages without scripts (`paint-first.ts`). */
export const scriptsOffEvent = 'warble:scripts-off'

export function showWithoutScripts(): void {
  dispatchEvent(new Event(scriptsOffEvent))
}

/** How long the pages of this tab stay without scripts after one of them broke. */
const withoutScriptsMs = 600_000
const brokenAt = 'scripts-broke-at'

export const runsWithoutScripts = () =>
  Boolean(history.state?.plain) || brokeRecently() || document.documentElement?.dataset.scripts === 'none'

function brokeRecently(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(brokenAt)) < withoutScriptsMs
  } catch {
    return false
  }
}

/** The page as the server makes it, which works without scripts. */
export function reloadWithoutScripts(): void {
  if (runsWithoutScripts()) return
  // Where nothing can be stored, at least this page does not break again.
  history.replaceState({ ...history.state, plain: true }, '')
  try {
    sessionStorage.setItem(brokenAt, String(Date.now()))
  } catch {}
  location.reload()
}

const lost = new WeakSet<object>()

/** The network's fault, and no sign that scripts don't work in this browser. */
export function markNetworkError(error: object): void {
  lost.add(error)
}

/** React's own errors are plain ones; the server's have their class, and this message in place of theirs. */
export function isBroken(error: unknown): boolean {
  if (error instanceof DOMException) return !['AbortError', 'TimeoutError'].includes(error.name)
  if (!(error instanceof Error) || error.message === 'Unexpected Server Error') return false
  return error.constructor !== Error && !lost.has(error)
}
