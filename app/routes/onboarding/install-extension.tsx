import { type MouseEvent, useState } from 'react'
import { Disclosure } from '#app/ui/accordion.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { FlashToast } from '#app/ui/flash-toast.tsx'

interface InstallExtensionProps {
  store_url: string | null
  installing: boolean
  onInstall: () => void
}

/** Without a store page, links to the archive, with instructions. */
export function InstallExtension({ store_url, installing, onInstall }: InstallExtensionProps) {
  const [blocked, setBlocked] = useState(0)
  const openStore = (event: MouseEvent, url: string) => {
    event.preventDefault()
    const tab = window.open(url, '_blank')
    if (!tab) return setBlocked((count) => count + 1)
    tab.opener = null
    onInstall()
  }
  return (
    <div className="grid gap-2 sm:w-60">
      {store_url ? (
        <LinkButton
          href={store_url}
          target="_blank"
          rel="noreferrer"
          variant="secondary"
          iconEnd="external"
          onClick={(event) => openStore(event, store_url)}
        >
          Add to Chrome
        </LinkButton>
      ) : (
        <>
          <LinkButton href="/warble-extension.zip" download variant="secondary" icon="download" onClick={onInstall}>
            Download the extension
          </LinkButton>
          <Disclosure title="How to load it manually" open={installing || undefined}>
            <ol className="mt-1 list-decimal space-y-1 pl-5 text-muted">
              <li>Unzip the file. Leave the folder where it is.</li>
              <li>
                Open <code className="text-ink">chrome://extensions</code> and turn on Developer mode.
              </li>
              <li>Press Load unpacked and choose the folder.</li>
              <li>Come back to this page. It continues automatically.</li>
            </ol>
          </Disclosure>
        </>
      )}
      <noscript>
        <LinkButton href="/onboarding?step=2" size="sm" variant="quiet">
          Check again
        </LinkButton>
      </noscript>
      {blocked > 0 && (
        <FlashToast
          key={blocked}
          title="Error"
          description="Failed to open Chrome Web Store. Please try again."
          tone="failure"
        />
      )}
    </div>
  )
}
