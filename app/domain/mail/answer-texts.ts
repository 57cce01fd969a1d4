import { type AnswerKind, isComplaint } from '#app/contract/posts.ts'
import { truncateAtGrapheme } from '#app/contract/typed.ts'
import type { Block } from '#app/domain/mail/blocks.ts'
import { conversationUrl } from '#app/domain/mail/conversation-url.ts'

export interface Answer {
  kind: string
  person: string
  text: string
  url: string | null
  inbox_id: string | null
  own_post: string | null
  says: AnswerKind | null
  draft: string | null
}

const maxSubjectLength = 60

const did = ({ kind, says }: Answer) =>
  says === 'question' ? 'asks' : kind === 'answer' ? 'replied to you' : 'mentioned you'

/** The news itself; complaints are not quoted where everyone can read them. */
export function subjectOf(answer: Answer, network: string): string {
  const { person, text, says } = answer
  const line = text.replace(/\s+/g, ' ').trim()
  if (line === '' || isComplaint(says)) return `@${person} ${did(answer)} on ${network}`
  const start = line.length > maxSubjectLength ? `${truncateAtGrapheme(line, maxSubjectLength).trimEnd()}…` : line
  return `@${person} ${did(answer)}: “${start}”`
}

export function previewOf(shown: readonly Answer[], others: number): string {
  const drafts = shown.filter(({ draft }) => draft !== null).length
  const drafted =
    drafts === 0 ? '' : drafts === 1 ? 'A reply is drafted for you.' : `${drafts} replies are drafted for you.`
  const waiting =
    others === 0 ? '' : others === 1 ? 'One more person is waiting.' : `${others} more people are waiting.`
  const [first] = shown
  return [drafted, waiting].filter(Boolean).join(' ') || (first ? `@${first.person}: “${first.text}”` : '')
}

/** The user's own post, their words, and what is drafted; among several, the way to each conversation. */
export function exchange(answer: Answer, origin: string, network: string, isOne: boolean): Block[] {
  const { person, kind, text, url, inbox_id, own_post, draft, says } = answer
  const side = isComplaint(says) ? 'complaint' : 'theirs'
  return [
    ...(own_post ? [{ kind: 'quote' as const, side: 'ours' as const, who: 'You', text: own_post }] : []),
    { kind: 'quote', side, who: `@${person}`, note: kind === 'answer' ? 'replied to you' : 'mentioned you', text },
    ...(draft
      ? [{ kind: 'quote' as const, side: 'draft' as const, who: 'Your reply', note: 'a draft, not sent', text: draft }]
      : []),
    ...(isOne
      ? []
      : [
          {
            kind: 'links' as const,
            links: [
              { label: 'Open the conversation', url: conversationUrl(origin, inbox_id) },
              ...(url ? [{ label: `See the post on ${network}`, url }] : []),
            ],
          },
        ]),
  ]
}

export const onNetwork = (url: string, network: string): Block => ({
  kind: 'links',
  links: [{ label: `See the post on ${network}`, url }],
})
