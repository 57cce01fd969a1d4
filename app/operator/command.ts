import type { Services } from '#app/services.ts'

export type Deps = Pick<
  Services,
  'db' | 'secrets' | 'networks' | 'seals' | 'queue' | 'payments' | 'token_shares' | 'site'
>

interface CommandOutput {
  lines: string[]
  ok: boolean
}

export interface Command {
  usage: [form: string, does: string][]
  /** null: the arguments are wrong. */
  run(deps: Deps, args: string[], now: Date): Promise<CommandOutput | null>
}

/** Confirms a command that can't be undone. */
export const confirmFlag = '--yes'
