import { wizardSteps } from '#app/contract/onboarding.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'
import {
  completeSetup,
  completeWelcome,
  type OnboardingState,
  onboardingOf,
} from '#app/domain/onboarding/onboarding.ts'
import { publish } from '#app/live/publish.ts'

type Step = keyof typeof wizardSteps
const isStep = (name: string): name is Step => Object.hasOwn(wizardSteps, name)

export async function currentStepOf(db: Db, userId: string) {
  const { current_step } = await onboardingOf(db, userId)
  return { current_step, step: wizardSteps[current_step] }
}

/** Only for what the server can't know itself. Throws `not_yet` for other open steps, and `not_found`. */
export async function completeStep(db: Db, userId: string, step: string, now: Date): Promise<OnboardingState> {
  if (!isStep(step)) fail('not_found')
  if (step === 'welcome_completed') await completeWelcome(db, userId, now)
  if (step === 'setup_completed') await completeSetup(db, userId, now)
  const progress = await onboardingOf(db, userId)
  return progress[step] ? progress : fail('not_yet')
}

/** Ignored for steps the server knows itself. Returns whether it was recorded. */
export async function trackStep(db: Db, userId: string, screen: number, now: Date): Promise<boolean> {
  if (screen === wizardSteps.welcome_completed) await completeWelcome(db, userId, now)
  else if (screen !== wizardSteps.setup_completed || !(await onboardingOf(db, userId)).plan_selected) return false
  else await completeSetup(db, userId, now)
  return true
}

interface Reported {
  welcome_completed: boolean
  account_setup: boolean
  twitter_connected: boolean
  extension_installed: boolean
  onboarding_complete: boolean
}

/** All or nothing: throws `not_yet` if another reported step is not done. */
export function completeOnboarding(db: Db, userId: string, reported: Reported, now: Date): Promise<OnboardingState> {
  return inTransaction(db, async (tx) => {
    const progress = await onboardingOf(tx, userId)
    for (const step of ['twitter_connected', 'extension_installed'] as const)
      if (reported[step] && !progress[step]) fail('not_yet')
    if (reported.welcome_completed) await completeWelcome(tx, userId, now)
    if (reported.account_setup || reported.onboarding_complete) await completeSetup(tx, userId, now)
    return onboardingOf(tx, userId)
  })
}

/** Steps whose results exist stay done. */
export function resetOnboarding(db: Db, userId: string, now: Date): Promise<OnboardingState> {
  return inTransaction(db, async (tx) => {
    await tx.deleteFrom('onboarding').where('user_id', '=', userId).execute()
    await publish(tx, userId, 'onboarding', {}, now)
    return onboardingOf(tx, userId)
  })
}
