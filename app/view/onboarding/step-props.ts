import type { PlanType } from '#app/content/plan-table.ts'
import type { AnalysisView } from '#app/domain/analysis/analysis.ts'
import type { Offer } from '#app/domain/billing/offer.ts'
import type { ConnectionView } from '#app/domain/connection/connection.ts'
import type { OnboardingState } from '#app/domain/onboarding/onboarding.ts'
import type { FormAnswer } from '#app/ui/form.tsx'

interface WizardState {
  step: number
  progress: OnboardingState
  connection: ConnectionView
  analysis: AnalysisView
  plan: PlanType
  /** Of the step that chooses a plan. */
  offer: Offer | null
  user_id: string
  network: { name: string; tokens_url: string | null }
  now: Date
}

export interface StepProps extends WizardState {
  answer: FormAnswer | undefined
}
