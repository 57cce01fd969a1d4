import { api } from '#app/http/doors/api.ts'
import { accountCalls } from './account.ts'
import { analysisCalls } from './analysis.ts'
import { analyticsCalls } from './analytics.ts'
import { authCalls } from './auth.ts'
import { authFactorsCalls } from './auth-factors.ts'
import { authMailCalls } from './auth-mail.ts'
import { authProvidersCalls } from './auth-providers.ts'
import { authRecoveryCodesCalls } from './auth-recovery-codes.ts'
import { authTokenCalls } from './auth-token.ts'
import { billingCalls } from './billing.ts'
import { botsCalls } from './bots.ts'
import { connectionCalls } from './connection.ts'
import { descriptionCalls } from './description.ts'
import { eventsCalls } from './events.ts'
import { extensionCalls } from './extension.ts'
import { onboardingCalls } from './onboarding.ts'
import { supportCalls } from './support.ts'

const answer = api([
  ...accountCalls,
  ...analysisCalls,
  ...analyticsCalls,
  ...authFactorsCalls,
  ...authMailCalls,
  ...authProvidersCalls,
  ...authRecoveryCodesCalls,
  ...authTokenCalls,
  ...authCalls,
  ...billingCalls,
  ...botsCalls,
  ...connectionCalls,
  ...descriptionCalls,
  ...eventsCalls,
  ...extensionCalls,
  ...onboardingCalls,
  ...supportCalls,
])

export const loader = answer
export const action = answer
