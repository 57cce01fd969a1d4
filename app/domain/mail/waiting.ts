import type { WaitingPerson } from '#app/domain/inbox/needs-you.ts'
import type { Block } from '#app/domain/mail/blocks.ts'
import { conversationUrl } from '#app/domain/mail/conversation-url.ts'

/** A line for each person who waits, with the way to their conversation. */
export const waitingRows = (people: readonly WaitingPerson[], origin: string): Block => ({
  kind: 'rows',
  rows: people.map((person) => ({
    who: `@${person.handle}`,
    text: person.text,
    ...(noteOf(person) && { note: noteOf(person) }),
    url: conversationUrl(origin, person.id),
  })),
})

function noteOf({ says, complained, has_draft }: WaitingPerson): string {
  if (complained) return 'They complained. The bot won’t contact them anymore.'
  return [says === 'question' ? 'They ask something.' : '', has_draft ? 'A reply is drafted.' : '']
    .filter(Boolean)
    .join(' ')
}
