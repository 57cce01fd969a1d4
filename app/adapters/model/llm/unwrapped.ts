import { decoded } from '#app/adapters/network/x/texts.ts'

/** What models write about a reply instead of the reply itself, in the words of the languages that they mix in. */
const offered = String.raw`here(?:['’]s| is) (?:a|the|my|your)(?: \p{L}+){0,2}`
const kinds = '(?:my|your|a|the|suggested|possible|draft|public|short|final)'
const named = `(?:${kinds} ){0,2}(?:(?:reply|response|answer|draft|tweet|post|comment)|(?:option|version) 1)`
const elsewhere = [
  'antwort|respuesta|réponse|resposta|risposta|antwoord|svar|odpowiedź|ответ|відповідь|cevap|yanıt|balasan|trả lời',
  '返信|返事|回复|回覆|답글|답장|जवाब|رد|الرد',
].join('|')
const at = '(?: (?:to|an|a|à|for) @[\\w.]+)?'
const label = new RegExp(`^(?:${offered}|${named}|${elsewhere})${at}\\s*[:：]\\s*`, 'iu')

const pairs = ['""', '“”', '„“', '„”', '«»', '»«', '‹›', '「」', '『』', '‘’', "''", '``', '”“']

/** What servers leave of the model's own template: around a reply, not within its sentences, which may be about that. */
const mark = String.raw`(?:<\|[^|<>\n]{1,40}\|>|</?s>|\[/?INST\]|<(?:eos|(?:end|start)_of_(?:turn|text))>)`
const marks = new RegExp(String.raw`(?<=^|\n|[.!?…)\]”"’'>\p{So}\p{Sk}\ufe0f] ?)${mark}|${mark}(?= ?(?:\n|$))`, 'iu')
/** The next turns of the conversation, other versions, and remarks about the reply, each below it. */
const further =
  /\n(?:(?:user|human|assistant|system)|[^\S\n]{0,9}\n[([*_]{0,3}(?:note|(?:option|version|draft) \d|explanation|rationale|translation)[*_]{0,2})\s*:[\s\S]*$/i
/** Line breaks that were escaped twice, but not "C:\new". */
const escapedBreaks = /(?<=[.!?…,)\]”"’]|\\n) ?\\n ?|(?<![:\\]) ?\\n ?(?=\\n|\p{Lu}|$)|<[bB][rR] ?\/?>/gu
const inObject = /^\s*\{\s*"\w{1,20}"\s*:\s*("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")\s*\}\s*$/u

/** A draft without what belongs to the program around the model: its template, an object, escapes and entities. */
const withoutLeftOvers = (text: string): string =>
  decoded((text.split(marks).find((part) => part.trim() !== '') ?? '').replace(inObject, (_, own) => JSON.parse(own)))
    .replace(/(?:\\u[0-9a-fA-F]{4}|\\")+/g, (escaped) => JSON.parse(`"${escaped}"`))
    .replace(escapedBreaks, '\n')
    .replace(/^#{1,6} [^\n]{1,60}\n/, '')
    .replace(further, '')

/** A draft without what models put around it: quotation marks, a fence, emphasis, a label, who is answered, hashtags. */
export function unwrapped(draft: string, answered: string): string {
  let text = draft.trim()
  for (let turn = 0; turn < 8; turn += 1) {
    const before = text
    for (const step of steps) text = step(text, answered).trim()
    if (text === before) break
  }
  return text
}

const steps: ((text: string, answered: string) => string)[] = [
  withoutLeftOvers,
  withoutFence,
  (text) => text.replace(/(\*\*)(?=\S)([^*\n]*\S)\1/gu, '$2'),
  (text) => /^(\*{1,3}|__?)(?=\S)([^*]*\S)\1$/u.exec(text)?.[2] ?? text,
  (text) => text.replace(/^(?:>|-{3,}\n)\s*/, '').replace(/\n[^\S\n]{0,9}-{3,99}$/, ''),
  (text) => text.replace(label, ''),
  quoted,
  // Replies name whom they answer by themselves.
  (text, answered) => {
    const [, handle = ''] = /^[@＠]([\w.-]+?)[,:;!]?(?=\s)/u.exec(text) ?? []
    if (handle === '' || handle.toLowerCase() !== answered.toLowerCase()) return text
    return text.replace(/^[@＠][\w.-]+[\s,:;]*/u, '')
  },
  withoutHashtags,
  (text) => text.replace(/[([] ?\d{1,5} ?(?:characters?|chars?|\/ ?\d{1,5}) ?[)\]]$/iu, ''),
]

function withoutFence(text: string): string {
  const fence = /^(?:`{3,}|~{3,})/.exec(text)?.[0]
  if (!fence || text.length < 2 * fence.length || !text.endsWith(fence)) return text
  return text.slice(fence.length, -fence.length).replace(/^[\w-]{0,30}[^\S\n]{0,9}\n/, '')
}

/** Those at the end. */
function withoutHashtags(text: string): string {
  const parts = text.split(/(\s+)/)
  while (parts.length > 2 && /^[#＃][\p{L}\p{N}\p{M}_]+$/u.test(parts.at(-1) ?? '')) parts.splice(-2)
  return parts.join('')
}

/** Not where two quotations stand at the ends. */
function quoted(text: string): string {
  const [first, last] = [text.charAt(0), text.slice(-1)]
  if (text.length < 3 || text.startsWith('```') || !pairs.includes(first + last)) return text
  const within = text.slice(1, -1)
  if (first === last) {
    const next = within.indexOf(first)
    const isOpening = next < 0 || next === 0 || /[\s(]/.test(within.charAt(next - 1))
    return isOpening && within.split(first).length % 2 === 1 ? within : text
  }
  let depth = 1
  for (const char of within) {
    if (char === last) depth -= 1
    else if (char === first) depth += 1
    if (depth === 0) return text
  }
  return within
}
