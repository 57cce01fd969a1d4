import { sampleFailure } from '#app/adapters/model/llm/check-server.ts'
import { type Check, fault, ok } from '#app/operator/check/finding.ts'

export const checkModel: Check = async ({ env, signal }) => {
  const { MIND, LLM_URL: url, LLM_MODEL: model, LLM_KEY: key, LLM_TIMEOUT_MS } = env
  if (MIND !== 'llm' || !url || !model) return [ok('The embedded mind needs no server.')]
  const failure = await sampleFailure({ url, model, key }, LLM_TIMEOUT_MS, signal)
  if (!failure) return [ok(`${model} answered a sample.`)]
  const status = failure.status ? ` (${failure.status})` : ''
  return [
    fault(
      `The language model ${model} doesn’t answer a sample: ${failure.message}${status}.`,
      failure.kind === 'refused'
        ? 'Mend LLM_KEY, LLM_MODEL or LLM_URL.'
        : 'Mend LLM_URL, or look into its server’s log.',
    ),
  ]
}
