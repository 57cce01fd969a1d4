import { createAccessTokens } from '#app/adapters/access-token.ts'
import { fileClock, systemClock } from '#app/adapters/clock.ts'
import { packExtension } from '#app/adapters/extension-package.ts'
import { oidcProvider } from '#app/adapters/identity/oidc.ts'
import { messageIdOf } from '#app/adapters/mail/message-id.ts'
import { smtpMail } from '#app/adapters/mail/smtp.ts'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import { createReader, type Reader } from '#app/adapters/model/encoder/reader.ts'
import { llmMind } from '#app/adapters/model/llm/index.ts'
import type { Meter, Mind, Payer } from '#app/adapters/model/mind.ts'
import { createNetworks } from '#app/adapters/network/networks.ts'
import { stripePayments } from '#app/adapters/payments/stripe.ts'
import { createSecrets } from '#app/adapters/secrets.ts'
import { listen } from '#app/db/listen.ts'
import { migrate as migrateTables } from '#app/db/migrate.ts'
import { modelDialects } from '#app/db/model-dialects.ts'
import { type Db, isUnavailable, openDb } from '#app/db/pool.ts'
import { postVectors } from '#app/db/post-vectors.ts'
import { readingRecords } from '#app/db/reading-records.ts'
import { createSeals } from '#app/db/sealed.ts'
import { snapshots } from '#app/db/snapshot.ts'
import { tokenMeter } from '#app/domain/metering/llm-usage.ts'
import { authRules } from '#app/env/accounts.ts'
import { type Env, readEnv } from '#app/env/index.ts'
import { tokenSharesOf } from '#app/env/model.ts'
import { networkSettingsOf } from '#app/env/networks.ts'
import { paymentAccount } from '#app/env/payments.ts'
import { providerSettings } from '#app/env/providers.ts'
import { createHub, type Hub } from '#app/live/hub.ts'
import { liveChannel } from '#app/live/publish.ts'
import { createLog } from '#app/log.ts'
import { check, mailAddressIn } from '#app/operator/check/check.ts'
import { checkUsage } from '#app/operator/check/usage.ts'
import { type CommandOutcome, help, operate } from '#app/operator/commands.ts'
import { createQueue, createQueues, openBoss } from '#app/queue/queue.ts'
import type { Services } from '#app/services.ts'
import type { Worker } from '#app/worker/worker.ts'

export { unusableDatabase } from '#app/db/unusable.ts'
export { createDemoUser } from '#app/domain/account/user/create.ts'

/** Worker-only processes do not load it. */
export const loadWebServer = () => import('#app/http/server/server.ts')

export interface Warble {
  env: Env
  services: Services
  hub: Hub
  /** Returns the migrations it ran. */
  migrate(): Promise<string[]>
  open(): Promise<void>
  startWorker(): Promise<Worker>
  /** Needs `migrate` first. */
  operate(words: string[]): Promise<CommandOutcome>
  /** Needs nothing first: it says what doesn't work. */
  check(args: string[]): Promise<CommandOutcome>
  close(): Promise<void>
}

/** The composition root: everything that reaches outside is created here, once. `settingUp`: see `paymentMistake`. Throws `EnvError`. */
export function createWarble(source?: NodeJS.ProcessEnv, extensionFolder?: string, settingUp = false): Warble {
  const env = readEnv(source, settingUp)
  const log = createLog(env.LOG_LEVEL)
  const clock = env.CLOCK_FILE ? fileClock(env.CLOCK_FILE) : systemClock
  const onLost = (error: Error) => log.warn({ err: error }, 'a database connection was lost')
  const { db } = openDb(env.DATABASE_URL, env.DATABASE_POOL, onLost)
  const boss = openBoss(env.DATABASE_URL, (error) => {
    if (isUnavailable(error)) log.warn({ err: error }, 'the queue lost the database')
    else log.error({ err: error }, 'the queue failed')
  })
  const secrets = createSecrets(env.SECRETS)
  const rules = authRules(env)
  const account = paymentAccount(env)
  const hub = createHub(db)
  const settings = networkSettingsOf(env, env.ORIGIN, env.WARBLE_ENV === 'production')
  const networks = createNetworks(settings, clock, readingRecords(db))
  const token_shares = tokenSharesOf(env)
  const meterOf = (payer: Payer) => tokenMeter({ db, clock, token_shares }, payer)
  const services: Services = {
    db,
    snapshot: snapshots(env.DATABASE_URL),
    clock,
    log,
    secrets,
    queue: createQueue(),
    networks,
    mind: chooseMind(env, log, createReader(postVectors(db, clock)), meterOf, db),
    token_shares,
    mail: smtpMail(env.SMTP_URL, env.MAIL_FROM, {
      name: new URL(env.ORIGIN).hostname,
      messageId: messageIdOf(secrets),
    }),
    payments: account && stripePayments(account, env.ORIGIN),
    seals: createSeals(env.SEAL_KEYS),
    rules,
    extension: extensionFolder ? packExtension(extensionFolder, env.ORIGIN, networks.offered) : null,
    providers: providerSettings(env).map(oidcProvider),
    tokens: createAccessTokens(secrets, `${env.ORIGIN}/auth/v1`, clock, rules.access_token_ttl / 1000),
    site: siteOf(env),
  }
  const closers: (() => Promise<void>)[] = []
  let starting: Promise<unknown> | undefined
  let opening: Promise<void> | undefined
  function startQueue(): Promise<unknown> {
    starting ??= boss.start().then(() => closers.push(() => boss.stop({ graceful: false, wait: false })))
    return starting
  }
  async function open(): Promise<void> {
    await startQueue()
    const listener = await listen(
      env.DATABASE_URL,
      [liveChannel],
      (_channel, payload) => hub.receive(payload),
      () => hub.resync(),
    )
    closers.push(() => listener.close())
  }
  return {
    env,
    services,
    hub,
    async migrate() {
      // Without a timeout: migrations can be slow, and servers that start together wait for each other.
      const patient = openDb(env.DATABASE_URL, 1, onLost, null)
      try {
        const ran = await migrateTables(patient.db)
        await startQueue()
        await createQueues(boss, patient.db)
        return ran
      } finally {
        await patient.db.destroy()
      }
    },
    open() {
      opening ??= open()
      return opening
    },
    async startWorker() {
      // The worker loads the model's language data, which a process that only serves pages does not need.
      const { startWorker } = await import('#app/worker/worker.ts')
      return startWorker(services, boss, env.DATABASE_URL)
    },
    operate: (words) => operate(services, words, clock.now()),
    async check(args) {
      const mailTo = mailAddressIn(args)
      if (mailTo === undefined) return { lines: help([checkUsage]), code: 2 }
      return check({ env, services, mailTo, signal: new AbortController().signal })
    },
    async close() {
      for (const close of closers.reverse()) await close().catch(() => undefined)
      services.mail.close()
      await db.destroy()
    },
  }
}

function siteOf(env: Env): Services['site'] {
  return {
    origin: env.ORIGIN,
    operator_name: env.OPERATOR_NAME ?? null,
    support_email: env.SUPPORT_EMAIL,
    social_links: env.SOCIAL_LINKS,
    support_phone: env.SUPPORT_PHONE ?? null,
    extension_store_url: env.EXTENSION_STORE_URL ?? null,
    language_model: env.MIND === 'llm' && env.LLM_URL ? new URL(env.LLM_URL).host : null,
    operator_page: env.OPERATOR_PAGE === 'on',
    development: env.WARBLE_ENV !== 'production',
  }
}

/** What the models need (language data, the SDK) is loaded on first use. */
function chooseMind(env: Env, log: Services['log'], reader: Reader, meterOf: (payer: Payer) => Meter, db: Db): Mind {
  const embedded = embeddedMind(reader)
  if (env.MIND !== 'llm' || env.LLM_URL === undefined || env.LLM_MODEL === undefined) return embedded
  return llmMind({
    url: env.LLM_URL,
    key: env.LLM_KEY,
    model: env.LLM_MODEL,
    timeoutMs: env.LLM_TIMEOUT_MS,
    meterOf,
    fallback: embedded,
    reader,
    dialects: modelDialects(db, env.LLM_URL, env.LLM_MODEL),
    onDialect: (dialect) => log.warn({ dialect }, 'the language model’s server is asked in its own way from now on'),
    onFallback: (reason) =>
      log[reason.again ? 'debug' : 'warn'](reason, 'the embedded mind stood in for the language model'),
  })
}
