import { AnalysisProgressStream, GetAnalysisProgress, GetCustomPrompt, StartAnalysis } from '#app/contract/analysis.ts'
import { GetDashboardAnalytics } from '#app/contract/analytics.ts'
import { GetAuthUser, IssueToken, Logout } from '#app/contract/auth.ts'
import { ways } from '#app/contract/auth-ways.ts'
import { StartBot, StopBot } from '#app/contract/bots.ts'
import { ConnectTwitter, DisconnectTwitter, GetTwitterInfo } from '#app/contract/connection.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Events, GetStreamTicket } from '#app/contract/events.ts'
import { GetOnboardingProgress } from '#app/contract/onboarding.ts'

/** The whole HTTP surface for programs. The tests walk it; a call that is not listed here is not mounted. */
export const endpoints: readonly Endpoint[] = [
  Events,
  GetStreamTicket,
  IssueToken,
  GetAuthUser,
  Logout,
  ...ways,
  StartAnalysis,
  GetAnalysisProgress,
  AnalysisProgressStream,
  GetCustomPrompt,
  GetOnboardingProgress,
  GetTwitterInfo,
  ConnectTwitter,
  DisconnectTwitter,
  StartBot,
  StopBot,
  GetDashboardAnalytics,
]
