import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { Connected, Detected } from '#app/contract/extension-page.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, LinkButton, Spinner } from '#app/ui/button.tsx'
import { FlashToast } from '#app/ui/flash-toast.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useExtension } from '#app/view/extension/use-extension.ts'
import { InstallExtension } from './install-extension.tsx'
import type { ChosenProps } from './step-props.ts'

export function ExtensionConnect({ chosen: network, connection, progress, extension, user_id }: ChosenProps) {
  const { found, asking, connect } = useExtension(user_id)
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
    <section aria-labelledby="by-extension" className="rounded-card border border-rule bg-surface p-5 sm:p-6">
      <h2 id="by-extension" className="flex items-center gap-2 text-lg font-semibold">
        <Icon name="puzzle" size="md" className="text-pine" />
        With the browser extension
      </h2>
      <div role="status" className="mt-1 flex items-center gap-2 text-sm text-muted">
        <ExtensionState {...{ found, asking, installing }} />
      </div>
      {found ? (
        <div className="mt-4 grid gap-4">
          {found.network_signed_in ? (
            <ReadyToConnect found={found} network={network.name} />
          ) : (
            <p>Sign in to {network.name} in this browser. This page will notice, and you can connect with one click.</p>
          )}
          {failure && (
            <Alert tone="failure" role="alert" title="Connection Failed">
              {failure}
            </Alert>
          )}
          <p className="flex flex-wrap gap-3">
            {found.network_signed_in ? (
              <Button
                type="button"
                size="lg"
                icon="plug"
                variant={connection.is_connected ? 'secondary' : 'primary'}
                pending={connecting}
                pendingLabel={`Asking ${network.name}...`}
                onClick={start}
              >
                Connect {network.name}
              </Button>
            ) : (
              network.sign_in_url && (
                <LinkButton href={network.sign_in_url} target="_blank" rel="noreferrer" size="lg" iconEnd="external">
                  Sign in to {network.name}
                </LinkButton>
              )
            )}
          </p>
        </div>
      ) : (
        <InstallExtension {...extension} network={network.name} onInstall={() => setInstalling(true)} />
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

function ExtensionState({
  found,
  asking,
  installing,
}: {
  found: Detected | null
  asking: boolean
  installing: boolean
}) {
  if (found)
    return (
      <>
        <Icon name="check" className="text-pine" />
        {`Version ${found.version} is installed in this browser.`}
      </>
    )
  if (installing)
    return (
      <>
        <Spinner />
        Waiting for the extension. This page will detect it automatically.
      </>
    )
  return asking ? <>Connects your account in one click.</> : <>Not installed in this browser yet.</>
}

function ReadyToConnect({ found, network }: { found: Detected; network: string }) {
  return (
    <p className="max-w-prose">
      You’re signed in to {network} in this browser. Press Connect and the extension passes that session to Warble,
      once.
      <span>
        {found.paired === 'somebody_else' &&
          ' It’s set up for another Warble user in this browser. Connecting switches it to you.'}
      </span>
    </p>
  )
}
