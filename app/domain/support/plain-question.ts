const greeting =
  /^(?:(?:hello|hi|hey|good (?:day|morning|evening|afternoon)|dear \w+|please|excuse me|sorry|ok|okay)(?: there| team| all)?[\s,!.]{0,6}\s)+/i
/** “I would like to know if …”, “Could you please tell me how …”: only its last words stay. */
const frame =
  /^(?:(?:i|we)(?:['’]\w+)?|(?:can|could|would|will) (?:you|someone|somebody|anyone|anybody))\b(?![^.?!,]{0,40}\b(?:don['’]?t|not|never)\b)[^.?!,]{0,40}?\b(?:know(?:ing)?|ask(?:ing)?|understand|wonder(?:ing)?|find out|tell (?:me|us)|explain(?: (?:to )?(?:me|us))?|question)\s*[,:]?\s+(?:(?:if|whether|about)\s+|(?=(?:how|what|when|where|who|why|which)\b))/i
const leastWords = 3

/** Without a greeting and the polite words around a question. */
export function plainQuestion(question: string): string {
  const plain = question.trim().replace(greeting, '').trimStart().replace(frame, '')
  return plain.split(/\s+/).length >= leastWords ? plain : question
}
