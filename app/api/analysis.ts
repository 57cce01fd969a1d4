import { AnalysisProgressStream, GetAnalysisProgress, GetCustomPrompt, StartAnalysis } from '#app/contract/analysis.ts'
import { handleOf } from '#app/contract/typed.ts'
import { customPrompt, progressOf, startAnalysis } from '#app/domain/analysis/analysis.ts'
import { fail } from '#app/domain/failure.ts'
import { handler } from '#app/http/doors/api.ts'
import { analysisStream } from '#app/http/doors/stream.ts'

export const analysisCalls = [
  handler(StartAnalysis, async ({ user, body }, services) => {
    await startAnalysis(services, user.id, body.twitter_handle, services.clock.now())
    return { status: 'pending', message: 'Analysis Started' }
  }),
  handler(GetAnalysisProgress, async ({ user }, { db }) => (await progressOf(db, user.id)) ?? fail('not_found')),
  handler(AnalysisProgressStream, ({ context, session }) => analysisStream(context, session)),
  handler(GetCustomPrompt, ({ user, params }, { db }) =>
    customPrompt(db, user.id, handleOf(params.twitterHandle ?? '')),
  ),
]
