import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { dayZone, firstLook } from './first-look/begin.js'
import { newcomersOf } from './first-look/newcomers.js'

const demo = { email: 'demo@warble.test', password: 'a quiet morning', time_zone: dayZone(new Date()) }

/** Starts what is missing and writes its URLs into the environment. Existing settings are left alone. */
export async function embedded(modules, role, closers) {
  const env = process.env
  const dataDir = resolve(env.DATA_DIR ?? '.warble')
  const log = (line) => console.error(line)
  env.PORT ??= '3000'
  env.HOST ??= '127.0.0.1'
  env.ORIGIN ??= `http://localhost:${env.PORT}`
  const wantsDatabase = !env.DATABASE_URL && role !== 'sandbox'
  // The operator's commands need only the database, and run next to a running system.
  const onlyDatabase = role === 'operator'
  if (onlyDatabase) {
    env.PERCH_URL ??= 'http://127.0.0.1:4310'
    env.SMTP_URL ??= 'smtp://127.0.0.1:4312'
    const clockFile = join(dataDir, 'clock.json')
    if (existsSync(clockFile)) env.CLOCK_FILE ??= clockFile
  }
  const wantsBox = !env.PERCH_URL || !env.SMTP_URL
  // A mind or a model address that is configured takes precedence.
  const wantsModel = !env.MIND && !env.LLM_URL
  let sandbox = null
  let look = null
  if (wantsDatabase || wantsBox) {
    makeFolder(dataDir)
    const { oddnessOf, startPostgres, startSandbox } = await modules.sandbox()
    if (wantsDatabase) {
      const postgres = await startPostgres({ dataDir, port: Number(env.PG_PORT ?? 0), log })
      closers.push(() => postgres.stop())
      env.DATABASE_URL = postgres.url
      if (onlyDatabase) log(`Without NODE_ENV=production this command is for the embedded database in ${dataDir}.`)
    }
    if (wantsBox) {
      env.CLOCK_FILE ??= join(dataDir, 'clock.json')
      look = firstLook({ env, dataDir, role, modelIsOurs: wantsModel || env.MIND === 'embedded' })
      sandbox = await startSandbox({
        dataDir,
        host: '127.0.0.1',
        perchPort: Number(env.PERCH_PORT ?? 4310),
        controlPort: Number(env.CONTROL_PORT ?? 4311),
        smtpPort: Number(env.SMTP_PORT ?? 4312),
        ...(wantsModel && { modelPort: Number(env.MODEL_PORT ?? 4315) }),
        ...(!env.GOOGLE_CLIENT_ID && { googlePort: Number(env.GOOGLE_PORT ?? 4313) }),
        ...(!env.STRIPE_SECRET_KEY && { paymentsPort: Number(env.PAYMENTS_PORT ?? 4314) }),
        clockFile: env.CLOCK_FILE,
        ...(look && { beginning: look.beginning, people: look.people }),
        webOrigin: env.ORIGIN,
        oddness: oddnessOf(env),
        notes: [{ title: 'Sign in to Warble', lines: [demo.email, demo.password] }],
        log,
      })
      closers.push(() => sandbox.close())
      if (env.PERCH_URL === undefined) {
        env.PERCH_APP_TOKEN ??= sandbox.perch_app.bearer
        env.PERCH_CLIENT_ID ??= sandbox.perch_app.id
        env.PERCH_CLIENT_SECRET ??= sandbox.perch_app.secret
      }
      env.PERCH_URL ??= sandbox.perch_url
      if (!env.X_CLIENT_ID) {
        for (const name of ['X_URL', 'X_WEB_URL', 'X_PICTURE_URL']) env[name] ??= sandbox.perch_url
        env.X_CLIENT_ID = sandbox.perch_app.id
        env.X_CLIENT_SECRET = sandbox.perch_app.secret
      }
      if (sandbox.google) {
        env.GOOGLE_URL = sandbox.google.url
        env.GOOGLE_CLIENT_ID = sandbox.google.client_id
        env.GOOGLE_CLIENT_SECRET = sandbox.google.client_secret
      }
      if (sandbox.payments) {
        env.STRIPE_URL = sandbox.payments.url
        env.STRIPE_SECRET_KEY = sandbox.payments.secretKey
        env.STRIPE_WEBHOOK_SECRETS = sandbox.payments.webhookSecret
        env.STRIPE_LINK_STARTER ??= sandbox.payments.links.starter
        env.STRIPE_LINK_PRO ??= sandbox.payments.links.pro
      }
      if (sandbox.model) {
        env.MIND = 'llm'
        env.LLM_URL = sandbox.model.url
        env.LLM_MODEL = sandbox.model.name
        // The stand-in costs nothing: its tokens shall not end after a visitor's third try.
        env.LLM_DAILY_TOKENS ??= '100000000'
      }
      env.SMTP_URL ??= `smtp://127.0.0.1:${sandbox.smtp_port}`
    }
  }
  const secrets = rememberedSecrets(dataDir)
  env.SECRETS ??= secrets.SECRETS
  env.SEAL_KEYS ??= secrets.SEAL_KEYS
  const newcomers = newcomersOf()
  const playing = async (warble, worker, signal) => {
    const { play } = await import('./first-look/play.js')
    await play({ web: env.ORIGIN, warble, worker, sandbox, demo, newcomers, signal, log })
    look.end()
  }
  return {
    demo: sandbox && { ...demo, is_sample: look !== null },
    announce: () => console.error(announcement(env, sandbox, look !== null)),
    playFirstLook: look ? playing : null,
    onRequest: look ? newcomers.onRequest : null,
  }
}

function makeFolder(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new Error(`The data folder ${dataDir} cannot be made (${error.code}). Set DATA_DIR to one you may write.`)
  }
}

/** Kept after the first start, so that sessions and sealed tokens survive a restart. */
function rememberedSecrets(dataDir) {
  const file = join(dataDir, 'secrets.json')
  if (!existsSync(file)) {
    const made = {
      SECRETS: randomBytes(32).toString('base64url'),
      SEAL_KEYS: `dev:${randomBytes(32).toString('base64')}`,
    }
    makeFolder(dataDir)
    createWhole(file, JSON.stringify(made))
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // New keys would make everything unreadable that is sealed with these.
    throw new Error(`The keys in ${file} cannot be read: restore that file, or remove ${dataDir} to begin anew.`)
  }
}

/** Atomic: creates the file with all of its text, unless another start has created it. */
function createWhole(file, text) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
}

function announcement(env, sandbox, isPlaying) {
  if (!sandbox) return `\nWarble  ${env.ORIGIN}\n`
  const networks = (env.NETWORKS ?? 'perch').split(',').map((name) => name.trim())
  // Perch takes X's place too, unless that is configured.
  const onPerch = networks.includes('perch') || (networks.includes('x') && env.X_URL === sandbox.perch_url)
  return `
  Warble    ${env.ORIGIN}
            sign in as ${demo.email} with the password: ${demo.password}
${onPerch ? `  Perch     ${sandbox.perch_url}\n            ready accounts, with their tokens: ${sandbox.perch_url}/i/dev-accounts\n` : ''}  Control   ${sandbox.control_url}
            the mailbox, and a clock that can be sped up
${sandbox.model ? `  Model     ${sandbox.model.url}\n            stands in for a language model: its answers were written beforehand\n` : ''}${sandbox.google ? `  Google    ${sandbox.google.url}\n            stands in for Google's sign-in: "Continue with Google" leads there\n` : ''}${sandbox.payments ? `  Payments  ${sandbox.payments.url}\n            stands in for Stripe: pay with the card 4242 4242 4242 4242\n` : ''}
  How to go on: ${isPlaying ? 'sign in and look around: the demo account plays its last two weeks now, in about two minutes. To begin at the\n  beginning, sign up, or press Start empty; then ' : 'sign in, '}${onPerch ? 'press Connect with Perch in the setup, choose a ready-made\n  account there' : 'connect your account'}, watch the analysis, and wake the bot up. To see an hour pass in a minute, set the clock to x60 on the control page.
`
}
