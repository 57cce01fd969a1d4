import { giveTokens, largestTokenUsers, shareUsage, tokenDays } from '#app/domain/metering/llm-usage.ts'
import { type ShareName, shareNames } from '#app/domain/metering/token-shares.ts'
import type { Command, Deps } from '#app/operator/command.ts'

const shownDays = 14
const maxUsers = 10

const takers = shareNames.filter((share) => share !== 'operator')
const isTaker = (name: string | undefined): name is ShareName => takers.some((share) => share === name)

export const modelTokensCommand: Command = {
  usage: [
    ['model-tokens', `tokens of the language model: by share, the last ${shownDays} days, and who used most today`],
    ['model-tokens give SHARE TOKENS', `gives a share (${takers.join(', ')}) more for today, out of the reserve`],
  ],
  async run(deps, [verb, share, amount, ...rest], now) {
    if (verb === undefined) return { lines: await report(deps, now), ok: true }
    const tokens = /^[1-9]\d{0,11}$/.test(amount ?? '') ? Number(amount) : null
    if (verb !== 'give' || !isTaker(share) || tokens === null || rest.length > 0) return null
    const given = await giveTokens(deps, share, tokens, now)
    const line = given
      ? `The share ${share} has ${tokens} more tokens for today.`
      : `The reserve has less than ${tokens} tokens left today.`
    return { lines: [line], ok: given }
  },
}

async function report(deps: Deps, now: Date): Promise<string[]> {
  const [today, days, users] = await Promise.all([
    shareUsage(deps, now),
    tokenDays(deps.db, shownDays),
    largestTokenUsers(deps.db, now, maxUsers),
  ])
  return [
    'Today (UTC):',
    ...today.map(({ share, tokens, most }) => `  ${share.padEnd(8)}  ${tokens} of ${most}`),
    ...(users.length > 0 ? ['Today, by user:'] : []),
    ...users.map(({ email, tokens }) => `  ${email}  ${tokens}`),
    ...(days.length > 0 ? [`The last ${shownDays} days with any:`] : []),
    ...days.map(({ day, share, tokens }) => `  ${day}  ${share.padEnd(8)}  ${tokens}`),
  ]
}
