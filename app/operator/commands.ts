import { readFile } from 'node:fs/promises'
import { type Resealed, reseal as resealAll } from '#app/db/reseal.ts'
import { hasFactor, removeFactors } from '#app/domain/account/factor/factor.ts'
import { endAllSessions } from '#app/domain/account/session/session.ts'
import { userNamed } from '#app/domain/account/user/user.ts'
import { discontinue, resume } from '#app/domain/deletion/discontinue.ts'
import { endOfService } from '#app/domain/end-of-service.ts'
import { bouncesIn } from '#app/domain/mail/bounce.ts'
import { noteRefusal, refusalText } from '#app/domain/mail/refused-address.ts'
import { dollarsText as dollars } from '#app/domain/metering/dollars.ts'
import { largestSpenders, networkDays, spentLines } from '#app/domain/metering/network-usage.ts'
import { retention, retentionText } from '#app/domain/retention.ts'
import { backedUpCommand } from '#app/operator/backed-up.ts'
import { restoredCommand, stopBotsCommand } from '#app/operator/bots.ts'
import { checkUsage } from '#app/operator/check/usage.ts'
import { type Command, confirmFlag, type Deps } from '#app/operator/command.ts'
import { modelTokensCommand } from '#app/operator/model-tokens.ts'
import { optOutCommand } from '#app/operator/opt-outs.ts'
import { operatorSignInCommand } from '#app/operator/sign-in.ts'
import { stripeSetupCommand } from '#app/operator/stripe-setup.ts'
import { supportCommand } from '#app/operator/support.ts'

const endSessionsCommand: Command = {
  usage: [['end-sessions EMAIL_OR_ID', 'signs a user out everywhere: browsers, API clients and streams']],
  async run({ db }, [name, ...rest], now) {
    if (name === undefined || rest.length > 0) return null
    const user = await userNamed(db, name)
    if (!user) return { lines: [`No one has the address or id ${name}.`], ok: false }
    const ended = await endAllSessions(db, user.id, now)
    return { lines: [`${user.email} is signed out everywhere; sessions ended: ${ended}.`], ok: true }
  },
}

const removeFactorCommand: Command = {
  usage: [
    [
      `remove-factor EMAIL_OR_ID ${confirmFlag}`,
      'turns two-step sign-in off for a user who is locked out, and notifies them by mail',
    ],
  ],
  async run({ db, queue }, args, now) {
    const [name, ...rest] = args.filter((arg) => arg !== confirmFlag)
    if (name === undefined || rest.length > 0) return null
    const user = await userNamed(db, name)
    if (!user) return { lines: [`No one has the address or id ${name}.`], ok: false }
    if (!(await hasFactor(db, user.id))) return { lines: [`${user.email} has no authenticator app.`], ok: false }
    if (!args.includes(confirmFlag)) {
      const effect = `This removes the authenticator apps and recovery codes of ${user.email} and signs them out everywhere.`
      return {
        lines: [effect, `Make sure that it is the owner who asks, then repeat the command with ${confirmFlag}.`],
        ok: false,
      }
    }
    await removeFactors({ db, queue }, user.id, now)
    return { lines: [`${user.email} signs in without a second factor from now on, and is notified by mail.`], ok: true }
  },
}

const resealCommand: Command = {
  usage: [['reseal', 'seals everything with the newest of SEAL_KEYS, so that older keys can be removed']],
  async run({ db, seals }, args) {
    if (args.length > 0) return null
    const all = await resealAll(db, seals)
    const lost = all.filter((one) => one.lost > 0)
    const lines = all.map(
      (one) => `${nameOf(one)}: ${one.renewed} sealed again, ${one.newest} were already, ${one.lost} cannot be opened`,
    )
    if (lost.length > 0) lines.push(`No key of SEAL_KEYS opens some rows of: ${lost.map(nameOf).join(', ')}.`)
    return { lines, ok: lost.length === 0 }
  },
}

const nameOf = ({ column: { table, column } }: Resealed) => `${table}.${column}`

const discontinueCommand: Command = {
  usage: [
    [
      `discontinue ${confirmFlag}`,
      `ends the service: stops all bots, cancels all subscriptions, emails everyone, deletes everything ${retentionText('discontinued')} later`,
    ],
    ['discontinue --take-back', 'cancels that; bots stay stopped, subscriptions cancelled'],
  ],
  async run(deps, args, now) {
    if (args.length > 1 || (args.length === 1 && ![confirmFlag, '--take-back'].includes(args[0] ?? ''))) return null
    const ended = await endOfService(deps.db)
    if (args[0] === '--take-back') {
      const taken = await resume(deps.db)
      return { lines: [taken ? 'The service continues: nothing is deleted.' : 'The service has not ended.'], ok: taken }
    }
    const when = (from: Date) => new Date(from.getTime() + retention.discontinued.life).toISOString().slice(0, 10)
    if (ended)
      return {
        lines: [`The service ended on ${ended.toISOString().slice(0, 10)}. All data is deleted on ${when(ended)}.`],
        ok: true,
      }
    if (args.length === 0)
      return {
        lines: [
          `This stops every bot, cancels every subscription, mails every user, and deletes all accounts on ${when(now)}.`,
          `Repeat the command with ${confirmFlag} to do it.`,
        ],
        ok: false,
      }
    const mailed = await discontinue(deps, now)
    return {
      lines: [`The service has ended; users notified: ${mailed ?? 0}. All data is deleted on ${when(now)}.`],
      ok: true,
    }
  },
}

const bounceCommand: Command = {
  usage: [['bounce FILE', 'notes the refused addresses of a bounced mail; - reads it from standard input']],
  async run({ db, secrets }, [file, ...rest], now) {
    if (file === undefined || rest.length > 0) return null
    const bounces = bouncesIn(await readFile(file === '-' ? '/dev/stdin' : file, 'utf8'), secrets)
    if (bounces.length === 0) return { lines: ['The mail reports no address as refused for good.'], ok: false }
    const lines: string[] = []
    for (const { address, status, is_ours } of bounces) {
      const known = is_ours && (await noteRefusal(db, address, status, now))
      if (known) lines.push(`${address} gets essential mails only: ${refusalText(status)}`)
      else
        lines.push(is_ours ? `${address} is no user's address.` : `The mail quotes none that was sent to ${address}.`)
    }
    return { lines, ok: bounces.every(({ is_ours }) => is_ours) }
  },
}

const costDays = 14
const maxSpenders = 10

const networkCostsCommand: Command = {
  usage: [
    [
      'network-costs',
      `what calls of paid networks read and cost: the last ${costDays} days, today by what was paid for, and who spent most today`,
    ],
  ],
  async run({ db }, args, now) {
    if (args.length > 0) return null
    const shown = await networkDays(db, costDays)
    if (shown.length === 0) return { lines: ['No network has charged anything.'], ok: true }
    const day = now.toISOString().slice(0, 10)
    const [today, lines] = [await largestSpenders(db, day, maxSpenders), await spentLines(db, day)]
    return {
      lines: [
        ...shown.map(({ day, network, ...spent }) => `${day}  ${network}  ${costs(spent)}${beyondBudgets(spent)}`),
        ...(lines.length > 0 ? ['Today, by what was paid for:'] : []),
        ...lines.map(({ network, line, resources, micros }) => `  ${network}  ${line}  ${priced(resources, micros)}`),
        ...(today.length > 0 ? ['Today, by user:'] : []),
        ...today.map(({ email, ...spent }) => `  ${email}  ${costs(spent)}`),
      ],
      ok: true,
    }
  },
}

const costs = ({ posts, users, micros }: { posts: number; users: number; micros: number }) =>
  `${posts} posts, ${users} people, ${dollars(micros)}`
const beyondBudgets = ({ micros, shared }: { micros: number; shared: number }) =>
  micros > shared ? `, of which ${dollars(micros - shared)} beyond users’ budgets` : ''
const priced = (resources: number, micros: number) =>
  resources > 0 ? `${resources} read, ${dollars(micros)}` : dollars(micros)

const commands: Record<string, Command> = {
  'backed-up': backedUpCommand,
  bounce: bounceCommand,
  discontinue: discontinueCommand,
  restored: restoredCommand,
  'stop-bots': stopBotsCommand,
  'opt-out': optOutCommand,
  support: supportCommand,
  'end-sessions': endSessionsCommand,
  'remove-factor': removeFactorCommand,
  reseal: resealCommand,
  'network-costs': networkCostsCommand,
  'model-tokens': modelTokensCommand,
  'sign-in': operatorSignInCommand,
  'stripe-setup': stripeSetupCommand,
}

export interface CommandOutcome {
  lines: string[]
  /** 0 done, 1 not done, 2 not understood. */
  code: 0 | 1 | 2
}

export async function operate(deps: Deps, [name = '', ...args]: string[], now: Date): Promise<CommandOutcome> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const output = await command?.run(deps, args, now)
  if (output) return { lines: output.lines, code: output.ok ? 0 : 1 }
  return {
    lines: help(command?.usage ?? [checkUsage, ...Object.values(commands).flatMap(({ usage }) => usage)]),
    code: name === 'help' ? 0 : 2,
  }
}

export function help(usage: Command['usage']): string[] {
  const width = Math.max(...usage.map(([form]) => form.length))
  return [
    'Usage: npm run operator -- COMMAND (in the image: node server.js operator COMMAND)',
    ...usage.map(([form, does]) => `  ${form.padEnd(width)}  ${does}`),
  ]
}
