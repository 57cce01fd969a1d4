import { endOf } from '#app/adapters/deadline.ts'
import { emailOf } from '#app/contract/typed.ts'
import { checkAddress } from '#app/operator/check/address.ts'
import { checkDatabase } from '#app/operator/check/database.ts'
import {
  type Check,
  type CheckContext,
  type Finding,
  fault,
  type Level,
  reasonOf,
} from '#app/operator/check/finding.ts'
import { checkMachine, checkSettings } from '#app/operator/check/machine.ts'
import { checkMail } from '#app/operator/check/mail.ts'
import { checkModel } from '#app/operator/check/model.ts'
import { checkNetworks } from '#app/operator/check/networks.ts'
import { checkPayments } from '#app/operator/check/payments.ts'
import { checkSignIn } from '#app/operator/check/sign-in.ts'

const checks: Record<string, Check> = {
  settings: checkSettings,
  database: checkDatabase,
  address: checkAddress,
  mail: checkMail,
  payments: checkPayments,
  networks: checkNetworks,
  model: checkModel,
  'sign-in': checkSignIn,
  machine: checkMachine,
}

/** For each check: the slowest asks a language model. */
const timeoutMs = 40_000
const marks: Record<Level, string> = { ok: 'ok     ', warning: 'WARNING', fault: 'FAULT  ' }

/** Changes nothing but, if asked, sends a test mail. The code is 1 if anything doesn't work. */
export async function check(context: CheckContext): Promise<{ lines: string[]; code: 0 | 1 }> {
  const found = await Promise.all(
    Object.entries(checks).map(async ([part, run]) => ({ part, findings: await findingsOf(part, run, context) })),
  )
  const all = found.flatMap(({ findings }) => findings)
  const count = (level: Level) => all.filter((one) => one.level === level).length
  const lines = found.flatMap(({ part, findings }) => findings.flatMap((finding) => linesOf(part, finding)))
  return {
    lines: [...lines, `Faults: ${count('fault')}. Warnings: ${count('warning')}.`],
    code: count('fault') > 0 ? 1 : 0,
  }
}

async function findingsOf(part: string, run: Check, context: CheckContext): Promise<Finding[]> {
  try {
    return await endOf(run(context), timeoutMs, `The check of ${part}`)
  } catch (error) {
    return [fault(`This could not be checked: ${reasonOf(error)}.`, 'Run the check again.')]
  }
}

function linesOf(part: string, { level, says, remedy }: Finding): string[] {
  return [`${marks[level]}  ${part.padEnd(8)}  ${says}`, ...(remedy ? [`${' '.repeat(19)}→ ${remedy}`] : [])]
}

/** undefined: the arguments are wrong. */
export function mailAddressIn(args: string[]): string | null | undefined {
  if (args.length === 0) return null
  const [flag, address, ...rest] = args
  if (flag !== '--mail' || address === undefined || rest.length > 0) return undefined
  return emailOf(address) ?? undefined
}
