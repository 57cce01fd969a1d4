import * as account from '#app/contract/account.ts'
import * as analysis from '#app/contract/analysis.ts'
import * as analytics from '#app/contract/analytics.ts'
import * as auth from '#app/contract/auth.ts'
import * as authFactors from '#app/contract/auth-factors.ts'
import * as authMail from '#app/contract/auth-mail.ts'
import * as authProviders from '#app/contract/auth-providers.ts'
import * as authRecoveryCodes from '#app/contract/auth-recovery-codes.ts'
import * as authToken from '#app/contract/auth-token.ts'
import * as billing from '#app/contract/billing.ts'
import * as bots from '#app/contract/bots.ts'
import * as connection from '#app/contract/connection.ts'
import * as description from '#app/contract/description.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import * as events from '#app/contract/events.ts'
import * as extension from '#app/contract/extension.ts'
import * as onboarding from '#app/contract/onboarding.ts'
import * as support from '#app/contract/support.ts'

const modules = {
  events,
  auth,
  'auth-token': authToken,
  'auth-mail': authMail,
  'auth-factors': authFactors,
  'auth-recovery-codes': authRecoveryCodes,
  'auth-providers': authProviders,
  analysis,
  onboarding,
  connection,
  extension,
  bots,
  analytics,
  support,
  billing,
  account,
  description,
} satisfies Record<string, Record<string, unknown>>

export type GroupName = keyof typeof modules

const namedIn = (group: Record<string, unknown>) =>
  Object.entries(group).filter((entry): entry is [string, Endpoint] => Object.hasOwn(Object(entry[1]), 'errorForm'))

export const named = Object.fromEntries(
  Object.entries(modules).map(([name, group]) => [name, namedIn(group)]),
) as unknown as Record<GroupName, [name: string, endpoint: Endpoint][]>

/** By the module of app/api that handles them; app/routes.ts mounts it at their paths. */
export const groups: Record<string, readonly Endpoint[]> = Object.fromEntries(
  Object.entries(named).map(([name, calls]) => [name, calls.map(([, endpoint]) => endpoint)]),
)

export const endpoints: readonly Endpoint[] = Object.values(groups).flat()
