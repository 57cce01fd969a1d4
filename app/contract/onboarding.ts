import { z } from 'zod'
import { endpoint } from '#app/contract/endpoint.ts'

export const OnboardingProgress = z.object({
  welcome_completed: z.boolean(),
  plan_selected: z.boolean(),
  extension_installed: z.boolean(),
  twitter_connected: z.boolean(),
  account_analyzed: z.boolean(),
  setup_completed: z.boolean(),
  completion_percentage: z.number().int(),
  current_step: z.string(),
  is_completed: z.boolean(),
})

export const GetOnboardingProgress = endpoint({
  method: 'GET',
  path: '/api/onboarding-progress/{userId}',
  access: 'user',
  summary: 'How far the onboarding is.',
  reply: OnboardingProgress,
  errors: ['not_found'],
})
