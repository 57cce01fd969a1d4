import { GetOnboardingProgress } from '#app/contract/onboarding.ts'
import { onboardingOf } from '#app/domain/onboarding/onboarding.ts'
import { api, on } from '#app/http/api.ts'

const door = api([on(GetOnboardingProgress, ({ user }, { db }) => onboardingOf(db, user.id))])

export const loader = door.loader
export const action = door.action
