import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { patientFetch } from '#app/ui/server-there.ts'

window.fetch = patientFetch(window.fetch)

/**
 * Makes Remix decode the page's data before React renders. Otherwise the first render would suspend for it, and a key
 * pressed meanwhile, for which React renders synchronously, would fail with React's error 345.
 */
async function decodeData(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}

await decodeData()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  )
})
