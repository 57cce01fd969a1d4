import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const request = z.looseObject({
  model: z.string(),
  temperature: z.number(),
  max_tokens: z.number(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z
    .object({ type: z.string(), json_schema: z.object({ strict: z.boolean(), schema: z.looseObject({}) }) })
    .optional(),
})

export interface Asked {
  path: string
  headers: IncomingHttpHeaders
  body: z.infer<typeof request>
}

type Answer = (response: ServerResponse, asked: Asked) => void

/** For tests: an OpenAI-compatible server that gives the answers it was told to, the last one for ever. */
export interface FakeModel {
  url: string
  asked: Asked[]
  next(...answers: Answer[]): void
  close(): Promise<void>
}

export async function fakeModel(): Promise<FakeModel> {
  const asked: Asked[] = []
  let answers: Answer[] = []
  const server = createServer((incoming, response) => {
    let text = ''
    incoming.setEncoding('utf8')
    incoming.on('data', (part: string) => {
      text += part
    })
    incoming.on('end', () => {
      const one = { path: incoming.url ?? '', headers: incoming.headers, body: request.parse(JSON.parse(text)) }
      asked.push(one)
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      answer?.(response, one)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`,
    asked,
    next(...given) {
      answers = given
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** A whole answer with this text as the message. */
export function completion(content: string | null, finish = 'stop', tokens = 200): string {
  return JSON.stringify({
    id: 'one',
    object: 'chat.completion',
    created: 1,
    model: 'test',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
    usage: { prompt_tokens: tokens - 50, completion_tokens: 50, total_tokens: tokens },
  })
}

export function says(content: unknown, finish = 'stop', tokens = 200): Answer {
  return (response) => {
    const text = typeof content === 'string' || content === null ? content : JSON.stringify(content)
    response.writeHead(200, { 'content-type': 'application/json' }).end(completion(text, finish, tokens))
  }
}

export function fails(status: number, headers: Record<string, string> = {}): Answer {
  return (response, { headers: sent }) => {
    // A careless server says back what it was sent.
    const error = { message: `no: ${sent.authorization ?? ''}`, type: 'error' }
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify({ error }))
  }
}

/** Raw bytes with status 200. */
export function sends(body: string): Answer {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  }
}

export const staysSilent: Answer = () => undefined

/** A good answer, but one byte every 40 ms. */
export function drips(content: unknown): Answer {
  return (response) => {
    const body = completion(JSON.stringify(content))
    response.writeHead(200, { 'content-type': 'application/json' })
    let at = 0
    const timer = setInterval(() => {
      response.write(body.charAt(at))
      at += 1
    }, 40)
    response.on('close', () => clearInterval(timer))
  }
}

export const breaksOff: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"id":"one",', () => response.destroy())
}
