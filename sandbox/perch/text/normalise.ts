/** For comparing posts: case, punctuation and white space do not matter. */
export function normalisedText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
