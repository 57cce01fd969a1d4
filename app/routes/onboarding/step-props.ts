import type { PlanType } from '#app/content/plan-table.ts'
import type { AnalysisView } from '#app/domain/analysis/analysis.ts'
import type { Offer } from '#app/domain/billing/offer.ts'
import type { ConnectChoice } from '#app/domain/connection/choice.ts'
import type { ConnectionView } from '#app/domain/connection/connection.ts'
import type { OnboardingState } from '#app/domain/onboarding/onboarding.ts'
import type { FormResult } from '#app/ui/form.tsx'

interface WizardState extends ConnectChoice {
  step: number
  progress: OnboardingState
  connection: ConnectionView
  analysis: AnalysisView
  plan: PlanType
  /** For the step that chooses a plan. */
  offer: Offer | null
  user_id: string
  /** The name of the account's network, or of all that can be chosen. */
  network: string
  /** Paid plans can be bought here. */
  on_sale: boolean
  /** Where the extension can be installed from. */
  extension: { store_url: string | null; can_download: boolean }
  now: Date
}

export interface StepProps extends WizardState {
  actionData: FormResult | undefined
}

/** The props of what connects an account of the chosen network. */
export interface ChosenProps extends StepProps {
  chosen: NonNullable<ConnectChoice['chosen']>
}
