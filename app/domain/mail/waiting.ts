import { ageText, saysWords } from '#app/content/who-waits.ts'
import type { WaitingPerson } from '#app/domain/inbox/needs-you.ts'
import type { Block } from '#app/domain/mail/blocks.ts'
import { conversationUrl } from '#app/domain/mail/conversation-url.ts'

/** A line for each person who waits, with the way to their conversation. */
export const waitingRows = (people: readonly WaitingPerson[], origin: string, now: Date): Block => ({
  kind: 'rows',
  rows: people.map((person) => ({
    who: `@${person.handle}`,
    text: person.text,
    note: noteOf(person, now),
    url: conversationUrl(origin, person.id),
  })),
})

function noteOf({ says, complained, has_draft, posted_at }: WaitingPerson, now: Date): string {
  const kind = complained ?? says
  const waits = `${kind && kind !== 'chat' ? `${saysWords[kind]}, waiting` : 'Waiting'} ${ageText(posted_at, now)}.`
  if (complained) return `${waits} The bot leaves them alone.`
  return has_draft ? `${waits} A reply is drafted.` : waits
}
