import { AnalysisProgressStream, GetAnalysisProgress, GetCustomPrompt, StartAnalysis } from '#app/contract/analysis.ts'
import { customPrompt, progressOf, startAnalysis } from '#app/domain/analysis/analysis.ts'
import { fail } from '#app/domain/failure.ts'
import { api, on } from '#app/http/api.ts'
import { analysisStream } from '#app/http/stream.ts'

const handlers = api([
  on(StartAnalysis, async ({ user, body }, services) => {
    await startAnalysis(services, user.id, body.twitter_handle, services.clock.now())
    return { status: 'pending', message: 'Analysis Started' }
  }),
  on(GetAnalysisProgress, async ({ user }, { db }) => (await progressOf(db, user.id)) ?? fail('not_found')),
  on(AnalysisProgressStream, ({ context, session }) => analysisStream(context, session)),
  on(GetCustomPrompt, ({ user, params }, { db }) => customPrompt(db, user.id, params.twitterHandle ?? '')),
])

export const loader = handlers.loader
export const action = handlers.action
