import { AnalysisProgressStream, GetAnalysisProgress, GetCustomPrompt, StartAnalysis } from '#app/contract/analysis.ts'
import { GetDashboardAnalytics } from '#app/contract/analytics.ts'
import * as account from '#app/contract/auth.ts'
import * as factors from '#app/contract/auth-factors.ts'
import * as mail from '#app/contract/auth-mail.ts'
import { ways } from '#app/contract/auth-ways.ts'
import { StartBot, StopBot } from '#app/contract/bots.ts'
import { ConnectTwitter, DisconnectTwitter, GetTwitterInfo } from '#app/contract/connection.ts'
import { DeleteAccount } from '#app/contract/deletion.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Events, GetStreamTicket } from '#app/contract/events.ts'
import { GetOnboardingProgress } from '#app/contract/onboarding.ts'
import { AskChatbot } from '#app/contract/support.ts'

/** The whole HTTP surface for programs. The tests walk it; a call that is not listed here is not mounted. */
export const endpoints: readonly Endpoint[] = [
  Events,
  GetStreamTicket,
  account.SignUpUser,
  account.IssueToken,
  account.GetAuthUser,
  account.UpdateAuthUser,
  account.Logout,
  account.GetAuthSettings,
  account.GetAuthHealth,
  account.GetAuthJwks,
  account.GetJwks,
  mail.RequestOtp,
  mail.RequestRecovery,
  mail.ResendMail,
  mail.Reauthenticate,
  mail.VerifyOtp,
  mail.VerifyLink,
  factors.EnrolFactor,
  factors.ChallengeFactor,
  factors.VerifyFactor,
  factors.UnenrolFactor,
  factors.GetRecoveryCodes,
  factors.MakeRecoveryCodes,
  factors.RemakeRecoveryCodes,
  factors.TakeRecoveryCode,
  factors.RemoveRecoveryCodes,
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
  AskChatbot,
  DeleteAccount,
]
