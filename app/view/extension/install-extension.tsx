import { type MouseEvent, useState } from 'react'
import { LinkButton } from '#app/ui/button.tsx'
import { FlashToast } from '#app/ui/flash-toast.tsx'
import { InstallSteps } from '#app/view/extension/install-steps.tsx'

interface InstallExtensionProps {
  store_url: string | null
  network: string
  onInstall: () => void
}

/** Links to the store in a new tab; without a store page, to the archive, with instructions. */
export function InstallExtension({ store_url, network, onInstall }: InstallExtensionProps) {
  const [blocked, setBlocked] = useState(0)
  const openStore = (event: MouseEvent, url: string) => {
    event.preventDefault()
    const tab = window.open(url, '_blank')
    if (!tab) return setBlocked((count) => count + 1)
    tab.opener = null
    onInstall()
  }
  return (
    <div className="mt-4 grid gap-5">
      <p className="max-w-prose">
        Works in Chrome on a computer. It reads your {network} session when you press Connect, and tells Warble if you
        get signed out there. It can see Warble and {network}, and no other site.
      </p>
      {store_url ? (
        <p>
          <LinkButton
            href={store_url}
            target="_blank"
            rel="noreferrer"
            size="lg"
            icon="puzzle"
            iconEnd="external"
            onClick={(event) => openStore(event, store_url)}
          >
            Add to Chrome
          </LinkButton>
        </p>
      ) : (
        <>
          <p>
            <LinkButton href="/warble-extension.zip" download size="lg" icon="download" onClick={onInstall}>
              Download the extension
            </LinkButton>
          </p>
          <InstallSteps />
        </>
      )}
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
