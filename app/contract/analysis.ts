import { z } from 'zod'
import { endpoint } from '#app/contract/endpoint.ts'
import { handleOf } from '#app/contract/typed.ts'

export const AnalysisProgress = z.object({
  stage: z.string(),
  percent: z.number().int().min(0).max(100),
  message: z.string(),
  updated_at: z.string(),
})

export const analysisStatus = z.enum(['not_started', 'pending', 'in_progress', 'complete', 'failed', 'error'])

const missing = 'User ID or Twitter handle not found. Please complete onboarding first.'
const noEmail = 'User email not found. Please ensure you are properly logged in.'

export const StartAnalysis = endpoint({
  method: 'POST',
  path: '/api/analyze-account',
  access: 'user',
  summary: 'Starts the analysis of the connected account.',
  body: z.object({
    twitter_handle: z.string(missing).min(1, missing).max(2_000).transform(handleOf),
    user_id: z.string(missing),
    user_email: z.string(noEmail).min(1, noEmail).max(255),
  }),
  reply: z.object({ status: analysisStatus, message: z.string() }),
  status: 202,
  errors: ['not_connected', 'handle_not_connected', 'analysis_running', 'too_many_analyses', 'not_found'],
})

export const GetAnalysisProgress = endpoint({
  method: 'GET',
  path: '/api/analysis-progress/{userId}',
  access: 'user',
  summary: 'The progress of the newest analysis; 404 when none was started.',
  reply: AnalysisProgress,
  errors: ['not_found'],
})

export const GetCustomPrompt = endpoint({
  method: 'GET',
  path: '/api/custom-prompt/{userId}/{twitterHandle}',
  access: 'user',
  summary: 'The result of the newest analysis of the handle; null until it is there.',
  reply: z.object({
    status: analysisStatus,
    niche: z.string().nullable(),
    confidence_score: z.number().nullable().describe('Percent.'),
    tone: z.string().nullable(),
    engagement_style: z.string().nullable(),
    custom_prompts: z.array(z.object({ title: z.string(), text: z.string(), post_ids: z.array(z.string()) })),
    generated_prompts: z.array(z.string()),
    content_patterns: z
      .object({
        posting_style: z.string(),
        content_type: z.array(z.string()),
        engagement_patterns: z.string(),
      })
      .nullable(),
    key_topics: z.array(z.string()),
    note: z.string().nullable().describe('Why another model than the configured one made it; null where it did not.'),
  }),
  errors: ['not_found'],
})

export const AnalysisProgressStream = endpoint({
  method: 'GET',
  path: '/api/analysis-progress-stream/{userId}',
  access: 'user',
  limit: 'stream',
  summary: 'The progress as server-sent events; `token` accepts a ticket, or an access token if there is no cookie.',
  query: z.object({ token: z.string().max(4096).optional() }),
  token: 'ticket_or_access_token',
  reply: AnalysisProgress,
  errors: ['not_found'],
})
