import { join } from 'node:path'
import { type SharedClock, sharedClock } from './clock.ts'
import { type Note, startDesk } from './desk.ts'
import { unwritable } from './errors.ts'
import { listenError } from './listen.ts'
import { startMailbox } from './mailbox.ts'
import { type Perch, startPerch } from './perch/main.ts'

export { type SharedClock, sharedClock } from './clock.ts'
export { SandboxError } from './errors.ts'
export { type EmbeddedPostgres, type PostgresOptions, startPostgres } from './postgres.ts'

/** For each port 0 takes any free one. */
export interface SandboxOptions {
  dataDir: string
  host: string
  perchPort: number
  deskPort: number
  smtpPort: number
  clockFile: string
  /** Where Warble itself answers, for the desk's front page. */
  webOrigin: string
  notes?: Note[]
  seed?: number
  people?: number
  tick?: boolean
  log(line: string): void
}

export interface Sandbox {
  perch_url: string
  desk_url: string
  smtp_port: number
  clock: SharedClock
  close(): Promise<void>
}

/** The outside world in a box: Perch, the mailbox and the desk, on one clock. All of it starts, or none. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { dataDir, host, webOrigin, notes = [], log } = options
  const started: { close(): Promise<void> }[] = []
  const close = async () => {
    for (const part of started.splice(0).reverse()) await part.close()
  }
  try {
    const clock = sharedClock(options.clockFile)
    const mailbox = await startMailbox({ host, port: options.smtpPort, file: join(dataDir, 'mail.jsonl'), clock })
    started.push(mailbox)
    const perch = await perchOf(options, clock)
    started.push(perch)
    const desk = await startDesk({
      host,
      port: options.deskPort,
      clock,
      mailbox,
      webOrigin,
      perchUrl: perch.url,
      notes,
    })
    started.push(desk)
    log(`The sandbox is up: Perch at ${perch.url}, the desk at ${desk.url}.`)
    return { perch_url: perch.url, desk_url: desk.url, smtp_port: mailbox.port, clock, close }
  } catch (error) {
    await close()
    throw unwritable(dataDir, error)
  }
}

async function perchOf(
  { host, perchPort, dataDir, seed, people, tick }: SandboxOptions,
  clock: SharedClock,
): Promise<Perch> {
  try {
    const journal = join(dataDir, 'perch.jsonl')
    return await startPerch({
      host,
      port: perchPort,
      clock,
      journal,
      ...(seed !== undefined && { seed }),
      ...(people !== undefined && { people }),
      ...(tick !== undefined && { tick }),
    })
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error
    const known = listenError(cause, { host, port: perchPort, part: 'Perch', variable: 'PERCH_PORT' })
    throw known === cause ? error : known
  }
}
