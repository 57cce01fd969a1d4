import type { Services } from '#app/services.ts'

export type Deps = Pick<Services, 'db' | 'networks' | 'seals' | 'queue' | 'payments' | 'token_shares'>

interface CommandOutput {
  lines: string[]
  /** Whether the command did what was asked. */
  ok: boolean
}

/** What an operator can do from the command line. */
export interface Command {
  /** Each form of it, with its description. */
  usage: [form: string, does: string][]
  /** null: the arguments are wrong. */
  run(deps: Deps, args: string[], now: Date): Promise<CommandOutput | null>
}

/** Confirms a command that cannot be undone. */
export const confirmFlag = '--yes'
