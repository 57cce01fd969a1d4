import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { type CompletionRequest, completion } from './wire.ts'

export interface ReceivedRequest {
  path: string
  headers: IncomingHttpHeaders
  body: CompletionRequest
}

/** Handles a request in place of the stand-in's own answer. */
export type ScriptedResponse = (response: ServerResponse, request: ReceivedRequest) => void

const json = { 'content-type': 'application/json' }
/** The token count where a test does not care. */
const defaultTokens = 200

/** Answers with a complete response that has this message. */
export function says(content: unknown, finish = 'stop', tokens = defaultTokens): ScriptedResponse {
  return (response) => {
    const text = typeof content === 'string' || content === null ? content : JSON.stringify(content)
    response.writeHead(200, json).end(completion(text, finish, usageOf(tokens)))
  }
}

export function fails(status: number, headers: Record<string, string> = {}): ScriptedResponse {
  return (response, { headers: sent }) => {
    // Echoes the credential, as a careless server might, so that tests can check that it is redacted.
    const error = { message: `no: ${sent.authorization ?? ''}`, type: 'error', param: null, code: null }
    response.writeHead(status, { ...json, ...headers }).end(JSON.stringify({ error }))
  }
}

/** Answers with this raw body and status 200. */
export function sends(body: string): ScriptedResponse {
  return (response) => void response.writeHead(200, json).end(body)
}

export const staysSilent: ScriptedResponse = () => undefined

/** Answers correctly, but with one character every 40 ms. */
export function drips(content: unknown): ScriptedResponse {
  return (response) => {
    const body = completion(JSON.stringify(content), 'stop', usageOf(defaultTokens))
    response.writeHead(200, json)
    let at = 0
    const timer = setInterval(() => {
      response.write(body.charAt(at))
      at += 1
    }, 40)
    response.on('close', () => clearInterval(timer))
  }
}

export const breaksOff: ScriptedResponse = (response) => {
  response.writeHead(200, { ...json, 'content-length': '1000' })
  response.write('{"id":"one",', () => response.destroy())
}

export const usageOf = (tokens: number) => ({ prompt_tokens: tokens - 50, completion_tokens: 50 })
