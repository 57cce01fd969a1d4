import type { PlanType } from '#app/content/plan-table.ts'
import type { AnalysisView } from '#app/domain/analysis/analysis.ts'
import type { Offer } from '#app/domain/billing/offer.ts'
import type { BotSettingsView } from '#app/domain/bot/settings/settings.ts'
import type { ConnectChoice } from '#app/domain/connection/choice.ts'
import type { ConnectionView } from '#app/domain/connection/connection.ts'
import type { OnboardingState } from '#app/domain/onboarding/onboarding.ts'
import type { FormResult } from '#app/ui/form.tsx'
import type { PortraitPages } from './portrait/pages.tsx'
import type { RatingScreen } from './rating/screen.ts'

interface WizardState extends ConnectChoice {
  step: number
  progress: OnboardingState
  connection: ConnectionView
  analysis: AnalysisView
  /** Once the analysis is complete. */
  portrait: PortraitPages | null
  plan: PlanType
  offer: Offer | null
  user_id: string
  /** Or all networks that can be chosen. */
  network: string
  /** Paid plans can be bought here. */
  on_sale: boolean
  extension: { store_url: string | null; can_download: boolean; fits: boolean }
  now: Date
  /** Drafts can be written here. */
  can_rate: boolean
  time_zone: string
  /** Part of the analysis step. */
  rating: RatingScreen | null
  bot_runs: boolean
  /** On the last step. */
  starts: (Pick<BotSettingsView, 'hours'> & { mode: BotSettingsView['mode'] | null; at: string | null }) | null
  /** HTML beside a step that asks for little. */
  side_panel: string | null
}

export interface StepProps extends WizardState {
  actionData: FormResult | undefined
}

export type NetworkProps = Omit<StepProps, 'network'> & { network: ConnectChoice['networks'][number] }
