import { z } from 'zod'
import { endpoint } from '#app/contract/endpoint.ts'

export const OnboardingProgress = z.object({
  welcome_completed: z.boolean(),
  plan_selected: z.boolean(),
  extension_installed: z.boolean(),
  twitter_connected: z.boolean(),
  account_analyzed: z.boolean(),
  setup_completed: z.boolean(),
  completion_percentage: z.number().int().min(0).max(100),
  current_step: z.string(),
  is_completed: z.boolean(),
})

export const GetOnboardingProgress = endpoint({
  method: 'GET',
  path: '/api/onboarding-progress/{userId}',
  access: 'user',
  summary: 'The progress of the onboarding.',
  reply: OnboardingProgress,
  errors: ['not_found'],
})

export const wizardSteps = {
  welcome_completed: 0,
  plan_selected: 1,
  extension_installed: 2,
  twitter_connected: 2,
  account_analyzed: 3,
  setup_completed: 4,
} as const

export const GetCurrentStep = endpoint({
  method: 'GET',
  path: '/api/onboarding-progress/{userId}/current-step',
  access: 'user',
  summary: 'The first incomplete step, by its name and the number of its screen; 4 means that all are done.',
  reply: z.object({
    current_step: z.enum(Object.keys(wizardSteps) as (keyof typeof wizardSteps)[]),
    step: z.number().int().min(0).max(4),
  }),
  errors: ['not_found'],
})

export const CompleteStep = endpoint({
  method: 'POST',
  path: '/api/onboarding-progress/{userId}/complete/{step}',
  access: 'user',
  summary:
    'Records `welcome_completed` or `setup_completed`; for any other step it only checks whether the step is done. Returns the progress.',
  reply: OnboardingProgress,
  errors: ['not_found', 'not_yet'],
})

export const ResetOnboarding = endpoint({
  method: 'POST',
  path: '/api/onboarding-progress/{userId}/reset',
  access: 'user',
  summary:
    'Resets welcome, choice of plan, skip and setup. Subscription, connection and analysis stay, and their steps remain done.',
  reply: OnboardingProgress,
  errors: ['not_found'],
})

/** A client's own clock is irrelevant here, and anything else it sends is dropped. */
const ofClient = { user_id: z.string(), timestamp: z.number().optional() }

export const TrackOnboarding = endpoint({
  method: 'POST',
  path: '/onboarding/track',
  access: 'user',
  summary:
    'Reports which screen was completed: 0 records the welcome, 4 the setup once a plan is chosen. The server knows the others itself; `data` is not stored.',
  body: z.object({
    ...ofClient,
    step: z.number().int().min(0).max(4),
    data: z.record(z.string(), z.unknown()).optional(),
  }),
  reply: z.object({ recorded: z.boolean() }),
  errors: ['not_found'],
})

export const CompleteOnboarding = endpoint({
  method: 'POST',
  path: '/onboarding/complete',
  access: 'user',
  summary:
    'Records welcome and setup, all or nothing: 409 if a step is reported as done that is not. Returns the progress.',
  body: z.object({
    ...ofClient,
    welcome_completed: z.boolean().default(false),
    account_setup: z.boolean().default(false),
    twitter_connected: z.boolean().default(false),
    extension_installed: z.boolean().default(false),
    onboarding_complete: z.boolean().default(false),
  }),
  reply: OnboardingProgress,
  errors: ['not_found', 'not_yet'],
})
