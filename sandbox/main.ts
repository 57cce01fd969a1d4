import { join } from 'node:path'
import { type SharedClock, sharedClock } from './clock.ts'
import { type Note, startControlPage } from './control-page.ts'
import { explainWriteError } from './errors.ts'
import { listenError } from './listen.ts'
import { startMailbox } from './mailbox.ts'
import { type StandIn, standInModel, startStandIn } from './model/server.ts'
import type { Payments } from './payments/main.ts'
import { type Perch, startPerch } from './perch/main.ts'
import { sandboxApp, warbleApps } from './perch/oauth/apps.ts'
import type { OddnessSettings } from './perch/odd/oddness.ts'

export { type SharedClock, sharedClock } from './clock.ts'
export { SandboxError } from './errors.ts'
export { oddnessOf } from './perch/odd/oddness.ts'
export { type EmbeddedPostgres, type PostgresOptions, startPostgres } from './postgres.ts'

/** A port of 0 takes any free one. */
export interface SandboxOptions {
  dataDir: string
  host: string
  perchPort: number
  controlPort: number
  smtpPort: number
  /** If absent, there is no stand-in for Google. */
  googlePort?: number
  /** If absent, there is no stand-in for Stripe. */
  paymentsPort?: number
  /** If absent, there is no stand-in for a language model. */
  modelPort?: number
  clockFile: string
  /** When a new world begins; default: now. */
  beginning?: Date
  /** Warble's own origin, for the control page. */
  webOrigin: string
  notes?: Note[]
  seed?: number
  people?: number
  tick?: boolean
  oddness?: OddnessSettings
  log(line: string): void
}

export interface Sandbox {
  perch_url: string
  /** Warble's registration as an app of Perch. */
  perch_app: { id: string; secret: string; bearer: string }
  control_url: string
  smtp_port: number
  google: SandboxGoogle | null
  payments: SandboxPayments | null
  model: SandboxModel | null
  clock: SharedClock
  /** Makes Perch's people do everything that is due by the clock. */
  act(): void
  close(): Promise<void>
}

/** The settings with which Warble uses the stand-in for Google. */
interface SandboxGoogle {
  url: string
  client_id: string
  client_secret: string
}

type SandboxPayments = Payments
/** The settings with which Warble uses the stand-in for a language model. */
interface SandboxModel {
  url: string
  name: string
  standIn: StandIn
}

/**
 * Starts Perch, the mailbox, the control page and the stand-ins on one clock. If one fails to start, the others are
 * closed.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { dataDir, host, webOrigin, notes = [], log } = options
  const started: { close(): Promise<void> }[] = []
  const close = async () => {
    for (const part of started.splice(0).reverse()) await part.close()
  }
  try {
    const clock = sharedClock(options.clockFile, options.beginning)
    const mailbox = await startMailbox({ host, port: options.smtpPort, file: join(dataDir, 'mail.jsonl'), clock })
    started.push(mailbox)
    const perch = await startPerchNetwork(options, clock)
    started.push(perch)
    const google = await startGoogleStandIn(options)
    if (google) started.push(google)
    const payments = await startStripeStandIn(options, clock)
    if (payments) started.push(payments)
    const standIn = await startModelStandIn(options)
    if (standIn) started.push(standIn)
    const controlPage = await startControlPage({
      host,
      port: options.controlPort,
      clock,
      mailbox,
      webOrigin,
      perchUrl: perch.url,
      policy: perch.policy,
      oddness: perch.oddness,
      googleUrl: google?.url ?? null,
      paymentsUrl: payments?.url ?? null,
      model: standIn,
      notes,
    })
    started.push(controlPage)
    log(`The sandbox is up: Perch at ${perch.url}, the control page at ${controlPage.url}.`)
    const model = standIn && { url: standIn.url, name: standInModel, standIn }
    return {
      perch_url: perch.url,
      perch_app: sandboxApp,
      control_url: controlPage.url,
      smtp_port: mailbox.port,
      google,
      payments,
      model,
      clock,
      act: perch.act,
      close,
    }
  } catch (error) {
    await close()
    throw explainWriteError(dataDir, error)
  }
}

async function startGoogleStandIn({ host, googlePort, webOrigin }: SandboxOptions) {
  if (googlePort === undefined) return null
  // Loaded only if needed.
  const { googleClient, startGoogle } = await import('./google.ts')
  const google = await startGoogle({ host, port: googlePort, webOrigin })
  return { ...google, client_id: googleClient.id, client_secret: googleClient.secret }
}

async function startStripeStandIn(
  { host, paymentsPort: port, dataDir, webOrigin }: SandboxOptions,
  clock: SharedClock,
) {
  if (port === undefined) return null
  const { sandboxWebhookSecret: secret, startPayments } = await import('./payments/main.ts')
  const webhook = { url: `${webOrigin}/webhooks/stripe`, secret }
  return startPayments({ host, port, clock, journal: join(dataDir, 'payments.jsonl'), webhook })
}

async function startModelStandIn({ host, modelPort }: SandboxOptions): Promise<StandIn | null> {
  return modelPort === undefined ? null : startStandIn({ host, port: modelPort })
}

async function startPerchNetwork(
  { host, perchPort, dataDir, webOrigin, seed, people, tick, oddness }: SandboxOptions,
  clock: SharedClock,
): Promise<Perch> {
  try {
    const journal = join(dataDir, 'perch.jsonl')
    return await startPerch({
      host,
      port: perchPort,
      clock,
      journal,
      apps: warbleApps(webOrigin),
      ...(seed !== undefined && { seed }),
      ...(people !== undefined && { people }),
      ...(tick !== undefined && { tick }),
      ...(oddness !== undefined && { oddness }),
    })
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error
    const known = listenError(cause, { host, port: perchPort, part: 'Perch', variable: 'PERCH_PORT' })
    throw known === cause ? error : known
  }
}
