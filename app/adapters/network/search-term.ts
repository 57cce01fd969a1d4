const isWord = /^#?[\p{L}\p{N}\p{M}_]+$/u
const isOperator = /^(?:and|or|not)$/i

/** Whatever is not a plain word could be syntax, so it is quoted: a topic such as "from:me" is only its words. */
export function termOf(topic: string): string {
  const words = topic
    .replace(/["“”„\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return !words || (isWord.test(words) && !isOperator.test(words)) ? words : `"${words}"`
}
