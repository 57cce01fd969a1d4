import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { patientFetch } from '#app/ui/server-there.ts'

window.fetch = patientFetch(window.fetch)

/**
 * Has Remix decode the page's data before React renders. The first rendering would wait for that, and a key that is
 * pressed meanwhile, for which React renders at once, would end it with error 345.
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
