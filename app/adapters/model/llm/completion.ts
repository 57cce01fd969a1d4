import { ModelFailure } from './failure.ts'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const asObject = (value: unknown): Json => (isObject(value) ? value : {})
const countOf = (value: unknown) => (Number.isFinite(Number(value ?? Number.NaN)) ? Number(value) : undefined)

/** What a server answered, in the form that the SDK reads: whole or streamed, with content as text or in parts. */
export function completionOf(body: string): Json {
  const text = body.replace(/^\uFEFF/, '').trim()
  const parts =
    /^(?:data|event|id|retry)?:/m.test(text.slice(0, 200)) && !text.startsWith('{') ? streamed(text) : [text]
  const answers = parts.flatMap(parsed)
  const refused = answers.find(({ error, choices }) => error && !hasEntries(choices))
  if (refused) throw refusalOf(asObject(refused.error))
  const choices = answers.flatMap(({ choices }) => (Array.isArray(choices) ? choices.slice(0, 1) : [])).map(asObject)
  const usage = asObject(answers.findLast((one) => isObject(one.usage))?.usage)
  if (choices.length === 0) return { choices: [] }
  const said = choices.map((choice) => asObject(choice.message ?? choice.delta))
  const written = said.map((message) => textOf(message.content)).join('')
  const called = written.trim() === '' ? said.map(argumentsOf).join('') : ''
  const content = called || written
  const thought = said.map(({ reasoning_content, reasoning }) => textOf(reasoning_content ?? reasoning)).join('')
  const finished = choices.findLast((choice) => typeof choice.finish_reason === 'string')?.finish_reason ?? null
  const finish_reason = called && finished !== 'length' ? 'stop' : finished
  // Some servers take the whole answer for reasoning.
  const message =
    content.trim() === '' && finish_reason !== 'length'
      ? { role: 'assistant', content: thought }
      : { role: 'assistant', content, reasoning_content: thought || null }
  return {
    choices: [{ message, finish_reason }],
    usage: usageOf(usage),
  }
}

const hasEntries = (list: unknown) => Array.isArray(list) && list.length > 0

const streamed = (text: string) => text.split(/\r?\n/).flatMap((line) => /^data:\s*(.*)$/.exec(line)?.[1] ?? [])

function parsed(text: string): Json[] {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? [value] : []
  } catch {
    return []
  }
}

/** Parts that are not text are reasoning. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content
    .map((part) => {
      if (typeof part === 'string') return part
      const { type = 'text', text } = asObject(part)
      return (type === 'text' || type === 'output_text') && typeof text === 'string' ? text : ''
    })
    .join('')
}

/** Some gateways get a form by making the model call a tool, and pass on the call. */
const argumentsOf = ({ tool_calls, function_call }: Json) =>
  [...(Array.isArray(tool_calls) ? tool_calls.map((call) => asObject(call).function) : []), function_call]
    .map((call) => asObject(call).arguments)
    .map((given) => (typeof given === 'string' ? given : isObject(given) ? JSON.stringify(given) : ''))
    .join('')

function usageOf({ prompt_tokens, completion_tokens, total_tokens, completion_tokens_details }: Json) {
  const [asked, said] = [countOf(prompt_tokens), countOf(completion_tokens)]
  const total = countOf(total_tokens) ?? (asked !== undefined && said !== undefined ? asked + said : undefined)
  const reasoning_tokens = countOf(asObject(completion_tokens_details).reasoning_tokens)
  return {
    prompt_tokens: asked,
    completion_tokens: said,
    total_tokens: total,
    completion_tokens_details: { reasoning_tokens },
  }
}

/** Some servers refuse with status 200. */
function refusalOf({ code, status }: Json): ModelFailure {
  const given = Number(code ?? status)
  if (given === 429) return new ModelFailure('busy', given)
  return given >= 400 && given < 500 ? new ModelFailure('refused', given) : new ModelFailure('unreachable', 502)
}
