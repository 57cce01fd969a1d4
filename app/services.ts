import type { Logger } from 'pino'
import type { AccessTokens } from '#app/adapters/access-token.ts'
import type { Clock } from '#app/adapters/clock.ts'
import type { ExtensionPackage } from '#app/adapters/extension-package.ts'
import type { IdentityProvider } from '#app/adapters/identity/provider.ts'
import type { Mail } from '#app/adapters/mail/mail.ts'
import type { Mind } from '#app/adapters/model/mind.ts'
import type { Network } from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import type { Payments } from '#app/adapters/payments/payments.ts'
import type { Secrets } from '#app/adapters/secrets.ts'
import type { Db } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import type { Snapshot } from '#app/db/snapshot.ts'
import type { AuthRules } from '#app/domain/account/user/rules.ts'
import type { TokenShares } from '#app/domain/metering/token-shares.ts'
import type { Queue } from '#app/queue/queue.ts'

export interface Services {
  db: Db
  snapshot: Snapshot
  queue: Queue
  clock: Clock
  networks: Networks
  mind: Mind
  token_shares: TokenShares
  mail: Mail
  /** null: nothing is sold. */
  payments: Payments | null
  seals: Seals
  secrets: Secrets
  tokens: AccessTokens
  providers: readonly IdentityProvider[]
  rules: AuthRules
  /** null: it was not built, or no network supports it. */
  extension: ExtensionPackage | null
  log: Logger
  site: Site
}

export interface RequestServices extends Services {
  /** The network of the user's account; without one, a stand-in for all offered networks. */
  network: Network
}

export interface Site {
  /** Links and checks are built from it, never from a request. */
  origin: string
  /** As a party to the terms; null: not configured. */
  operator_name: string | null
  support_email: string
  support_phone: string | null
  /** Its host; null: no posts leave this installation. */
  language_model: string | null
  /** In the Chrome Web Store; null: people download it from here. */
  extension_store_url: string | null
  social_links: string[]
  /** Whether /operator answers. */
  operator_page: boolean
  development: boolean
}
