import {
  CompleteOnboarding,
  CompleteStep,
  GetCurrentStep,
  GetOnboardingProgress,
  ResetOnboarding,
  TrackOnboarding,
} from '#app/contract/onboarding.ts'
import { onboardingOf } from '#app/domain/onboarding/onboarding.ts'
import {
  completeOnboarding,
  completeStep,
  currentStepOf,
  resetOnboarding,
  trackStep,
} from '#app/domain/onboarding/record.ts'
import { handler } from '#app/http/doors/api.ts'

export const onboardingCalls = [
  handler(GetOnboardingProgress, ({ user }, { db }) => onboardingOf(db, user.id)),
  handler(GetCurrentStep, ({ user }, { db }) => currentStepOf(db, user.id)),
  handler(CompleteStep, ({ user, params }, { db, clock }) => completeStep(db, user.id, params.step ?? '', clock.now())),
  handler(ResetOnboarding, ({ user }, { db, clock }) => resetOnboarding(db, user.id, clock.now())),
  handler(TrackOnboarding, async ({ user, body }, { db, clock }) => {
    return { recorded: await trackStep(db, user.id, body.step, clock.now()) }
  }),
  handler(CompleteOnboarding, ({ user, body }, { db, clock }) => completeOnboarding(db, user.id, body, clock.now())),
]
