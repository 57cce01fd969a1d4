import express, { type ErrorRequestHandler, type Request, type Response } from 'express'
import { knownHosts } from '../guards.ts'
import { serve } from '../listen.ts'
import { inMood, type Mood, slowMs } from './moods.ts'
import type { Answer, Asked } from './script.ts'
import { answerTo } from './tasks.ts'
import { type CompletionRequest, completion, completionRequest, ModelError, tokensIn } from './wire.ts'

/** By its name and its path Warble knows the stand-in, and refuses it in production. */
export const standInModel = 'sandbox-stand-in'
export const standInPath = '/stand-in/v1'

export interface StandIn {
  /** The base address, as `LLM_URL` wants it. */
  url: string
  port: number
  /** What it was asked last, oldest first. */
  asked: Asked[]
  /** For tests: what it answers next, the last one for ever; without any its own answers again. */
  next(...answers: Answer[]): void
  mood(): Mood
  setMood(mood: Mood): void
  close(): Promise<void>
}

const maxRemembered = 200
const bodyLimit = '1mb'

const overloaded = 'The engine is currently overloaded, please try again later.'

/**
 * Stands in for a language model: an OpenAI-compatible server that knows what Perch's people post, and an answer to each
 * of it that somebody wrote beforehand. It understands nothing.
 */
export async function startStandIn({ host, port }: { host: string; port: number }): Promise<StandIn> {
  const asked: Asked[] = []
  let script: Answer[] = []
  let mood: Mood = 'well'
  const app = express()
  app.disable('x-powered-by')
  app.use(knownHosts(host))
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }))
  app.get(`${standInPath}/models`, (_request, response) => {
    if (mood === 'down') throw new ModelError(503, overloaded)
    response.json({ object: 'list', data: [{ id: standInModel, object: 'model', created: 0, owned_by: 'sandbox' }] })
  })
  app.post(`${standInPath}/chat/completions`, express.json({ limit: bodyLimit }), (request, response) => {
    const body = checked(request)
    const one = { path: request.path, headers: request.headers, body }
    asked.push(one)
    if (asked.length > maxRemembered) asked.shift()
    const scripted = script.length > 1 ? script.shift() : script[0]
    if (scripted) return scripted(response, one)
    if (mood === 'down') throw new ModelError(503, overloaded)
    if (mood !== 'slow') return complete(body, mood, response)
    const timer = setTimeout(() => complete(body, mood, response), slowMs)
    response.on('close', () => clearTimeout(timer))
  })
  app.use(({ method, path }) => {
    throw new ModelError(404, `Unknown request URL: ${method} ${path}.`, 'unknown_url')
  })
  app.use(trouble)
  const server = await serve(app, { host, port, part: 'the stand-in for a model', variable: 'MODEL_PORT' })
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${server.port}${standInPath}`,
    port: server.port,
    asked,
    next(...answers) {
      script = answers
    },
    mood: () => mood,
    setMood(wanted) {
      mood = wanted
    },
    close: server.close,
  }
}

function checked({ body }: Request): CompletionRequest {
  const { success, data, error } = completionRequest.safeParse(body)
  if (success) return data
  const [issue] = error.issues
  const param = issue?.path.join('.') || null
  throw new ModelError(400, `Invalid value for '${param ?? 'body'}': ${issue?.message ?? ''}.`, 'invalid_value', param)
}

function complete(request: CompletionRequest, mood: Mood, response: Response): void {
  const { model, messages, stream, max_tokens } = request
  if (model !== standInModel)
    throw new ModelError(404, `The model '${model}' does not exist here.`, 'model_not_found', 'model')
  if (stream) throw new ModelError(400, 'The stand-in does not stream.', 'unsupported_value', 'stream')
  const whole = inMood(mood, answerTo(request))
  const most = (max_tokens ?? Number.POSITIVE_INFINITY) * 4
  const content = whole.slice(0, most)
  const prompt_tokens = messages.reduce((sum, message) => sum + tokensIn(message.content), 0)
  const usage = { prompt_tokens, completion_tokens: tokensIn(content) }
  const finish = content.length < whole.length ? 'length' : 'stop'
  response.type('json').send(completion(content, finish, usage, standInModel))
}

const trouble: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error)
  const status = error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500
  const message = error instanceof Error ? error.message : 'It failed.'
  const known = error instanceof ModelError ? error : new ModelError(status, message)
  response.status(known.status).json(known.body())
}
