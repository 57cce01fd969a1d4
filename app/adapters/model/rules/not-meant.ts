import type { Post } from '#app/contract/posts.ts'

const jokes =
  /(?:^|\s)\/(?:s|j|jk|sarcasm)\b|\b(?:lol|lmao|rofl|(?:ha){2,}h?|just kidding|jk|kidding)\b|[😂🤣😅😜😝🤪🙃]/iu
const joker = /\b(?:parody|satire|satirical|sarcasm|comedian|comedy|jokes?|shitposts?)\b/i
const quotation = /“[^“”]+”|"[^"]+"|«[^«»]+»|(?:^|\n)>[^\n]+/g
const mostOfLetters = 0.4

/** Signs of a joke, of sarcasm or of quoted speech, which the classifiers read as if it was meant. */
export function mayNotMeanIt({ text, author }: Post): boolean {
  const quoted = (text.match(quotation) ?? []).join('').length
  return jokes.test(text) || joker.test(author.bio) || quoted > mostOfLetters * text.length
}
