import type { PlanType } from '#app/content/plan-table.ts'
import type { AnalysisView } from '#app/domain/analysis/analysis.ts'
import type { Offer } from '#app/domain/billing/offer.ts'
import type { ConnectionView } from '#app/domain/connection/connection.ts'
import type { OnboardingState } from '#app/domain/onboarding/onboarding.ts'
import type { FormResult } from '#app/ui/form.tsx'

interface WizardState {
  step: number
  progress: OnboardingState
  connection: ConnectionView
  analysis: AnalysisView
  plan: PlanType
  /** For the step that chooses a plan. */
  offer: Offer | null
  user_id: string
  network: {
    name: string
    tokens_url: string | null
    sign_in_url: string | null
    /** With simulated people, for trying things out. */
    is_practice: boolean
  }
  /** Paid plans can be bought here. */
  on_sale: boolean
  /** How the extension is to be had. */
  extension: { store_url: string | null; can_download: boolean }
  now: Date
}

export interface StepProps extends WizardState {
  actionData: FormResult | undefined
}
