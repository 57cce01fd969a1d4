import { decoded } from '#app/adapters/network/x/texts.ts'

/** What servers leave of the model's own template. */
const marks = /<\|[^|<>\n]{1,40}\|>|<\/?s>|\[\/?INST\]|<(?:eos|(?:end|start)_of_(?:turn|text))>/i
/** The next turns of the conversation, other versions, and remarks about the reply, each below it. */
const further =
  /\n(?:(?:user|human|assistant|system)|[^\S\n]{0,9}\n[([*_]{0,3}(?:note|(?:option|version|draft) \d|explanation|rationale|translation)[*_]{0,2})\s*:[\s\S]*$/i
/** Line breaks that were escaped twice, but not "C:\new". */
const escapedBreaks = /(?<=[.!?…,)\]”"’]|\\n) ?\\n ?|(?<![:\\]) ?\\n ?(?=\\n|\p{Lu}|$)|<[bB][rR] ?\/?>/gu

/** A draft without what belongs to the program around the model: its template, an object, escapes and entities. */
export function withoutLeftOvers(text: string): string {
  return decoded(ownText(text.split(marks).find((part) => part.trim() !== '') ?? ''))
    .replace(/(?:\\u[0-9a-f]{4})+/gi, (escaped) => JSON.parse(`"${escaped}"`))
    .replace(escapedBreaks, '\n')
    .replaceAll('\\"', '"')
    .replace(/^#{1,6} [^\n]{1,60}\n/, '')
    .replace(further, '')
}

function ownText(text: string): string {
  if (!/^\s*\{\s*"/.test(text)) return text
  try {
    const texts = Object.values(JSON.parse(text)).filter((value) => typeof value === 'string')
    return texts.length === 1 ? (texts[0] ?? text) : text
  } catch {
    return text
  }
}
