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
import * as deletion from '#app/contract/deletion.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import * as events from '#app/contract/events.ts'
import * as dataExport from '#app/contract/export.ts'
import * as extension from '#app/contract/extension.ts'
import * as onboarding from '#app/contract/onboarding.ts'
import * as support from '#app/contract/support.ts'

const endpointsIn = (group: Record<string, unknown>): Endpoint[] =>
  Object.values(group).filter((value): value is Endpoint => Object.hasOwn(Object(value), 'errorForm'))

/** The calls by the module of routes/api that answers them; app/routes.ts mounts it at their paths. */
export const groups: Record<string, readonly Endpoint[]> = {
  events: endpointsIn(events),
  auth: endpointsIn(auth),
  'auth-token': endpointsIn(authToken),
  'auth-mail': endpointsIn(authMail),
  'auth-factors': endpointsIn(authFactors),
  'auth-recovery-codes': endpointsIn(authRecoveryCodes),
  'auth-providers': endpointsIn(authProviders),
  analysis: endpointsIn(analysis),
  onboarding: endpointsIn(onboarding),
  connection: endpointsIn(connection),
  extension: endpointsIn(extension),
  bots: endpointsIn(bots),
  analytics: endpointsIn(analytics),
  support: endpointsIn(support),
  billing: endpointsIn(billing),
  deletion: endpointsIn(deletion),
  export: endpointsIn(dataExport),
}

/** The whole HTTP API. */
export const endpoints: readonly Endpoint[] = Object.values(groups).flat()
