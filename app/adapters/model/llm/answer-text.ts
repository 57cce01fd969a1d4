import { z } from 'zod'

/** A longer text that is not bare JSON is not searched for an answer. */
const maxText = 40_000
const maxStarts = 200

const thinking = [
  ...['think', 'thinking', 'thought', 'reasoning', 'reflection', 'analysis'].map((tag) => [`<${tag}>`, `</${tag}>`]),
  ['[think]', '[/think]'],
  ['◁think▷', '◁/think▷'],
]
const openThinking = /<(?:think|thinking|thought|reasoning)>|\[THINK\]|◁think▷/iu
/** Where the opening tag belongs to the prompt. */
const closedThinking = /^[\s\S]*(?:<\/(?:think|thinking|thought|reasoning)>|\[\/THINK\]|◁\/think▷)/iu

export const hasThought = (text: string): boolean => openThinking.test(text) || closedThinking.test(text)

function withoutThinking(text: string): string {
  return thinking.reduce((rest, [open = '', close = '']) => {
    const lower = rest.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    const kept: string[] = []
    let at = 0
    for (let start = lower.indexOf(open); start >= 0; start = lower.indexOf(open, at)) {
      const end = lower.indexOf(close, start)
      if (end < 0) break
      kept.push(rest.slice(at, start))
      at = end + close.length
    }
    return [...kept, rest.slice(at)].join(' ')
  }, text)
}

/** The answer comes first, so any reasoning tags after it are quoted from the post. */
const isThoughtless = /^\s*(?:```\w*\s*)?\{/

/**
 * The object in the text that fits, if the text has no other but one that encloses it: that may be quoted from what was
 * asked about. For a strict schema it must be all there is but for reasoning and a code fence, as words may mean the
 * contrary.
 */
export function fittingObject<T>(text: string, schema: z.ZodType<T>): T | null {
  const whole = isThoughtless.test(text) ? text : withoutThinking(text).replace(closedThinking, ' ')
  if (openThinking.test(whole)) return null
  const answer = whole.slice(-maxText)
  const form = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Form
  if (form.additionalProperties === false) return bareObject(answer, schema, form)
  let only: T | null = null
  let at = answer.indexOf('{')
  for (let starts = 0; at >= 0 && starts < maxStarts; starts += 1) {
    const [piece, end] = balancedFrom(answer, at)
    const value = parsed(piece ?? '')
    const { success, data } = schema.safeParse(fitted(value, form))
    const isOther = success ? only !== null : Object.keys(value ?? {}).length > 1
    if (isOther || piece === null) return null
    if (success) only = data
    at = answer.indexOf('{', success ? end : at + 1)
  }
  return only
}

function bareObject<T>(answer: string, schema: z.ZodType<T>, form: Form): T | null {
  const bare = answer.replace(/^\s*```(?:json)?|```\s*$/g, '').trim()
  const [piece, end] = balancedFrom(bare, 0)
  if (piece === null || end !== bare.length) return null
  const { success, data } = schema.safeParse(fitted(parsed(piece), form))
  return success && keysIn(piece) === keysIn(JSON.stringify(data)) ? data : null
}

const keysIn = (json: string) => json.match(/(?<!\\)"\s*:/g)?.length

const closing: Record<string, string> = { '"': '"', '“': '”', "'": "'" }
const pythonWords = Object.entries({ None: 'null', True: 'true', False: 'false' })

/**
 * As JSON: with line breaks in strings escaped, without commas before a closing bracket, and with the quotation marks
 * and words of JSON where a model wrote those of Python or typography.
 */
function balancedFrom(text: string, start: number): [piece: string | null, end: number] {
  let [depth, close, out] = [0, '', '']
  for (let at = start; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (close !== '') {
      const isEnd = char === close && (close !== "'" || /^'\s*[:,}\]]/.test(text.slice(at, at + 20)))
      if (char === '\\') {
        at += 1
        out += text.charAt(at) === "'" ? "'" : char + text.charAt(at)
      } else out += isEnd ? '"' : char === '"' ? '\\"' : (inString[char] ?? char)
      if (isEnd) close = ''
      continue
    }
    close = closing[char] ?? ''
    if (char === '{' || char === '[') depth += 1
    if (char === '}' || char === ']') {
      depth -= 1
      const before = out.trimEnd()
      if (before.endsWith(',')) out = before.slice(0, -1)
    }
    const [word, json] = pythonWords.find(([one]) => text.startsWith(one, at)) ?? []
    out += close === '' ? (json ?? char) : '"'
    if (word) at += word.length - 1
    if (depth === 0) return [out, at + 1]
  }
  return [null, text.length]
}

const inString: Record<string, string> = { '\n': '\\n', '\t': '\\t', '\r': '' }

function parsed(piece: string): unknown {
  try {
    return JSON.parse(piece)
  } catch {
    return null
  }
}

/** The parts of a JSON schema that `fitted` reads. */
interface Form {
  type?: string
  additionalProperties?: boolean
  enum?: unknown[]
  anyOf?: Form[]
  properties?: Record<string, Form>
  items?: Form
}

/** "0.8", "0,8", "80%". */
const numberIn = (text: string) => Number(text.trim().replace(/%$/, '').replace(',', '.'))

/** Servers that enforce no schema give "0.8" for 0.8, "Engage" for "engage" and nothing for null. */
function fitted(value: unknown, form: Form): unknown {
  const { anyOf, type, properties, items } = form
  if (anyOf) {
    const isNull = value === undefined || value === null || /^(?:null|none|n\/a)?$/i.test(String(value).trim())
    if (isNull && anyOf.some((one) => one.type === 'null')) return null
    return fitted(value, anyOf.find((one) => one.type !== 'null') ?? {})
  }
  if (properties && typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, fitted((value as Record<string, unknown>)[name], one)]),
    )
  if (type === 'array') return Array.isArray(value) ? value.map((one) => fitted(one, items ?? {})) : value
  if (type === 'number' && typeof value === 'string' && value.trim() !== '') return numberIn(value)
  if (form.enum && typeof value === 'string') {
    const wanted = value.trim().toLowerCase()
    return form.enum.find((one) => String(one).toLowerCase() === wanted) ?? value
  }
  return value
}
