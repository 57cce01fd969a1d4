import { markAnswered, unansweredMessages } from '#app/domain/support/own-messages.ts'
import type { Command } from '#app/operator/command.ts'

const visitorFlag = '--visitor'

export const supportCommand: Command = {
  usage: [
    ['support list', 'the messages to support that are not marked as answered, priority support first'],
    [
      `support answered EMAIL TIME [${visitorFlag}]`,
      `marks what the user of this address sent until this time, as the list has it, as answered, which they see on the Support page; with ${visitorFlag} what visitors sent under it`,
    ],
  ],
  async run({ db }, [verb, email, time = '', ...rest], now) {
    if (verb === 'list' && email === undefined) {
      const waiting = await unansweredMessages(db)
      const lines = waiting.map(
        ({ created_at, plan_type, email, subject, sent_at }) =>
          `${created_at.toISOString()}  ${(plan_type ?? 'visitor').padEnd(7)}  ${email}  ${subject}${sent_at ? '' : '  (not mailed yet)'}`,
      )
      return { lines: lines.length > 0 ? lines : ['Every message has been answered.'], ok: true }
    }
    const isVisitor = rest[0] === visitorFlag
    if (
      verb !== 'answered' ||
      email === undefined ||
      Number.isNaN(Date.parse(time)) ||
      rest.length > (isVisitor ? 1 : 0)
    )
      return null
    const sender = isVisitor ? 'visitor' : 'user'
    const { length: marked } = await markAnswered(db, { email, sender, until: new Date(time) }, now)
    return marked > 0
      ? { lines: [`Marked as answered: ${marked}.`], ok: true }
      : { lines: [`No message of ${email} from until then waits for an answer.`], ok: false }
  },
}
