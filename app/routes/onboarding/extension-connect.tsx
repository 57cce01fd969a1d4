import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { Connected, Detected } from '#app/contract/extension-page.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, LinkButton, Spinner } from '#app/ui/button.tsx'
import { FlashToast } from '#app/ui/flash-toast.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useExtension } from '#app/view/extension/use-extension.ts'
import { InstallExtension } from './install-extension.tsx'
import type { NetworkProps } from './step-props.ts'

/** One row that changes: not installed, looking for it, installed, connected. */
export function ExtensionConnect({ network, connection, progress, extension, user_id }: NetworkProps) {
  const { found, connect } = useExtension(user_id)
  const [installing, setInstalling] = useState(false)
  const [connecting, setConnecting] = useState(false)
  const [outcome, setOutcome] = useState<Connected | null>(null)
  const newlyFound = useRecorded(found !== null, progress.extension_installed)
  const failure = outcome?.ok === false ? outcome.message : null
  const start = async () => {
    setConnecting(true)
    setOutcome(null)
    setOutcome(await connect())
    setConnecting(false)
  }
  return (
    <section aria-labelledby="by-extension" className="grid gap-4 border-b border-rule pb-5 pointer-coarse:hidden">
      <div className="grid items-start gap-x-10 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex gap-3 text-sm">
          <Icon name="puzzle" size="md" className="text-pine" />
          <div>
            <h3 id="by-extension" className="font-medium">
              The Chrome extension
            </h3>
            <p className="max-w-[52ch] text-muted">
              Connects in this browser with one press. It sees Warble and {network.name}, and no other site.
            </p>
            <div role="status" className="mt-1.5 flex items-center gap-2">
              <ExtensionState found={found} installing={installing} network={network.name} />
            </div>
          </div>
        </div>
        {found ? (
          <div className="grid sm:w-60">
            {found.network_signed_in ? (
              <Button
                type="button"
                variant={connection.is_connected ? 'secondary' : 'primary'}
                icon="plug"
                pending={connecting}
                pendingLabel={`Asking ${network.name}...`}
                onClick={start}
              >
                Connect with the extension
              </Button>
            ) : (
              network.sign_in_url && (
                <LinkButton
                  href={network.sign_in_url}
                  target="_blank"
                  rel="noreferrer"
                  variant="secondary"
                  iconEnd="external"
                >
                  Sign in to {network.name}
                </LinkButton>
              )
            )}
          </div>
        ) : (
          <InstallExtension {...extension} installing={installing} onInstall={() => setInstalling(true)} />
        )}
      </div>
      {failure && (
        <Alert tone="failure" role="alert" title="Connection Failed">
          {failure}
        </Alert>
      )}
      {newlyFound && (
        <FlashToast title="Success!" description="Chrome extension detected successfully!" tone="success" />
      )}
      {outcome?.ok && <FlashToast title="Success!" description={`@${outcome.handle} is connected.`} tone="success" />}
      {failure && (
        <FlashToast key={failure} title="Connection Failed" description={failure} tone="failure" announcedElsewhere />
      )}
    </section>
  )
}

/** Records detection once. Returns whether it has just happened. */
function useRecorded(found: boolean, known: boolean): boolean {
  const { submit } = useFetcher()
  const [recorded, setRecorded] = useState(false)
  useEffect(() => {
    if (!found || known || recorded) return
    setRecorded(true)
    submit({ intent: 'extension-detected' }, { method: 'post', action: '/onboarding' })
  }, [found, known, recorded, submit])
  return recorded
}

interface StateProps {
  found: Detected | null
  installing: boolean
  network: string
}

function ExtensionState({ found, installing, network }: StateProps) {
  if (!found && !installing) return <>Not installed in this browser yet.</>
  if (!found)
    return (
      <>
        <Spinner />
        Waiting for the extension. This page will detect it automatically.
      </>
    )
  return (
    <>
      <Icon name="check" className="text-pine" />
      <span>
        {`Version ${found.version} is installed in this browser. `}
        {found.network_signed_in
          ? `You’re signed in to ${network} in this browser.`
          : `Sign in to ${network} here. This page will notice.`}
      </span>
      {found.network_signed_in && found.paired === 'somebody_else' && (
        <span>It’s set up for another Warble user in this browser. Connecting switches it to you.</span>
      )}
    </>
  )
}
