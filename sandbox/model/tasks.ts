import { analyze } from './analyze.ts'
import { answers } from './answers.ts'
import { doubt } from './doubt.ts'
import { judge } from './judge.ts'
import { reply } from './reply.ts'
import { type CompletionRequest, type Data, ModelError, type ObjectSchema } from './wire.ts'

/** The tasks, recognised by fields of the requested schema; the first match counts. */
const tasks: { fields: string[]; work: (data: Data, schema: ObjectSchema) => Data }[] = [
  { fields: ['niche', 'prompts'], work: analyze },
  { fields: ['verdict', 'score'], work: judge },
  { fields: ['class', 'reason'], work: doubt },
  { fields: ['verdict', 'text'], work: reply },
  { fields: ['says'], work: answers },
  // The prepared replies state nothing about anybody.
  { fields: ['unsupported'], work: () => ({ unsupported: [] }) },
]

/** The object that the requested schema describes. */
export function answerTo({ messages, response_format }: CompletionRequest): Data {
  const data = dataIn(messages.findLast(({ role }) => role === 'user')?.content ?? '')
  const schema: ObjectSchema = response_format?.json_schema?.schema ?? {}
  const properties = schema.properties ?? {}
  const task = tasks.find(({ fields }) => fields.every((field) => field in properties))
  if (!task) throw new ModelError(400, 'The stand-in knows no task with this form.', 'invalid_value', 'response_format')
  const answer = task.work(data, schema)
  return Object.fromEntries(Object.entries(properties).map(([name, { type }]) => [name, answer[name] ?? emptyOf(type)]))
}

function emptyOf(type: unknown): unknown {
  if (type === 'string') return ''
  if (type === 'number' || type === 'integer') return 0
  if (type === 'boolean') return false
  return type === 'array' ? [] : null
}

/** The JSON object inside the user's message; empty if there is none. */
function dataIn(content: string): Data {
  try {
    const data: unknown = JSON.parse(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1))
    return typeof data === 'object' && data !== null ? (data as Data) : {}
  } catch {
    return {}
  }
}
