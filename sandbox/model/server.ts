import express, { type ErrorRequestHandler, type Request, type Response } from 'express'
import { knownHosts } from '../guards.ts'
import { serve } from '../listen.ts'
import { applyBehaviour, type Behaviour, slowMs } from './behaviours.ts'
import type { ReceivedRequest, ScriptedResponse } from './scripted-responses.ts'
import { answerTo } from './tasks.ts'
import { type CompletionRequest, completion, completionRequest, ModelError, tokensIn } from './wire.ts'

/** Warble recognises the stand-in by this name and path, and refuses it in production. */
export const standInModel = 'sandbox-stand-in'
export const standInPath = '/stand-in/v1'

export interface StandIn {
  /** The base URL, for `LLM_URL`. */
  url: string
  port: number
  /** The last requests, oldest first. */
  requests: ReceivedRequest[]
  /**
   * For tests: handles the next requests with these, the last one repeatedly. Without arguments it answers by itself
   * again.
   */
  next(...answers: ScriptedResponse[]): void
  behaviour(): Behaviour
  setBehaviour(mood: Behaviour): void
  close(): Promise<void>
}

const maxRemembered = 200
const bodyLimit = '1mb'

const overloaded = 'The engine is currently overloaded, please try again later.'

/**
 * Stands in for a language model: an OpenAI-compatible server that recognises the posts of Perch's people by their
 * patterns and has prepared replies to each. It understands nothing.
 */
export async function startStandIn({ host, port }: { host: string; port: number }): Promise<StandIn> {
  const requests: ReceivedRequest[] = []
  let script: ScriptedResponse[] = []
  let currentBehaviour: Behaviour = 'well'
  const app = express()
  app.disable('x-powered-by')
  app.use(knownHosts(host))
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }))
  app.get(`${standInPath}/models`, (_request, response) => {
    if (currentBehaviour === 'down') throw new ModelError(503, overloaded)
    response.json({ object: 'list', data: [{ id: standInModel, object: 'model', created: 0, owned_by: 'sandbox' }] })
  })
  app.post(`${standInPath}/chat/completions`, express.json({ limit: bodyLimit }), (request, response) => {
    const body = parseRequest(request)
    const received = { path: request.path, headers: request.headers, body }
    requests.push(received)
    if (requests.length > maxRemembered) requests.shift()
    const scripted = script.length > 1 ? script.shift() : script[0]
    if (scripted) return scripted(response, received)
    if (currentBehaviour === 'down') throw new ModelError(503, overloaded)
    if (currentBehaviour !== 'slow') return complete(body, currentBehaviour, response)
    const timer = setTimeout(() => complete(body, currentBehaviour, response), slowMs)
    response.on('close', () => clearTimeout(timer))
  })
  app.use(({ method, path }) => {
    throw new ModelError(404, `Unknown request URL: ${method} ${path}.`, 'unknown_url')
  })
  app.use(handleError)
  const server = await serve(app, { host, port, part: 'the stand-in for a model', variable: 'MODEL_PORT' })
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${server.port}${standInPath}`,
    port: server.port,
    requests,
    next(...answers) {
      script = answers
    },
    behaviour: () => currentBehaviour,
    setBehaviour(behaviour) {
      currentBehaviour = behaviour
    },
    close: server.close,
  }
}

function parseRequest({ body }: Request): CompletionRequest {
  const { success, data, error } = completionRequest.safeParse(body)
  if (success) return data
  const [issue] = error.issues
  const param = issue?.path.join('.') || null
  throw new ModelError(400, `Invalid value for '${param ?? 'body'}': ${issue?.message ?? ''}.`, 'invalid_value', param)
}

function complete(request: CompletionRequest, behaviour: Behaviour, response: Response): void {
  const { model, messages, stream, max_tokens } = request
  if (model !== standInModel)
    throw new ModelError(404, `The model '${model}' does not exist here.`, 'model_not_found', 'model')
  if (stream) throw new ModelError(400, 'The stand-in does not stream.', 'unsupported_value', 'stream')
  const fullText = applyBehaviour(behaviour, answerTo(request))
  const most = (max_tokens ?? Number.POSITIVE_INFINITY) * 4
  const content = fullText.slice(0, most)
  const prompt_tokens = messages.reduce((sum, message) => sum + tokensIn(message.content), 0)
  const usage = { prompt_tokens, completion_tokens: tokensIn(content) }
  const finish = content.length < fullText.length ? 'length' : 'stop'
  response.type('json').send(completion(content, finish, usage, standInModel))
}

const handleError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error)
  const status = error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500
  const message = error instanceof Error ? error.message : 'It failed.'
  const known = error instanceof ModelError ? error : new ModelError(status, message)
  response.status(known.status).json(known.body())
}
