import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reloadWithoutScripts, runsWithoutScripts, showWithoutScripts } from '#app/ui/script-fallback.ts'
import { patientFetch } from '#app/ui/server-there.ts'
import { followTranslation } from '#app/ui/translated.ts'

/** Remix must decode the data first: a suspended first render fails on a key press (React error 345). */
async function decodeData(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (decoding) {
    if (!(decoding instanceof Promise)) throw decoding
    await decoding
    if ('error' in decoding) throw decoding.error
  }
}

async function start(): Promise<void> {
  if (runsWithoutScripts()) return showWithoutScripts()
  window.fetch = patientFetch(window.fetch)
  await decodeData()
  followTranslation()
  // React removes the whole document if it cannot go on.
  addEventListener('error', () => {
    if (!document.body?.firstElementChild) reloadWithoutScripts()
  })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  })
}

start().catch((error) => {
  showWithoutScripts()
  throw error
})
