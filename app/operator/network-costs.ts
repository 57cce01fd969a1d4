import { largestSpenders, networkDays } from '#app/domain/metering/network-usage.ts'
import type { Command } from '#app/operator/command.ts'

const days = 14
const spenders = 10

/** What the calls of networks that charge for them cost. */
export const networkCostsCommand: Command = {
  usage: [
    ['network-costs', `what calls of paid networks read and cost: the last ${days} days, and who spent most today`],
  ],
  async run({ db }, args, now) {
    if (args.length > 0) return null
    const shown = await networkDays(db, days)
    if (shown.length === 0) return { lines: ['No network has charged anything.'], ok: true }
    const today = await largestSpenders(db, now.toISOString().slice(0, 10), spenders)
    return {
      lines: [
        ...shown.map(({ day, network, ...spent }) => `${day}  ${network}  ${costs(spent)}`),
        ...(today.length > 0 ? ['Today, by user:'] : []),
        ...today.map(({ email, ...spent }) => `  ${email}  ${costs(spent)}`),
      ],
      ok: true,
    }
  },
}

const costs = ({ posts, users, micros }: { posts: number; users: number; micros: number }) =>
  `${posts} posts, ${users} people, $${(micros / 1_000_000).toFixed(3)}`
