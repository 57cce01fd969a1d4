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
  /** Without it there is no stand-in for Google. */
  googlePort?: number
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
  google: SandboxGoogle | null
  clock: SharedClock
  close(): Promise<void>
}

/** What Warble needs to send people there. */
export interface SandboxGoogle {
  url: string
  client_id: string
  client_secret: string
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
    const google = await googleOf(options)
    if (google) started.push(google)
    const desk = await startDesk({
      host,
      port: options.deskPort,
      clock,
      mailbox,
      webOrigin,
      perchUrl: perch.url,
      googleUrl: google?.url ?? null,
      notes,
    })
    started.push(desk)
    log(`The sandbox is up: Perch at ${perch.url}, the desk at ${desk.url}.`)
    return { perch_url: perch.url, desk_url: desk.url, smtp_port: mailbox.port, google, clock, close }
  } catch (error) {
    await close()
    throw unwritable(dataDir, error)
  }
}

async function googleOf({ host, googlePort, webOrigin }: SandboxOptions) {
  if (googlePort === undefined) return null
  // Its package is loaded only where somebody wants it.
  const { googleClient, startGoogle } = await import('./google.ts')
  const google = await startGoogle({ host, port: googlePort, webOrigin })
  return { ...google, client_id: googleClient.id, client_secret: googleClient.secret }
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
