import { Disclosure } from '#app/ui/accordion.tsx'
import { appPasswordIntent, ConnectByAppPassword } from './connect-by-app-password.tsx'
import { ConnectByTokens } from './connect-by-tokens.tsx'
import { ExtensionConnect } from './extension-connect.tsx'
import type { ShownNetwork } from './network-row.tsx'
import type { StepProps } from './step-props.ts'

/** A way stands open where it is the network's only one. */
export function OtherWays(props: StepProps) {
  const { networks, extension, actionData } = props
  const byTokens = networks.find(({ connect_by }) => connect_by.includes('tokens'))
  const byAppPassword = networks.find(({ connect_by }) => connect_by.includes('app_password'))
  const others = [byTokens, byAppPassword].filter((network) => network !== undefined)
  const hasExtension = byTokens?.sign_in_url && extension.fits && (extension.store_url || extension.can_download)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="other-ways" className="grid gap-4 border-t border-rule pt-6">
      <h2 id="other-ways" className="font-semibold">
        {titleOf(networks, others)}
      </h2>
      {byTokens && hasExtension && <ExtensionConnect {...props} network={byTokens} />}
      {byTokens && (
        <Disclosure title="Connect manually with your two tokens" open={isOpen(byTokens, 'connect') || undefined}>
          <ConnectByTokens {...props} network={byTokens} />
        </Disclosure>
      )}
      {byAppPassword && (
        <Disclosure title="Connect with an app password" open={isOpen(byAppPassword, appPasswordIntent) || undefined}>
          <div className="grid gap-5 py-3">
            <ConnectByAppPassword {...props} network={byAppPassword} />
          </div>
        </Disclosure>
      )}
    </section>
  )

  function isOpen({ by_consent }: ShownNetwork, intent: string): boolean {
    return !by_consent || actionData?.intent === intent
  }
}

function titleOf(networks: readonly ShownNetwork[], others: readonly ShownNetwork[]): string {
  if (networks.every(({ by_consent }) => !by_consent)) return 'How to connect'
  const isAll = new Set(others).size === networks.length
  return isAll ? 'Other ways' : `Other ways, for ${others.map(({ name }) => name).join(' and ')} only`
}
