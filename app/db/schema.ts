import type { Generated, JSONColumnType } from 'kysely'
import type { Choice } from '#app/contract/choice.ts'
import type { ActionKind, NetworkId, Situation } from '#app/contract/networks.ts'
import type { Correction, Profile } from '#app/contract/profile.ts'
import type {
  Devices,
  Discontinuation,
  ExportParts,
  Exports,
  ExtensionPairings,
  ExtensionSessions,
  FactorChallenges,
  Factors,
  Flows,
  Identities,
  LastBackup,
  MailTokens,
  Notices,
  NotificationPreferences,
  OnboardingRow,
  OperatorKeys,
  RecoveryCodes,
  SecurityEvents,
  Sessions,
  StreamTickets,
  UnsubscribeLinks,
  Users,
} from '#app/db/schema-accounts.ts'
import type {
  BillingCustomers,
  BillingHistory,
  BillingMails,
  BillingSyncs,
  FormerContacts,
  FormerSpending,
  FormerUsage,
  LlmUsage,
  LlmUsageTotal,
  ModelDialects,
  NetworkReadings,
  NetworkUsage,
  NetworkUsageLines,
  NetworkUsageTotal,
  PersonKeys,
  Persons,
  Subscriptions,
  WebhookEvents,
} from '#app/db/schema-billing.ts'
import type {
  Bots,
  BotTerms,
  ConversationDecisions,
  DraftEdits,
  Drafts,
  HeardOptOuts,
  HiddenSuggestions,
  InboxPosts,
  OptOuts,
  OwnFacts,
  PeoplePictures,
  PictureFiles,
  PostVectors,
  RatingRounds,
  Ratings,
  Searches,
  UnreadAuthors,
  VoiceChoices,
  VoiceExamples,
} from '#app/db/schema-bots.ts'
import type { Connections } from '#app/db/schema-connections.ts'
import type { LearnedPriors, Learning } from '#app/db/schema-learning.ts'

/** In the order of migrations/. timestamptz is Date, date is `YYYY-MM-DD`, int8 is number. */
export interface Database {
  users: Users
  onboarding: OnboardingRow
  sessions: Sessions
  mail_tokens: MailTokens
  subscriptions: Subscriptions
  connections: Connections
  account_analyses: AccountAnalyses
  bots: Bots
  bot_terms: BotTerms
  inbox_posts: InboxPosts
  conversation_decisions: ConversationDecisions
  people_pictures: PeoplePictures
  hidden_suggestions: HiddenSuggestions
  picture_files: PictureFiles
  voice_examples: VoiceExamples
  own_facts: OwnFacts
  voice_choices: VoiceChoices
  rating_rounds: RatingRounds
  ratings: Ratings
  actions: Actions
  action_hours: ActionHours
  follower_days: FollowerDays
  live_heads: LiveHeads
  live_events: LiveEvents
  rate_limits: RateLimits
  opt_outs: OptOuts
  heard_opt_outs: HeardOptOuts
  unread_authors: UnreadAuthors
  llm_usage: LlmUsage
  llm_usage_total: LlmUsageTotal
  network_usage: NetworkUsage
  searches: Searches
  network_usage_total: NetworkUsageTotal
  network_readings: NetworkReadings
  model_dialects: ModelDialects
  network_usage_lines: NetworkUsageLines
  post_vectors: PostVectors
  identities: Identities
  factors: Factors
  factor_challenges: FactorChallenges
  recovery_codes: RecoveryCodes
  devices: Devices
  security_events: SecurityEvents
  flows: Flows
  support_messages: SupportMessages
  stream_tickets: StreamTickets
  worker_heartbeats: WorkerHeartbeats
  extension_sessions: ExtensionSessions
  extension_pairings: ExtensionPairings
  discontinuation: Discontinuation
  last_backup: LastBackup
  operator_keys: OperatorKeys
  notification_preferences: NotificationPreferences
  unsubscribe_links: UnsubscribeLinks
  notices: Notices
  exports: Exports
  export_parts: ExportParts
  billing_customers: BillingCustomers
  billing_history: BillingHistory
  billing_syncs: BillingSyncs
  webhook_events: WebhookEvents
  billing_mails: BillingMails
  person_keys: PersonKeys
  persons: Persons
  former_usage: FormerUsage
  former_spending: FormerSpending
  former_contacts: FormerContacts
  learning: Learning
  learned_priors: LearnedPriors
  drafts: Drafts
  draft_edits: DraftEdits
}

export type AnalysisStatus = 'pending' | 'in_progress' | 'complete' | 'failed'

interface AccountAnalyses {
  id: Generated<string>
  user_id: string
  network: NetworkId
  network_account_id: string
  twitter_handle: string
  status: AnalysisStatus
  stage: string
  percent: number
  message: string
  error: string | null
  niche: string | null
  confidence_score: number | null
  tone: string | null
  engagement_style: string | null
  profile: JSONColumnType<Profile> | null
  evidence: JSONColumnType<Record<string, string>> | null
  corrected: JSONColumnType<Correction> | null
  /** When the user went on from the result. */
  seen_at: Generated<Date | null>
  created_at: Date
  updated_at: Date
}

export type ActionState =
  | 'waiting'
  | 'planned'
  | 'sending'
  | 'success'
  | 'failed'
  | 'unknown'
  | 'skipped'
  | 'rejected'
  | 'expired'
  | 'undone'

/** `approved`: the user's click on a draft; `tap`: a click that the network requires; `hand`: the user's own words. */
export type ActionSource = 'auto' | 'approved' | 'tap' | 'hand'

interface Actions {
  id: Generated<string>
  user_id: string
  network: NetworkId
  network_account_id: string
  kind: ActionKind
  /** The post of a reply or like, the person of a follow or view. */
  target_id: string
  post_id: string | null
  post_text: string | null
  author_id: string
  author_handle: string
  author_name: string
  author_bio: string | null
  situation: Situation
  source: ActionSource
  state: ActionState
  text: string | null
  written_by: string | null
  reason: string
  topic: string | null
  not_like_me: Generated<boolean>
  code: string | null
  generation: number
  used_credit: Generated<boolean>
  created_at: Date
  claimed_at: Date | null
  local_day: string | null
  local_hour: number | null
  call_deadline: Date | null
  finished_at: Date | null
  response_ms: number | null
  result_id: string | null
  outcome_likes: number | null
  outcome_replies: number | null
  /** Complaints among the replies that it got; of them, those by others than its author. */
  unwelcome: Generated<number>
  unwelcome_by_others: Generated<number>
  /** Follows only: whether they followed the user before; null: not known. */
  was_follower: boolean | null
  /** Follows only: whether they follow back since; null: not checked yet. */
  outcome_followed: boolean | null
  /** Only for replies to strangers that the bot chose. */
  choice: JSONColumnType<Choice> | null
  /** For a reply with a choice: whether they wrote back or followed; null: not settled yet. */
  came_back: boolean | null
  reaches: string[] | null
  undo_asked_at: Date | null
  undo_error: string | null
  undone_at: Date | null
}

interface ActionHours {
  user_id: string
  local_day: string
  local_hour: number
  kind: ActionKind
  success: number
  failed: number
  unknown: number
  /** Calls with a response, and the sum of their times in ms. */
  answered: number
  response_ms: number
}

interface FollowerDays {
  user_id: string
  network: NetworkId
  network_account_id: string
  local_day: string
  first_count: number
  last_count: number
  taken_at: Date
}

interface LiveHeads {
  user_id: string
  version: number
}

interface LiveEvents {
  user_id: string
  version: number
  kind: string
  data: JSONColumnType<Record<string, unknown>>
  created_at: Date
}

interface RateLimits {
  key: string
  window_start: Date
  hits: number
}

interface WorkerHeartbeats {
  worker_id: string
  seen_at: Date
}

interface SupportMessages {
  id: Generated<string>
  user_id: string | null
  plan_type: 'free' | 'starter' | 'pro' | null
  name: string
  email: string
  subject: string
  message: string
  digest: Buffer
  created_at: Date
  sent_at: Date | null
  answered_at: Date | null
}
