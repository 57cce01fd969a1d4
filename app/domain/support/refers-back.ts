/** “And on Pro?”, “what about …” */
const goesOn = /^(?:(?:ok|okay|yes|no|hm+),?\s+)*(?:and|or|but|so|then|also|what about|how about)\b/i
/** “And if I change my mind?” has no main clause. */
const condition = /^(?:(?:and|but|so|or),?\s+)?what if\b|^(?:and|but|so|or) if\b/i
/** “Why not?”, “how?”, “for how long?”: nothing but a question word. */
const bare =
  /^(?:ok,?\s+)?(?:why(?: not| so)?|how(?: so| come)?|where(?: exactly)?|when|since when|(?:for |until )?how long|how much|how many|which(?: ones?)?|really|are you sure)\s*[?.!]*$/i
/** Words for something said before, unless a noun follows: “turn that off”, but not “that bot”. */
const points =
  /\b(?:that|this|those|these|there|them|the same|either|the other(?: one)?)(?=\s*(?:$|[?!.,;]|(?:again|off|on|then|too|now|also|later|instead|back|for|in|to|if|and|or|work|cost|mean|do|so|anywhere)\b))/i
/** Said of something only in view of what was said. */
const comparesBack = /\bit\b.{0,120}\b(?:extra|again|too|also|instead|either|else|still|anyway)\s?[?.!]{0,5}$/i
/** Longer ones say enough by themselves. */
const maxWords = 14

/** “How do I get a weekly digest”: its end, after subject and verb. */
const objectOf = /^(?:[\w’']+\s+){0,4}?(?:i|you|we|it|the bot)\s+[\w’']+\s+(.+)$/i

/** With what the question before was about in place of “that”; null: there is no such word, or nothing to put there. */
export function withObject(question: string, before: string): string | null {
  const [, object] = objectOf.exec(before) ?? []
  return object && points.test(question) ? question.replace(points, object) : null
}

const matches = (question: string, ...forms: RegExp[]) =>
  question.trim().split(/\s+/).length <= maxWords && forms.some((form) => form.test(question.trim()))

/** It can't be read without the question before. */
export const pointsBack = (question: string): boolean => matches(question, condition, bare, points, comparesBack)

/** It may go on from the question before. */
export const refersBack = (question: string): boolean => matches(question, goesOn) || pointsBack(question)
