import type { ServerResponse } from 'node:http'
import type { ReceivedRequest, ScriptedResponse } from '../../../sandbox/model/scripted-responses.ts'

type Body = ReceivedRequest['body']
type Refusal = { status: number; body: unknown } | null

interface Manner {
  name: string
  /** What the server does not take. */
  refuses?(body: Body): Refusal
  /** The message that says this JSON. */
  message?(json: string, body: Body): Record<string, unknown>
  finish?: string | null
  usage?: Record<string, unknown> | null
  /** Only with `stream: true`, or whether it was asked for or not. */
  streams?: 'if asked' | 'always'
}

const openAi = (message: string, param: string | null = null): Refusal => ({
  status: 400,
  body: { error: { message, type: 'invalid_request_error', param, code: 'unsupported_value' } },
})
const has = (name: string) => (body: Body) => body[name] !== undefined
const hasSystem = ({ messages }: Body) => messages.some(({ role }) => role === 'system')
const says = (body: Body) => JSON.stringify(body.messages)
const content = (text: (json: string) => unknown) => (json: string) => ({ content: text(json) })

const fence = '```'
/** How servers and models other than OpenAI's of 2024 answer, by what their users reported. */
export const manners: Manner[] = [
  {
    name: 'takes max_completion_tokens and no temperature, and reasons first',
    refuses(body) {
      if (has('max_tokens')(body))
        return openAi(
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
          'max_tokens',
        )
      if (body.temperature !== undefined && body.temperature !== 1)
        return openAi(
          "Unsupported value: 'temperature' does not support 0.2 with this model. Only the default (1) value is supported.",
          'temperature',
        )
      return null
    },
  },
  {
    name: 'knows no system messages (a template of its own)',
    refuses: (body) => (hasSystem(body) ? openAi('System role not supported') : null),
  },
  {
    name: 'fails on system messages with 500',
    refuses: (body) =>
      hasSystem(body)
        ? {
            status: 500,
            body: { error: { code: 500, message: 'Value is not callable: null at row 1: System role not supported' } },
          }
        : null,
  },
  {
    name: 'wants roles to alternate',
    refuses: (body) =>
      hasSystem(body) ? openAi('Conversation roles must alternate user/assistant/user/assistant/...') : null,
  },
  {
    name: 'forbids what it does not know, repeating the request (422)',
    refuses: (body) =>
      has('response_format')(body)
        ? {
            status: 422,
            body: {
              detail: [
                {
                  type: 'extra_forbidden',
                  loc: ['body', 'response_format'],
                  msg: 'Extra inputs are not permitted',
                  input: { max_tokens: 1, temperature: 1, stream: false, system: 'role' },
                },
              ],
            },
          }
        : null,
  },
  {
    name: 'knows JSON but no schema, and only if JSON is spoken of',
    refuses(body) {
      const { response_format: form } = body
      if (form?.type === 'json_schema')
        return openAi('This model does not support response format `json_schema`.', 'response_format')
      return form && !/json/i.test(says(body)) ? openAi("'messages' must contain the word 'json'") : null
    },
  },
  {
    name: 'refuses something without saying what',
    refuses: (body) =>
      has('response_format')(body) || has('temperature')(body)
        ? { status: 400, body: { message: 'Unrecognized request argument supplied' } }
        : null,
  },
  {
    name: 'answers in a code fence',
    message: content((json) => `${fence}json\n${json}\n${fence}`),
  },
  {
    name: 'thinks aloud, with an object that is not the answer',
    message: content((json) => `<think>\nMaybe {"verdict": "skip"}? No.\n</think>\n\n${json}`),
  },
  {
    name: 'thinks aloud after a tag that belongs to the prompt',
    message: content((json) => `I weigh {both} sides.\n</think>${json}`),
  },
  {
    name: 'writes around the answer',
    message: content(
      (json) => `Sure! Here is the JSON you asked for:\n\n${json}\n\nLet me know if {anything} is missing.`,
    ),
  },
  {
    name: 'ends with "eos"',
    finish: 'eos',
  },
  {
    name: 'gives no reason for its end and counts nothing',
    finish: null,
    usage: null,
  },
  {
    name: 'counts its reasoning against the limit',
    message(json, body) {
      const isCut = Number(body.max_tokens ?? body.max_completion_tokens ?? 9_999) < 2_000
      return isCut ? { content: '', cut: true } : { content: json, reasoning_content: 'Let me see. {"a": 1}' }
    },
    usage: {
      prompt_tokens: 500,
      completion_tokens: 700,
      completion_tokens_details: { reasoning_tokens: 600 },
    },
  },
  {
    name: 'only streams',
    refuses: (body) =>
      body.stream === true ? null : openAi('This model only supports streaming output (stream=true).'),
    streams: 'if asked',
  },
  {
    name: 'streams although nobody asked',
    streams: 'always',
  },
  {
    name: 'answers in parts, of which some are thoughts',
    message: content((json) => [
      { type: 'thinking', thinking: [{ type: 'text', text: 'Hm, {"verdict":"skip"}.' }] },
      { type: 'text', text: json.slice(0, 9) },
      { type: 'text', text: json.slice(9) },
    ]),
  },
  {
    name: 'takes its whole answer for reasoning',
    message: (json) => ({ content: null, reasoning_content: json }),
  },
  {
    name: 'calls itself "model" and leaves out ids and counts',
    message: (json) => ({ role: 'model', content: json }),
    usage: { prompt_tokens: '500', total_tokens: null },
  },
  {
    name: 'enforces no schema: text for numbers, capitals, nothing for null, commas too many',
    message: content((json) => {
      const { code, score, verdict, ...rest } = JSON.parse(json) as Record<string, unknown>
      const loose = {
        ...rest,
        ...(code !== null && { code }),
        ...(score !== undefined && { score: String(score) }),
        ...(typeof verdict === 'string' && { verdict: verdict.toUpperCase() }),
      }
      return JSON.stringify(loose).replace(/\}$/, ',\n}')
    }),
  },
  {
    name: 'puts the answer into another object',
    message: content((json) => `{"response": ${json}}`),
  },
  {
    name: 'shows its channels',
    message: content(
      (json) => `<|channel|>analysis<|message|>They ask.<|end|><|start|>assistant<|channel|>final<|message|>${json}`,
    ),
  },
  {
    name: 'speaks of its own schema, in a list (Gemini)',
    refuses: ({ response_format: form }) =>
      form?.type === 'json_schema'
        ? {
            status: 400,
            body: [
              {
                error: {
                  code: 400,
                  message:
                    'GenerateContentRequest.generation_config.response_schema.properties[code].any_of: must be specified with a type',
                  status: 'INVALID_ARGUMENT',
                },
              },
            ],
          }
        : null,
  },
  {
    name: 'could not keep to the form that it enforces (Groq)',
    refuses: (body) =>
      has('response_format')(body) ? openAi('Failed to validate JSON. Please adjust your prompt.') : null,
  },
  {
    name: 'has a short context, of which the limit takes too much (vLLM)',
    refuses: (body) =>
      has('max_tokens')(body) || has('max_completion_tokens')(body)
        ? openAi(
            "This model's maximum context length is 2048 tokens. However, you requested 2400 tokens (2000 in the messages, 400 in the completion). Please reduce the length of the messages or completion.",
          )
        : null,
  },
  {
    name: 'answers by calling a tool that nobody offered (gateways)',
    message: (json) => ({
      content: null,
      tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'json_tool_call', arguments: json } }],
    }),
    finish: 'tool_calls',
  },
  {
    name: 'answers by a function call',
    message: (json) => ({ content: '', function_call: { name: 'answer', arguments: json } }),
    finish: 'function_call',
  },
  {
    name: 'answers with a list of one',
    message: content((json) => `[${json}]`),
  },
  {
    name: 'writes Python',
    message: content((json) =>
      json.replaceAll("'", '\u2019').replaceAll('"', "'").replaceAll(':null', ': None').replaceAll(',', ', '),
    ),
  },
  {
    name: 'writes typographic quotation marks',
    message: content((json) => json.replace(/"([^"]*)"/g, '“$1”')),
  },
  {
    name: 'gives a share in per cent',
    message: content((json) => json.replace('"score":0.8', '"score":"80%"')),
  },
  {
    name: 'ends with the marks of its template',
    message: content((json) => `<|im_start|>assistant\n${json}<|im_end|>\n<|endoftext|>`),
  },
]

const header = (type: string) => ({ 'content-type': type })

/** The stand-in answers this in the manner. */
export function inManner(manner: Manner, answer: unknown): ScriptedResponse {
  return (response, { body }) => {
    const refused = manner.refuses?.(body)
    if (refused)
      return void response.writeHead(refused.status, header('application/json')).end(JSON.stringify(refused.body))
    const json = JSON.stringify(answer)
    const { cut, ...message } = manner.message?.(json, body) ?? { content: json }
    const usage =
      manner.usage === undefined ? { prompt_tokens: 500, completion_tokens: 50, total_tokens: 550 } : manner.usage
    const finish_reason = cut ? 'length' : manner.finish === undefined ? 'stop' : manner.finish
    if (manner.streams === 'always' || (manner.streams && body.stream)) stream(response, String(message.content))
    else
      response
        .writeHead(200, header('application/json'))
        .end(JSON.stringify({ choices: [{ index: 0, message, finish_reason }], ...(usage && { usage }) }))
  }
}

function stream(response: ServerResponse, text: string): void {
  response.writeHead(200, header('text/event-stream; charset=utf-8'))
  const pieces = text.match(/[\s\S]{1,7}/g) ?? []
  response.write(': ready\n\n')
  for (const piece of pieces)
    response.write(
      `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: piece }, finish_reason: null }] })}\n\n`,
    )
  response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`)
  response.end('data: [DONE]\n\n')
}
