import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { type CompletionRequest, completion } from './wire.ts'

export interface Asked {
  path: string
  headers: IncomingHttpHeaders
  body: CompletionRequest
}

/** What a test, or a switch, lets the server do with a request in place of its own answer. */
export type Answer = (response: ServerResponse, asked: Asked) => void

const json = { 'content-type': 'application/json' }
/** Tokens of an answer whose count does not matter. */
const usual = 200

/** A whole answer with this as its message. */
export function says(content: unknown, finish = 'stop', tokens = usual): Answer {
  return (response) => {
    const text = typeof content === 'string' || content === null ? content : JSON.stringify(content)
    response.writeHead(200, json).end(completion(text, finish, usageOf(tokens)))
  }
}

export function fails(status: number, headers: Record<string, string> = {}): Answer {
  return (response, { headers: sent }) => {
    // A careless server says back what it was sent.
    const error = { message: `no: ${sent.authorization ?? ''}`, type: 'error', param: null, code: null }
    response.writeHead(status, { ...json, ...headers }).end(JSON.stringify({ error }))
  }
}

/** Raw bytes with status 200. */
export function sends(body: string): Answer {
  return (response) => void response.writeHead(200, json).end(body)
}

export const staysSilent: Answer = () => undefined

/** A good answer, but one byte every 40 ms. */
export function drips(content: unknown): Answer {
  return (response) => {
    const body = completion(JSON.stringify(content), 'stop', usageOf(usual))
    response.writeHead(200, json)
    let at = 0
    const timer = setInterval(() => {
      response.write(body.charAt(at))
      at += 1
    }, 40)
    response.on('close', () => clearInterval(timer))
  }
}

export const breaksOff: Answer = (response) => {
  response.writeHead(200, { ...json, 'content-length': '1000' })
  response.write('{"id":"one",', () => response.destroy())
}

export const usageOf = (tokens: number) => ({ prompt_tokens: tokens - 50, completion_tokens: 50 })
