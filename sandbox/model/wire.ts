import { z } from 'zod'

/** The parts of OpenAI's chat completion request that the stand-in reads; it ignores the rest. */
export const completionRequest = z.looseObject({
  model: z.string(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.string() })).min(1),
  temperature: z.number().min(0).max(2).optional(),
  max_tokens: z.int().min(1).optional(),
  stream: z.boolean().optional(),
  response_format: z
    .looseObject({
      type: z.string(),
      json_schema: z
        .looseObject({ name: z.string().optional(), strict: z.boolean().optional(), schema: z.looseObject({}) })
        .optional(),
    })
    .optional(),
})

export type CompletionRequest = z.output<typeof completionRequest>

/** The JSON object in a task's message. */
export type Data = Record<string, unknown>

/** The parts of an object's JSON schema that the stand-in reads. */
export interface ObjectSchema {
  properties?: Record<string, { type?: unknown; enum?: unknown[] }>
}

export interface Usage {
  prompt_tokens: number
  completion_tokens: number
}

/** The body of a chat completion with this message. */
export function completion(content: string | null, finish = 'stop', usage: Usage, model = 'test'): string {
  const { prompt_tokens, completion_tokens } = usage
  return JSON.stringify({
    id: `chatcmpl-${Math.random().toString(36).slice(2, 14)}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
    usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens },
  })
}

/** An error in OpenAI's format. */
export class ModelError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code: string | null = null,
    readonly param: string | null = null,
  ) {
    super(message)
  }

  body() {
    const type = this.status >= 500 ? 'server_error' : 'invalid_request_error'
    return { error: { message: this.message, type, param: this.param, code: this.code } }
  }
}

/** Roughly what OpenAI's tokenizers count for English text. */
export const tokensIn = (text: string): number => Math.ceil(text.length / 4)
